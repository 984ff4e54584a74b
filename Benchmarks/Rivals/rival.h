// SPDX-License-Identifier: GPL-3.0-or-later
// What every rival that solves linear programs offers, so that one piece of Swift drives them all.
// Each rival is a shared library of its own; none of them is linked to the harness.

#ifndef SOLVELAYOUT_RIVAL_H
#define SOLVELAYOUT_RIVAL_H

#include <stdint.h>

// A program to minimise, its coefficients by rows. Infinite bounds are the infinities of C.
struct rival_program {
  int32_t columns;
  int32_t rows;
  const double *column_lower;
  const double *column_upper;
  const double *costs;
  const double *row_lower;
  const double *row_upper;
  const int32_t *row_starts;  // one more than there are rows
  const int32_t *indices;
  const double *coefficients;
};

#ifdef __cplusplus
extern "C" {
#endif

// The rival's version; lives as long as the library.
const char *rival_version(void);

// A session with the program, not yet solved; null when the rival refuses it. The arguments are
// the members of `rival_program`.
void *rival_open(int32_t columns, int32_t rows, const double *column_lower,
                 const double *column_upper, const double *costs, const double *row_lower,
                 const double *row_upper, const int32_t *row_starts, const int32_t *indices,
                 const double *coefficients);

// A session with the program of a file in free MPS format; null when the rival cannot read it.
void *rival_read(const char *path);

// Fixes a column at a value, keeping what the last solve found.
void rival_fix(void *session, int32_t column, double value);

// Solves from where the last solve ended; 0 when the values are optimal.
int32_t rival_solve(void *session);

// The objective of the last solve.
double rival_objective(void *session);

// The values of the columns.
void rival_values(void *session, double *values);

// Frees a session.
void rival_close(void *session);

#ifdef __cplusplus
}
#endif

#endif
