// SPDX-License-Identifier: GPL-3.0-or-later
#include "CGLPK.h"

#ifndef SOLVELAYOUT_GLPK

int32_t cglpk_is_built_in(void) { return 0; }

const char *cglpk_version(void) { return ""; }

void cglpk_solve(const cglpk_model *model, const cglpk_options *options, cglpk_result *result) {
  (void)model;
  (void)options;
  result->outcome = CGLPK_NOT_BUILT_IN;
}

void cglpk_solve_levels(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *levels,
    cglpk_result *result, cglpk_levels_result *levels_result) {
  (void)levels;
  (void)levels_result;
  cglpk_solve(model, options, result);
}

void cglpk_read_tableau(
    const cglpk_model *model, const cglpk_options *options, cglpk_tableau *tableau,
    cglpk_result *result) {
  (void)tableau;
  cglpk_solve(model, options, result);
}

void cglpk_tableau_free(cglpk_tableau *tableau) { (void)tableau; }

void cglpk_solve_each(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *objectives,
    cglpk_result *result, cglpk_each_result *each) {
  (void)objectives;
  (void)each;
  cglpk_solve(model, options, result);
}

#else

#include <float.h>
#include <glpk.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/// Everything one call needs; it lives on the caller's stack, below the setjmp.
typedef struct {
  jmp_buf escape;
  const cglpk_model *model;
  const cglpk_options *options;
  cglpk_result *result;
  double started;
  /// Only for calls with levels.
  const cglpk_levels *levels;
  cglpk_levels_result *levels_result;
  /// Only for calls that read the tableau.
  cglpk_tableau *tableau;
  /// Only for calls with independent objectives, which are in `levels`.
  cglpk_each_result *each;
} cglpk_call;

/// Guards the call where GLPK was built without thread-local storage.
static pthread_mutex_t single_thread = PTHREAD_MUTEX_INITIALIZER;

int32_t cglpk_is_built_in(void) { return 1; }

const char *cglpk_version(void) { return glp_version(); }

// MARK: - Hooks

/// Keeps what GLPK would print. Returning 1 tells GLPK not to print it.
static int keep_text(void *info, const char *text) {
  cglpk_result *result = ((cglpk_call *)info)->result;
  size_t length = strlen(text);
  size_t room = result->log_capacity - result->log_length;
  if (length > room) length = room;
  if (length > 0) memcpy(result->log + result->log_length, text, length);
  result->log_length += length;
  return 1;
}

/// Leaves GLPK by a jump, over frames of GLPK and of this file only.
static void leave(void *info) { longjmp(((cglpk_call *)info)->escape, 1); }

// MARK: - Building

static int bound_type(double lower, double upper) {
  if (lower == upper) return GLP_FX;
  int below = lower > -DBL_MAX, above = upper < DBL_MAX;
  if (below && above) return GLP_DB;
  if (below) return GLP_LO;
  return above ? GLP_UP : GLP_FR;
}

static glp_prob *build(const cglpk_model *model) {
  glp_prob *problem = glp_create_prob();
  glp_set_obj_dir(problem, GLP_MIN);
  glp_set_obj_coef(problem, 0, model->constant);
  glp_add_rows(problem, model->rows);
  for (int i = 0; i < model->rows; i++) {
    double lower = model->row_lower[i], upper = model->row_upper[i];
    glp_set_row_bnds(problem, i + 1, bound_type(lower, upper), lower, upper);
  }
  glp_add_cols(problem, model->columns);
  for (int j = 0; j < model->columns; j++) {
    double lower = model->column_lower[j], upper = model->column_upper[j];
    glp_set_col_bnds(problem, j + 1, bound_type(lower, upper), lower, upper);
    glp_set_obj_coef(problem, j + 1, model->cost[j]);
    if (model->integer != NULL && model->integer[j]) glp_set_col_kind(problem, j + 1, GLP_IV);
  }
  glp_load_matrix(
      problem, model->entries, model->entry_row, model->entry_column, model->entry_value);
  return problem;
}

/// Loads the statuses to start from when they can be a basis at all: as many basic ones as rows.
static void load_start(glp_prob *problem, cglpk_call *call) {
  const cglpk_model *model = call->model;
  if (model->row_status == NULL || model->column_status == NULL) return;
  int basic = 0;
  for (int i = 0; i < model->rows; i++) basic += model->row_status[i] == CGLPK_BASIC;
  for (int j = 0; j < model->columns; j++) basic += model->column_status[j] == CGLPK_BASIC;
  if (basic != model->rows) {
    call->result->basis_replaced = 1;
    return;
  }
  for (int i = 0; i < model->rows; i++) glp_set_row_stat(problem, i + 1, model->row_status[i]);
  for (int j = 0; j < model->columns; j++) {
    glp_set_col_stat(problem, j + 1, model->column_status[j]);
  }
}

// MARK: - Solving

static int messages(const cglpk_call *call) {
  return call->options->wants_log ? GLP_MSG_ALL : GLP_MSG_OFF;
}

/// What is left of the time limit, at least a millisecond.
static int milliseconds_left(const cglpk_call *call) {
  double left = call->options->milliseconds - 1000.0 * glp_difftime(glp_time(), call->started);
  return left > 1 ? (int)left : 1;
}

static int iterations_left(glp_prob *problem, const cglpk_call *call) {
  int left = call->options->iteration_limit - glp_get_it_cnt(problem);
  return left > 0 ? left : 0;
}

static int simplex(glp_prob *problem, cglpk_call *call, int method, int presolve) {
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = messages(call);
  parameters.meth = method;
  parameters.presolve = presolve ? GLP_ON : GLP_OFF;
  parameters.tol_bnd = call->options->primal_tolerance;
  parameters.tol_dj = call->options->dual_tolerance;
  parameters.it_lim = iterations_left(problem, call);
  parameters.tm_lim = milliseconds_left(call);
  int code = glp_simplex(problem, &parameters);
  if (code == GLP_EBADB || code == GLP_ESING || code == GLP_ECOND) {
    call->result->basis_replaced = 1;
    glp_adv_basis(problem, 0);
    code = glp_simplex(problem, &parameters);
  }
  return code;
}

/// The outcome of a simplex run, where `status` is what GLPK says of its basic solution.
static int outcome_of(int code, int status) {
  switch (code) {
  case 0: break;
  case GLP_EITLIM: return CGLPK_ITERATION_LIMIT;
  case GLP_ETMLIM: return CGLPK_TIME_LIMIT;
  case GLP_ENOPFS: return CGLPK_INFEASIBLE;
  case GLP_EMIPGAP: return CGLPK_OPTIMAL;
  default: return CGLPK_FAILED;
  }
  switch (status) {
  case GLP_OPT: return CGLPK_OPTIMAL;
  case GLP_NOFEAS: return CGLPK_INFEASIBLE;
  case GLP_UNBND: return CGLPK_UNBOUNDED;
  default: return CGLPK_FAILED;
  }
}

/// Solves by the simplex and says how it ended.
///
/// The dual simplex and the presolver can end with "no dual feasible point", which leaves open
/// whether the program is infeasible or unbounded; the primal simplex then decides.
static int solve_simplex(glp_prob *problem, cglpk_call *call, int method) {
  int code = simplex(problem, call, method, call->options->presolve);
  int undecided = code == GLP_ENODFS
      || (code == 0 && glp_get_dual_stat(problem) == GLP_NOFEAS
          && glp_get_prim_stat(problem) != GLP_NOFEAS && glp_get_status(problem) != GLP_UNBND);
  if (undecided) code = simplex(problem, call, GLP_PRIMAL, 0);
  call->result->code = code;
  return outcome_of(code, glp_get_status(problem));
}

/// Copies the certificate of infeasibility that the dual simplex leaves behind, if it does.
static void read_ray(glp_prob *problem, cglpk_call *call) {
  cglpk_result *result = call->result;
  int rows = call->model->rows;
  int basic = glp_get_unbnd_ray(problem);
  if (basic == 0 || !glp_bf_exists(problem)) return;
  int status = basic <= rows ? glp_get_row_stat(problem, basic)
                             : glp_get_col_stat(problem, basic - rows);
  if (status != GLP_BS) return;
  // GLPK's arrays start at 1 and the tableau row has at most `columns` elements, so the one
  // element that is in the way at 0 becomes the basic variable itself.
  int count = glp_eval_tab_row(problem, basic, result->ray_index, result->ray_value);
  result->ray_index[0] = basic - 1;
  result->ray_value[0] = 1;
  for (int k = 1; k <= count; k++) {
    result->ray_index[k] -= 1;
    result->ray_value[k] = -result->ray_value[k];
  }
  result->ray_count = count + 1;
}

/// Certifies the basis in rational arithmetic, or goes on from it to a better one.
///
/// GLPK reads each number as the simplest fraction within 1e-9 of it, so the values it finds are
/// those of numbers that differ a little; they are computed again from the basis with the numbers
/// as they were given.
static int solve_exact(glp_prob *problem, cglpk_call *call) {
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = messages(call);
  parameters.it_lim = iterations_left(problem, call);
  parameters.tm_lim = milliseconds_left(call);
  int code = glp_exact(problem, &parameters);
  int outcome = outcome_of(code, glp_get_status(problem));
  call->result->code = code;
  // Branch and bound starts from what glp_exact found, whose status must stay as it is.
  if (outcome == CGLPK_OPTIMAL && call->model->integer == NULL) glp_warm_up(problem);
  return outcome;
}

static int solve_interior(glp_prob *problem, cglpk_call *call) {
  glp_iptcp parameters;
  glp_init_iptcp(&parameters);
  parameters.msg_lev = messages(call);
  int code = glp_interior(problem, &parameters);
  call->result->code = code;
  if (code == 0 && glp_ipt_status(problem) == GLP_OPT) return CGLPK_OPTIMAL;
  // The interior point method cannot tell an infeasible program from one it failed on.
  int decided = solve_simplex(problem, call, GLP_DUAL);
  if (decided == CGLPK_OPTIMAL) {
    call->result->code = code;
    return CGLPK_FAILED;
  }
  return decided;
}

static int solve_integer(glp_prob *problem, cglpk_call *call) {
  glp_iocp parameters;
  glp_init_iocp(&parameters);
  parameters.msg_lev = messages(call);
  parameters.tol_int = call->options->integer_tolerance;
  parameters.mip_gap = call->options->relative_gap;
  parameters.tm_lim = milliseconds_left(call);
  int code = glp_intopt(problem, &parameters);
  call->result->code = code;
  return outcome_of(code, glp_mip_status(problem));
}

// MARK: - Reading

static void read_basic(glp_prob *problem, cglpk_call *call) {
  cglpk_result *result = call->result;
  result->objective = glp_get_obj_val(problem);
  for (int i = 0; i < call->model->rows; i++) {
    result->row_values[i] = glp_get_row_prim(problem, i + 1);
    result->row_duals[i] = glp_get_row_dual(problem, i + 1);
    result->row_status[i] = glp_get_row_stat(problem, i + 1);
  }
  for (int j = 0; j < call->model->columns; j++) {
    result->column_values[j] = glp_get_col_prim(problem, j + 1);
    result->reduced_costs[j] = glp_get_col_dual(problem, j + 1);
    result->column_status[j] = glp_get_col_stat(problem, j + 1);
  }
  result->has_basis = 1;
  result->has_duals = 1;
}

static void read_interior(glp_prob *problem, cglpk_call *call) {
  cglpk_result *result = call->result;
  result->objective = glp_ipt_obj_val(problem);
  for (int i = 0; i < call->model->rows; i++) {
    result->row_values[i] = glp_ipt_row_prim(problem, i + 1);
    result->row_duals[i] = glp_ipt_row_dual(problem, i + 1);
  }
  for (int j = 0; j < call->model->columns; j++) {
    result->column_values[j] = glp_ipt_col_prim(problem, j + 1);
    result->reduced_costs[j] = glp_ipt_col_dual(problem, j + 1);
  }
  result->has_duals = 1;
}

static void read_integer(glp_prob *problem, cglpk_call *call) {
  cglpk_result *result = call->result;
  result->objective = glp_mip_obj_val(problem);
  for (int i = 0; i < call->model->rows; i++) {
    result->row_values[i] = glp_mip_row_val(problem, i + 1);
  }
  for (int j = 0; j < call->model->columns; j++) {
    result->column_values[j] = glp_mip_col_val(problem, j + 1);
  }
  result->has_duals = 0;
}

// MARK: - Levels

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
    double bound = status == GLP_NL ? glp_get_row_lb(problem, i + 1) : glp_get_row_ub(problem, i + 1);
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
    double bound = status == GLP_NL ? glp_get_col_lb(problem, j + 1) : glp_get_col_ub(problem, j + 1);
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
  int outcome = solve_simplex(problem, call, GLP_PRIMAL);
  if (outcome == CGLPK_OPTIMAL || is_limit(outcome)) return outcome;
  glp_std_basis(problem);
  outcome = solve_simplex(problem, call, GLP_PRIMAL);
  if (outcome != CGLPK_FAILED) return outcome;
  return solve_exact(problem, call);
}

/// Without costs every basis is dual feasible, so the dual simplex goes straight to the proof.
static int prove_infeasible(glp_prob *problem, cglpk_call *call) {
  for (int j = 1; j <= call->model->columns; j++) glp_set_obj_coef(problem, j, 0);
  int outcome = solve_simplex(problem, call, GLP_DUAL);
  if (outcome == CGLPK_INFEASIBLE) read_ray(problem, call);
  // The primal simplex has found no feasible point; a proof that fails does not change that.
  return CGLPK_INFEASIBLE;
}

static void run_levels(cglpk_call *call) {
  cglpk_result *result = call->result;
  cglpk_levels_result *levels_result = call->levels_result;
  call->started = glp_time();
  glp_prob *problem = build(call->model);
  load_start(problem, call);
  for (int j = 1; j <= call->model->columns; j++) glp_set_obj_coef(problem, j, 0);
  int open = 1;
  result->outcome = CGLPK_OPTIMAL;
  for (int level = 0; level < call->levels->count && open; level++) {
    double largest = set_costs(problem, call->levels, level);
    result->outcome = solve_level(problem, call);
    if (result->outcome != CGLPK_OPTIMAL) {
      if (result->outcome == CGLPK_INFEASIBLE && level == 0) prove_infeasible(problem, call);
      break;
    }
    // Without costs every reduced cost is 0, and the threshold is met by all.
    open = fix_and_look(problem, call, level, call->levels->threshold * largest);
    levels_result->open[level] = open;
    levels_result->solved = level + 1;
  }
  read_basic(problem, call);
  result->iterations = glp_get_it_cnt(problem);
  glp_delete_prob(problem);
}

// MARK: - Independent objectives

static void run_each(cglpk_call *call) {
  cglpk_result *result = call->result;
  cglpk_each_result *each = call->each;
  int columns = call->model->columns;
  call->started = glp_time();
  glp_prob *problem = build(call->model);
  load_start(problem, call);
  for (int j = 1; j <= columns; j++) glp_set_obj_coef(problem, j, 0);
  for (int k = 0; k < call->levels->count; k++) {
    set_costs(problem, call->levels, k);
    each->outcome[k] = solve_level(problem, call);
    each->code[k] = result->code;
    double *values = each->values + (size_t)k * (size_t)columns;
    for (int j = 0; j < columns; j++) values[j] = glp_get_col_prim(problem, j + 1);
  }
  read_basic(problem, call);
  result->outcome = CGLPK_OPTIMAL;
  result->iterations = glp_get_it_cnt(problem);
  glp_delete_prob(problem);
}

// MARK: - Tableau

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
  glp_prob *problem = build(call->model);
  load_start(problem, call);
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
    read_basic(problem, call);
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

// MARK: - The call

static void run(cglpk_call *call) {
  cglpk_result *result = call->result;
  int method = call->options->method;
  int integer = call->model->integer != NULL;
  call->started = glp_time();
  glp_prob *problem = build(call->model);
  load_start(problem, call);

  if (method == CGLPK_METHOD_INTERIOR && !integer) {
    result->outcome = solve_interior(problem, call);
    if (result->outcome == CGLPK_OPTIMAL) read_interior(problem, call);
    else read_basic(problem, call);
  } else {
    int simplex_method = method == CGLPK_METHOD_DUAL ? GLP_DUAL : GLP_PRIMAL;
    result->outcome = solve_simplex(problem, call, simplex_method);
    if (result->outcome == CGLPK_INFEASIBLE && !call->options->presolve) read_ray(problem, call);
    int limited = result->outcome == CGLPK_ITERATION_LIMIT || result->outcome == CGLPK_TIME_LIMIT;
    if (method == CGLPK_METHOD_EXACT && !limited) result->outcome = solve_exact(problem, call);
    read_basic(problem, call);
    if (integer && result->outcome == CGLPK_OPTIMAL) {
      result->outcome = solve_integer(problem, call);
      read_integer(problem, call);
    }
  }
  result->iterations = glp_get_it_cnt(problem);
  glp_delete_prob(problem);
}

/// Gives this thread's GLPK environment back when nothing lives in it, so that threads that come
/// and go leak nothing; otherwise only takes the hooks out.
static void tidy(void) {
  int count = 0;
  glp_mem_usage(&count, NULL, NULL, NULL);
  if (count == 0) {
    glp_free_env();
  } else {
    glp_error_hook(NULL, NULL);
    glp_term_hook(NULL, NULL);
  }
}

/// Runs the work of a call where no fault of GLPK can end the process.
static void guarded(cglpk_call *call, void (*work)(cglpk_call *)) {
  cglpk_result *result = call->result;
  int shared = glp_config("TLS") == NULL;
  if (shared) pthread_mutex_lock(&single_thread);
  glp_term_hook(keep_text, call);
  glp_error_hook(leave, call);
  if (setjmp(call->escape) == 0) {
    work(call);
    tidy();
  } else {
    result->outcome = CGLPK_BREAKDOWN;
    result->has_basis = 0;
    result->has_duals = 0;
    result->ray_count = 0;
    glp_free_env();
  }
  if (shared) pthread_mutex_unlock(&single_thread);
}

void cglpk_solve(const cglpk_model *model, const cglpk_options *options, cglpk_result *result) {
  cglpk_call call = {.model = model, .options = options, .result = result};
  guarded(&call, run);
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
  guarded(&call, run_levels);
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
  guarded(&call, run_each);
}

void cglpk_read_tableau(
    const cglpk_model *model, const cglpk_options *options, cglpk_tableau *tableau,
    cglpk_result *result) {
  cglpk_call call = {.model = model, .options = options, .result = result, .tableau = tableau};
  guarded(&call, run_tableau);
}

#endif
