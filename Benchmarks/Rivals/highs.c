// SPDX-License-Identifier: GPL-3.0-or-later
// HiGHS behind the interface of the rivals, with its default options but for silence.

#include "rival.h"

#include <interfaces/highs_c_api.h>
#include <stdlib.h>

const char *rival_version(void) { return Highs_version(); }

static void *silent(void) {
  void *highs = Highs_create();
  Highs_setBoolOptionValue(highs, "output_flag", 0);
  return highs;
}

static void *open_program(const struct rival_program *program) {
  void *highs = silent();
  HighsInt entries = program->row_starts[program->rows];
  HighsInt status = Highs_passLp(
      highs, program->columns, program->rows, entries, kHighsMatrixFormatRowwise,
      kHighsObjSenseMinimize, 0, program->costs, program->column_lower, program->column_upper,
      program->row_lower, program->row_upper, program->row_starts, program->indices,
      program->coefficients);
  if (status != kHighsStatusError) return highs;
  Highs_destroy(highs);
  return NULL;
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
  void *highs = silent();
  if (Highs_readModel(highs, path) != kHighsStatusError) return highs;
  Highs_destroy(highs);
  return NULL;
}

void rival_fix(void *session, int32_t column, double value) {
  Highs_changeColBounds(session, column, value, value);
}

int32_t rival_solve(void *session) {
  if (Highs_run(session) == kHighsStatusError) return 1;
  return Highs_getModelStatus(session) == kHighsModelStatusOptimal ? 0 : 2;
}

double rival_objective(void *session) { return Highs_getObjectiveValue(session); }

void rival_values(void *session, double *values) {
  Highs_getSolution(session, values, NULL, NULL, NULL);
}

void rival_close(void *session) { Highs_destroy(session); }
