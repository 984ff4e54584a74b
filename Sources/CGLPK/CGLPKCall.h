// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the calls share; nothing of this is seen outside the library.
#ifndef CGLPK_CALL_H
#define CGLPK_CALL_H

#include "CGLPK.h"

#ifdef SOLVELAYOUT_GLPK

#include <glpk.h>
#include <setjmp.h>

/// Everything one call needs; it lives on the caller's stack, below the setjmp.
typedef struct {
  jmp_buf escape;
  const cglpk_model *model;
  const cglpk_options *options;
  cglpk_result *result;
  double started;
  /// Whether the dual simplex may move several columns from bound to bound in one pivot.
  int flips;
  /// Only for calls with levels.
  const cglpk_levels *levels;
  cglpk_levels_result *levels_result;
  /// Only for calls that read the tableau.
  cglpk_tableau *tableau;
  /// Only for calls with independent objectives, which are in `levels`.
  cglpk_each_result *each;
} cglpk_call;

/// Makes the problem of a model.
glp_prob *cglpk_build(const cglpk_model *model);

/// Loads the statuses to start from when they can be a basis at all: as many basic ones as rows.
void cglpk_load_start(glp_prob *problem, cglpk_call *call);

/// Solves by the simplex and says how it ended.
int cglpk_simplex(glp_prob *problem, cglpk_call *call, int method);

/// Solves or certifies in rational arithmetic, from the basis there is.
int cglpk_exact(glp_prob *problem, cglpk_call *call);

/// Copies the basic solution to the result.
void cglpk_read_basic(glp_prob *problem, cglpk_call *call);

/// Copies the certificate of infeasibility that the dual simplex leaves behind, if it does.
void cglpk_read_ray(glp_prob *problem, cglpk_call *call);

/// Runs the work of a call where no fault of GLPK can end the process.
void cglpk_guarded(cglpk_call *call, void (*work)(cglpk_call *));

#endif
#endif
