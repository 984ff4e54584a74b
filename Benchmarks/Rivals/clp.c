// SPDX-License-Identifier: GPL-3.0-or-later
// CLP behind the interface of the rivals: its initial solve, then the dual simplex from there.

#include "rival.h"

#include <Clp_C_Interface.h>
#include <stdlib.h>
#include <string.h>

struct session {
  Clp_Simplex *model;
  int is_solved;
};

const char *rival_version(void) { return Clp_Version(); }

static struct session *open_session(void) {
  struct session *session = malloc(sizeof *session);
  session->model = Clp_newModel();
  session->is_solved = 0;
  Clp_setLogLevel(session->model, 0);
  Clp_setPrimalTolerance(session->model, 1e-9);
  Clp_setDualTolerance(session->model, 1e-9);
  return session;
}

// CLP takes the coefficients by columns.
static void *open_program(const struct rival_program *program) {
  int entries = program->row_starts[program->rows];
  CoinBigIndex *starts = calloc(program->columns + 1, sizeof *starts);
  int *rows = malloc((entries + 1) * sizeof *rows);
  double *coefficients = malloc((entries + 1) * sizeof *coefficients);
  int *next = malloc((program->columns + 1) * sizeof *next);
  for (int entry = 0; entry < entries; entry++) starts[program->indices[entry] + 1]++;
  for (int column = 0; column < program->columns; column++) starts[column + 1] += starts[column];
  for (int column = 0; column < program->columns; column++) next[column] = starts[column];
  for (int row = 0; row < program->rows; row++) {
    for (int entry = program->row_starts[row]; entry < program->row_starts[row + 1]; entry++) {
      int place = next[program->indices[entry]]++;
      rows[place] = row;
      coefficients[place] = program->coefficients[entry];
    }
  }
  struct session *session = open_session();
  Clp_loadProblem(session->model, program->columns, program->rows, starts, rows, coefficients,
                  program->column_lower, program->column_upper, program->costs,
                  program->row_lower, program->row_upper);
  free(starts);
  free(rows);
  free(coefficients);
  free(next);
  return session;
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
  struct session *session = open_session();
  if (Clp_readMps(session->model, path, 1, 0) == 0) return session;
  rival_close(session);
  return NULL;
}

void rival_fix(void *any, int32_t column, double value) {
  struct session *session = any;
  Clp_columnLower(session->model)[column] = value;
  Clp_columnUpper(session->model)[column] = value;
}

int32_t rival_solve(void *any) {
  struct session *session = any;
  if (session->is_solved) {
    Clp_dual(session->model, 0);
  } else {
    Clp_initialSolve(session->model);
  }
  session->is_solved = 1;
  return Clp_status(session->model);
}

double rival_objective(void *any) {
  return Clp_objectiveValue(((struct session *)any)->model);
}

void rival_values(void *any, double *values) {
  Clp_Simplex *model = ((struct session *)any)->model;
  memcpy(values, Clp_primalColumnSolution(model), Clp_numberColumns(model) * sizeof *values);
}

void rival_close(void *any) {
  struct session *session = any;
  Clp_deleteModel(session->model);
  free(session);
}
