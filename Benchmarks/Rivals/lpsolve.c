// SPDX-License-Identifier: GPL-3.0-or-later
// lp_solve behind the interface of the rivals, with its default options but for silence.

#include "rival.h"

#include <lpsolve/lp_lib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *rival_version(void) {
  static char text[64];
  int major, minor, release, build;
  lp_solve_version(&major, &minor, &release, &build);
  snprintf(text, sizeof text, "%d.%d.%d.%d", major, minor, release, build);
  return text;
}

static double bound(double value) { return isinf(value) ? (value < 0 ? -1e30 : 1e30) : value; }

static void add_row(lprec *model, const struct rival_program *program, int row, int *columns) {
  int start = program->row_starts[row];
  int count = program->row_starts[row + 1] - start;
  double lower = program->row_lower[row], upper = program->row_upper[row];
  for (int entry = 0; entry < count; entry++) columns[entry] = program->indices[start + entry] + 1;
  int type = lower == upper ? EQ : isinf(lower) ? LE : GE;
  double side = type == LE ? upper : lower;
  add_constraintex(model, count, (double *)program->coefficients + start, columns, type,
                   bound(side));
  if (type == GE && !isinf(upper)) set_rh_range(model, row + 1, upper - lower);
}

static void *open_program(const struct rival_program *program) {
  lprec *model = make_lp(0, program->columns);
  if (model == NULL) return NULL;
  set_verbose(model, NEUTRAL);
  int *columns = malloc((program->columns + 1) * sizeof *columns);
  for (int column = 0; column < program->columns; column++) {
    set_bounds(model, column + 1, bound(program->column_lower[column]),
               bound(program->column_upper[column]));
  }
  // Rows are added fastest in the row mode, in which the objective comes first.
  set_add_rowmode(model, TRUE);
  for (int column = 0; column < program->columns; column++) columns[column] = column + 1;
  set_obj_fnex(model, program->columns, (double *)program->costs, columns);
  for (int row = 0; row < program->rows; row++) add_row(model, program, row, columns);
  set_add_rowmode(model, FALSE);
  set_minim(model);
  free(columns);
  return model;
}

void *rival_open(int32_t columns, int32_t rows, const double *column_lower,
                 const double *column_upper, const double *costs, const double *row_lower,
                 const double *row_upper, const int32_t *row_starts, const int32_t *indices,
                 const double *coefficients) {
  struct rival_program program = {columns,   rows,       column_lower, column_upper, costs,
                                  row_lower, row_upper,  row_starts,   indices,      coefficients};
  return open_program(&program);
}

void *rival_read(const char *path) {
  return read_freeMPS((char *)path, NEUTRAL);
}

void rival_fix(void *session, int32_t column, double value) {
  set_bounds(session, column + 1, value, value);
}

int32_t rival_solve(void *session) {
  int status = solve(session);
  return status == OPTIMAL || status == PRESOLVED ? 0 : status == 0 ? 0 : status + 100;
}

double rival_objective(void *session) { return get_objective(session); }

void rival_values(void *session, double *values) { get_variables(session, values); }

void rival_close(void *session) { delete_lp(session); }
