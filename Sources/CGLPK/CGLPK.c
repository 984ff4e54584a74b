// SPDX-License-Identifier: GPL-3.0-or-later
#include "CGLPKCall.h"

#ifndef SOLVELAYOUT_GLPK

int32_t cglpk_is_built_in(void) { return 0; }

const char *cglpk_version(void) { return ""; }

void cglpk_solve(const cglpk_model *model, const cglpk_options *options, cglpk_result *result) {
  (void)model;
  (void)options;
  result->outcome = CGLPK_NOT_BUILT_IN;
}

#else

#include <float.h>
#include <math.h>
#include <pthread.h>
#include <string.h>

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

glp_prob *cglpk_build(const cglpk_model *model) {
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
void cglpk_load_start(glp_prob *problem, cglpk_call *call) {
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
  // Columns with two bounds jump from one to the other in passing instead of one a pivot.
  if (call->flips) parameters.r_test = GLP_RT_FLIP;
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
int cglpk_simplex(glp_prob *problem, cglpk_call *call, int method) {
  int code = simplex(problem, call, method, call->options->presolve);
  int undecided = code == GLP_ENODFS
      || (code == 0 && glp_get_dual_stat(problem) == GLP_NOFEAS
          && glp_get_prim_stat(problem) != GLP_NOFEAS && glp_get_status(problem) != GLP_UNBND);
  if (undecided) code = simplex(problem, call, GLP_PRIMAL, 0);
  call->result->code = code;
  return outcome_of(code, glp_get_status(problem));
}

/// Copies the certificate of infeasibility that the dual simplex leaves behind, if it does.
void cglpk_read_ray(glp_prob *problem, cglpk_call *call) {
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
int cglpk_exact(glp_prob *problem, cglpk_call *call) {
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
  int decided = cglpk_simplex(problem, call, GLP_DUAL);
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

void cglpk_read_basic(glp_prob *problem, cglpk_call *call) {
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

// MARK: - The call

static void run(cglpk_call *call) {
  cglpk_result *result = call->result;
  int method = call->options->method;
  int integer = call->model->integer != NULL;
  call->started = glp_time();
  glp_prob *problem = cglpk_build(call->model);
  cglpk_load_start(problem, call);

  if (method == CGLPK_METHOD_INTERIOR && !integer) {
    result->outcome = solve_interior(problem, call);
    if (result->outcome == CGLPK_OPTIMAL) read_interior(problem, call);
    else cglpk_read_basic(problem, call);
  } else {
    int simplex_method = method == CGLPK_METHOD_DUAL ? GLP_DUAL : GLP_PRIMAL;
    result->outcome = cglpk_simplex(problem, call, simplex_method);
    if (result->outcome == CGLPK_INFEASIBLE && !call->options->presolve) {
      cglpk_read_ray(problem, call);
    }
    int limited = result->outcome == CGLPK_ITERATION_LIMIT || result->outcome == CGLPK_TIME_LIMIT;
    if (method == CGLPK_METHOD_EXACT && !limited) result->outcome = cglpk_exact(problem, call);
    cglpk_read_basic(problem, call);
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
void cglpk_guarded(cglpk_call *call, void (*work)(cglpk_call *)) {
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
  cglpk_guarded(&call, run);
}

#endif
