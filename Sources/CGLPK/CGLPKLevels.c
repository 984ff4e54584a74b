// SPDX-License-Identifier: GPL-3.0-or-later
#include "CGLPKCall.h"

#ifndef SOLVELAYOUT_GLPK

void cglpk_solve_levels(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *levels,
    cglpk_result *result, cglpk_levels_result *levels_result) {
  (void)levels;
  (void)levels_result;
  cglpk_solve(model, options, result);
}

void cglpk_solve_each(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *objectives,
    cglpk_result *result, cglpk_each_result *each) {
  (void)objectives;
  (void)each;
  cglpk_solve(model, options, result);
}

#else

#include <math.h>

/// Sets the costs of a level, and nothing else, and answers the largest of them.
static double set_costs(glp_prob *problem, const cglpk_levels *levels, int level) {
  if (level > 0) {
    for (int k = levels->first[level - 1]; k < levels->first[level]; k++) {
      glp_set_obj_coef(problem, levels->column[k] + 1, 0);
    }
  }
  double largest = 0;
  for (int k = levels->first[level]; k < levels->first[level + 1]; k++) {
    glp_set_obj_coef(problem, levels->column[k] + 1, levels->cost[k]);
    if (fabs(levels->cost[k]) > largest) largest = fabs(levels->cost[k]);
  }
  return largest;
}

/// Fixes what must keep its value in every optimum of the level, and says whether anything is
/// left that may still move.
static int fix_and_look(glp_prob *problem, const cglpk_call *call, int level, double threshold) {
  cglpk_levels_result *result = call->levels_result;
  int open = 0;
  for (int i = 0; i < call->model->rows; i++) {
    int status = glp_get_row_stat(problem, i + 1);
    if (status == GLP_BS || status == GLP_NS) continue;
    if (status == GLP_NF || fabs(glp_get_row_dual(problem, i + 1)) <= threshold) {
      open = 1;
      continue;
    }
    double bound =
        status == GLP_NL ? glp_get_row_lb(problem, i + 1) : glp_get_row_ub(problem, i + 1);
    glp_set_row_bnds(problem, i + 1, GLP_FX, bound, bound);
    result->row_level[i] = level + 1;
    result->row_bound[i] = bound;
  }
  for (int j = 0; j < call->model->columns; j++) {
    int status = glp_get_col_stat(problem, j + 1);
    if (status == GLP_BS || status == GLP_NS) continue;
    if (status == GLP_NF || fabs(glp_get_col_dual(problem, j + 1)) <= threshold) {
      open = 1;
      continue;
    }
    double bound =
        status == GLP_NL ? glp_get_col_lb(problem, j + 1) : glp_get_col_ub(problem, j + 1);
    glp_set_col_bnds(problem, j + 1, GLP_FX, bound, bound);
    result->column_level[j] = level + 1;
    result->column_bound[j] = bound;
  }
  return open;
}

static int is_limit(int outcome) {
  return outcome == CGLPK_ITERATION_LIMIT || outcome == CGLPK_TIME_LIMIT;
}

/// Continues with the primal simplex; where rounding stops it, from a cold basis, then exactly.
static int solve_level(glp_prob *problem, cglpk_call *call) {
  int outcome = cglpk_simplex(problem, call, GLP_PRIMAL);
  if (outcome == CGLPK_OPTIMAL || is_limit(outcome)) return outcome;
  glp_std_basis(problem);
  outcome = cglpk_simplex(problem, call, GLP_PRIMAL);
  if (outcome != CGLPK_FAILED) return outcome;
  return cglpk_exact(problem, call);
}

/// Whether the basis is best but for bounds that its values pass: then the dual simplex, which
/// mends these one by one, is done sooner than the primal one, which begins by forgetting costs.
static int is_dual_feasible(glp_prob *problem, const cglpk_call *call) {
  if (glp_warm_up(problem) != 0) return 0;
  double tolerance = call->options->dual_tolerance;
  for (int i = 1; i <= call->model->rows; i++) {
    double dual = glp_get_row_dual(problem, i);
    int status = glp_get_row_stat(problem, i);
    if (status == GLP_NL && dual < -tolerance) return 0;
    if (status == GLP_NU && dual > tolerance) return 0;
    if (status == GLP_NF && fabs(dual) > tolerance) return 0;
  }
  for (int j = 1; j <= call->model->columns; j++) {
    double dual = glp_get_col_dual(problem, j);
    int status = glp_get_col_stat(problem, j);
    if (status == GLP_NL && dual < -tolerance) return 0;
    if (status == GLP_NU && dual > tolerance) return 0;
    if (status == GLP_NF && fabs(dual) > tolerance) return 0;
  }
  return 1;
}

/// Solves the first level by the method that suits the basis to start from.
static int solve_first(glp_prob *problem, cglpk_call *call) {
  if (is_dual_feasible(problem, call)) {
    call->flips = 1;
    int outcome = cglpk_simplex(problem, call, GLP_DUAL);
    call->flips = 0;
    if (outcome == CGLPK_OPTIMAL || is_limit(outcome)) return outcome;
  }
  return solve_level(problem, call);
}

/// Without costs every basis is dual feasible, so the dual simplex goes straight to the proof.
static int prove_infeasible(glp_prob *problem, cglpk_call *call) {
  for (int j = 1; j <= call->model->columns; j++) glp_set_obj_coef(problem, j, 0);
  int outcome = cglpk_simplex(problem, call, GLP_DUAL);
  if (outcome == CGLPK_INFEASIBLE) cglpk_read_ray(problem, call);
  // The primal simplex has found no feasible point; a proof that fails does not change that.
  return CGLPK_INFEASIBLE;
}

static void run_levels(cglpk_call *call) {
  cglpk_result *result = call->result;
  cglpk_levels_result *levels_result = call->levels_result;
  call->started = glp_time();
  glp_prob *problem = cglpk_build(call->model);
  cglpk_load_start(problem, call);
  for (int j = 1; j <= call->model->columns; j++) glp_set_obj_coef(problem, j, 0);
  int open = 1;
  result->outcome = CGLPK_OPTIMAL;
  for (int level = 0; level < call->levels->count && open; level++) {
    double largest = set_costs(problem, call->levels, level);
    result->outcome = level == 0 ? solve_first(problem, call) : solve_level(problem, call);
    if (result->outcome != CGLPK_OPTIMAL) {
      if (result->outcome == CGLPK_INFEASIBLE && level == 0) prove_infeasible(problem, call);
      break;
    }
    // Without costs every reduced cost is 0, and the threshold is met by all.
    open = fix_and_look(problem, call, level, call->levels->threshold * largest);
    levels_result->open[level] = open;
    levels_result->solved = level + 1;
  }
  cglpk_read_basic(problem, call);
  result->iterations = glp_get_it_cnt(problem);
  glp_delete_prob(problem);
}

void cglpk_solve_levels(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *levels,
    cglpk_result *result, cglpk_levels_result *levels_result) {
  cglpk_call call = {
      .model = model,
      .options = options,
      .result = result,
      .levels = levels,
      .levels_result = levels_result,
  };
  cglpk_guarded(&call, run_levels);
}

// MARK: - Independent objectives

static void run_each(cglpk_call *call) {
  cglpk_result *result = call->result;
  cglpk_each_result *each = call->each;
  int columns = call->model->columns;
  call->started = glp_time();
  glp_prob *problem = cglpk_build(call->model);
  cglpk_load_start(problem, call);
  for (int j = 1; j <= columns; j++) glp_set_obj_coef(problem, j, 0);
  for (int k = 0; k < call->levels->count; k++) {
    set_costs(problem, call->levels, k);
    each->outcome[k] = solve_level(problem, call);
    each->code[k] = result->code;
    double *values = each->values + (size_t)k * (size_t)columns;
    for (int j = 0; j < columns; j++) values[j] = glp_get_col_prim(problem, j + 1);
  }
  cglpk_read_basic(problem, call);
  result->outcome = CGLPK_OPTIMAL;
  result->iterations = glp_get_it_cnt(problem);
  glp_delete_prob(problem);
}

void cglpk_solve_each(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *objectives,
    cglpk_result *result, cglpk_each_result *each) {
  cglpk_call call = {
      .model = model,
      .options = options,
      .result = result,
      .levels = objectives,
      .each = each,
  };
  cglpk_guarded(&call, run_each);
}

#endif
