// SPDX-License-Identifier: GPL-3.0-or-later
//
// One guarded call to GLPK: build, solve, copy out, delete. No GLPK object outlives the call and
// none is ever seen by the caller, because GLPK's objects belong to the thread that made them.
#ifndef CGLPK_H
#define CGLPK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a problem is solved.
enum {
  CGLPK_METHOD_PRIMAL = 0,
  CGLPK_METHOD_DUAL = 1,
  CGLPK_METHOD_INTERIOR = 2,
  CGLPK_METHOD_EXACT = 3,
};

/// What came out of a call.
enum {
  CGLPK_OPTIMAL = 0,
  CGLPK_INFEASIBLE = 1,
  CGLPK_UNBOUNDED = 2,
  CGLPK_ITERATION_LIMIT = 3,
  CGLPK_TIME_LIMIT = 4,
  /// GLPK gave up; `code` is what it returned.
  CGLPK_FAILED = 5,
  /// GLPK reported a fatal error, which was caught; the log holds its message.
  CGLPK_BREAKDOWN = 6,
  /// This library was built without GLPK.
  CGLPK_NOT_BUILT_IN = 7,
};

/// The status of a row or a column in a basis.
enum {
  CGLPK_BASIC = 1,
  CGLPK_AT_LOWER = 2,
  CGLPK_AT_UPPER = 3,
  CGLPK_FREE = 4,
  CGLPK_FIXED = 5,
};

/// A program to minimise. Bounds are infinite where there is none; everything else is finite.
typedef struct {
  int32_t rows;
  int32_t columns;
  int32_t entries;
  double constant;
  const double *row_lower;
  const double *row_upper;
  const double *column_lower;
  const double *column_upper;
  const double *cost;
  /// 1 for a column that must be an integer; NULL when none must.
  const int32_t *integer;
  /// The matrix as triplets: arrays of `entries` + 1 elements, of which the first is not used,
  /// with rows and columns counted from 1.
  const int32_t *entry_row;
  const int32_t *entry_column;
  const double *entry_value;
  /// The basis to start from, or NULL for the standard basis.
  const int32_t *row_status;
  const int32_t *column_status;
} cglpk_model;

typedef struct {
  int32_t method;
  int32_t presolve;
  int32_t iteration_limit;
  int32_t milliseconds;
  double primal_tolerance;
  double dual_tolerance;
  double integer_tolerance;
  double relative_gap;
  /// 1 to write the solver's own messages into the log.
  int32_t wants_log;
} cglpk_options;

/// What the call fills in. The arrays belong to the caller.
typedef struct {
  int32_t outcome;
  int32_t code;
  int32_t iterations;
  /// 1 when the starting basis could not be used.
  int32_t basis_replaced;
  int32_t has_basis;
  int32_t has_duals;
  double objective;
  double *column_values;
  double *row_values;
  double *reduced_costs;
  double *row_duals;
  int32_t *row_status;
  int32_t *column_status;
  /// The certificate of an infeasible program: a combination of rows (index below `rows`) and
  /// columns (index minus `rows`) that vanishes for every point but not within the bounds.
  /// Arrays of `rows` + `columns` elements.
  int32_t ray_count;
  int32_t *ray_index;
  double *ray_value;
  char *log;
  size_t log_capacity;
  size_t log_length;
} cglpk_result;

/// 1 when this library was built with GLPK.
int32_t cglpk_is_built_in(void);

/// The version of the GLPK in use, or an empty string.
const char *cglpk_version(void);

/// Solves `model` on the calling thread and copies the answer to `result`.
///
/// Never prints, never ends the process, keeps nothing. Needs at least one row and one column.
/// After CGLPK_BREAKDOWN every GLPK object of the calling thread is gone, also those that other
/// code made on it.
void cglpk_solve(const cglpk_model *model, const cglpk_options *options, cglpk_result *result);

/// Objectives in order of importance, each a sparse list of costs.
typedef struct {
  int32_t count;
  /// `count` + 1 positions: level k has the costs from `first[k]` to before `first[k + 1]`.
  const int32_t *first;
  /// Columns counted from 0, each at most once in a level.
  const int32_t *column;
  const double *cost;
  /// Reduced costs below this times the level's largest cost count as 0.
  double threshold;
} cglpk_levels;

/// What a call with levels fills in beside the ordinary result. The arrays belong to the caller.
typedef struct {
  /// How many levels ended optimal.
  int32_t solved;
  /// For each level, 1 when something was open after it, or -1 when it was not needed.
  int32_t *open;
  /// The level at which a row or a column was fixed, counted from 1; 0 for none.
  int32_t *row_level;
  int32_t *column_level;
  /// The values they were fixed to.
  double *row_bound;
  double *column_bound;
} cglpk_levels_result;

/// Minimises one level after the other, where each may only choose among the optima of those
/// before it, in one problem that stays warm. The costs of `model` are not used.
///
/// Otherwise like `cglpk_solve`; the ray is read when the program is infeasible.
void cglpk_solve_levels(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *levels,
    cglpk_result *result, cglpk_levels_result *levels_result);

/// What a call with independent objectives fills in. The arrays belong to the caller.
typedef struct {
  /// For each objective, how its solve ended, and the code of GLPK.
  int32_t *outcome;
  int32_t *code;
  /// For each objective, the values of all columns where its solve ended.
  double *values;
} cglpk_each_result;

/// Minimises several objectives of one program, each from the basis of the one before it.
///
/// The costs of `model` are not used; the iteration and time limits span all objectives. The
/// result's outcome is CGLPK_OPTIMAL unless the call broke down.
void cglpk_solve_each(
    const cglpk_model *model, const cglpk_options *options, const cglpk_levels *objectives,
    cglpk_result *result, cglpk_each_result *each);

/// Rows and columns of the simplex tableau, one after the other.
typedef struct {
  /// How many rows and columns are asked for, and of what: rows from 0, then columns from `rows`.
  int32_t row_requests;
  const int32_t *row_of;
  int32_t column_requests;
  const int32_t *column_of;
  /// Where each answer ends; `row_requests` + `column_requests` elements of the caller.
  int64_t *ends;
  /// The answers, in memory of the call, which `cglpk_tableau_free` gives back.
  int32_t *index;
  double *value;
  int64_t count;
  int64_t capacity;
} cglpk_tableau;

/// Factorises the starting basis of `model`, without a pivot, and answers tableau rows and columns.
///
/// The result's outcome is CGLPK_OPTIMAL when that went well and its values are those of the basis.
/// It is CGLPK_FAILED when the basis cannot be factorised; `code` says why.
void cglpk_read_tableau(
    const cglpk_model *model, const cglpk_options *options, cglpk_tableau *tableau,
    cglpk_result *result);

/// Gives the memory of the answers back.
void cglpk_tableau_free(cglpk_tableau *tableau);

#ifdef __cplusplus
}
#endif

#endif
