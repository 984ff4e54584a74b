// SPDX-License-Identifier: GPL-3.0-or-later
#include "CGLPKCall.h"

#ifndef SOLVELAYOUT_GLPK

void cglpk_read_tableau(
    const cglpk_model *model, const cglpk_options *options, cglpk_tableau *tableau,
    cglpk_result *result) {
  (void)tableau;
  cglpk_solve(model, options, result);
}

void cglpk_tableau_free(cglpk_tableau *tableau) { (void)tableau; }

#else

#include <stdlib.h>

/// Makes room for `more` numbers behind the answers so far; 0 when there is no memory.
static int reserve(cglpk_tableau *tableau, int64_t more) {
  int64_t needed = tableau->count + more;
  if (needed <= tableau->capacity) return 1;
  int64_t capacity = 2 * needed;
  int32_t *index = realloc(tableau->index, (size_t)capacity * sizeof *index);
  if (index == NULL) return 0;
  tableau->index = index;
  double *value = realloc(tableau->value, (size_t)capacity * sizeof *value);
  if (value == NULL) return 0;
  tableau->value = value;
  tableau->capacity = capacity;
  return 1;
}

/// Appends one answer. GLPK's arrays start at 1, so they are moved one place down.
static int answer(glp_prob *problem, cglpk_tableau *tableau, int of, int is_row, int longest) {
  if (!reserve(tableau, longest + 1)) return 0;
  int32_t *index = tableau->index + tableau->count;
  double *value = tableau->value + tableau->count;
  int count = is_row ? glp_eval_tab_row(problem, of + 1, index, value)
                     : glp_eval_tab_col(problem, of + 1, index, value);
  for (int k = 0; k < count; k++) {
    index[k] = index[k + 1] - 1;
    value[k] = value[k + 1];
  }
  tableau->count += count;
  return 1;
}

static void run_tableau(cglpk_call *call) {
  cglpk_result *result = call->result;
  cglpk_tableau *tableau = call->tableau;
  int longest = call->model->rows + call->model->columns;
  call->started = glp_time();
  glp_prob *problem = cglpk_build(call->model);
  cglpk_load_start(problem, call);
  result->outcome = CGLPK_FAILED;
  result->code = GLP_EBADB;
  if (!result->basis_replaced) result->code = glp_warm_up(problem);
  if (result->code == 0) {
    int has_room = 1;
    int64_t *end = tableau->ends;
    for (int k = 0; k < tableau->row_requests && has_room; k++) {
      has_room = answer(problem, tableau, tableau->row_of[k], 1, longest);
      *end++ = tableau->count;
    }
    for (int k = 0; k < tableau->column_requests && has_room; k++) {
      has_room = answer(problem, tableau, tableau->column_of[k], 0, longest);
      *end++ = tableau->count;
    }
    cglpk_read_basic(problem, call);
    result->outcome = has_room ? CGLPK_OPTIMAL : CGLPK_BREAKDOWN;
  }
  glp_delete_prob(problem);
}

void cglpk_tableau_free(cglpk_tableau *tableau) {
  free(tableau->index);
  free(tableau->value);
  tableau->index = NULL;
  tableau->value = NULL;
}

void cglpk_read_tableau(
    const cglpk_model *model, const cglpk_options *options, cglpk_tableau *tableau,
    cglpk_result *result) {
  cglpk_call call = {.model = model, .options = options, .result = result, .tableau = tableau};
  cglpk_guarded(&call, run_tableau);
}

#endif
