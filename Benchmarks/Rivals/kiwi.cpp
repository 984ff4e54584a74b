// SPDX-License-Identifier: GPL-3.0-or-later
// Kiwi, a Cassowary solver, behind a C interface: constraints with strengths, and edit variables.

#include <kiwi/kiwi.h>

#include <cmath>
#include <cstdint>
#include <exception>
#include <vector>

extern "C" {

// Constraints `sum of terms + constant (relation) 0`; the relation is -1, 0 or 1 for <=, == or >=.
struct kiwi_program {
  int32_t variables;
  int32_t constraints;
  const int32_t *starts;  // one more than there are constraints
  const int32_t *indices;
  const double *coefficients;
  const double *constants;
  const int32_t *relations;
  const double *strengths;
  int32_t edits;
  const int32_t *edited;
  const double *edited_values;
};

const char *kiwi_version(void);
double kiwi_strength(double strong, double medium, double weak);
// The arguments are the members of `kiwi_program`.
void *kiwi_open(int32_t variables, int32_t constraints, const int32_t *starts, const int32_t *indices,
                const double *coefficients, const double *constants, const int32_t *relations,
                const double *strengths, int32_t edits, const int32_t *edited,
                const double *edited_values);
int32_t kiwi_suggest(void *session, int32_t variable, double value);
void kiwi_update(void *session);
void kiwi_values(void *session, double *values);
void kiwi_close(void *session);
}

namespace {
struct Session {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};

kiwi::RelationalOperator relation(int32_t number) {
  return number < 0 ? kiwi::OP_LE : number > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

void build(Session &session, const kiwi_program &program) {
  session.variables.resize(program.variables);
  // Edits give way to what is required and to nothing else.
  double strongest = kiwi::strength::create(1000, 0, 0);
  for (int32_t edit = 0; edit < program.edits; edit++) {
    session.solver.addEditVariable(session.variables[program.edited[edit]], strongest);
  }
  for (int32_t index = 0; index < program.constraints; index++) {
    std::vector<kiwi::Term> terms;
    terms.reserve(program.starts[index + 1] - program.starts[index]);
    for (int32_t entry = program.starts[index]; entry < program.starts[index + 1]; entry++) {
      terms.emplace_back(session.variables[program.indices[entry]], program.coefficients[entry]);
    }
    kiwi::Expression expression(std::move(terms), program.constants[index]);
    session.solver.addConstraint(kiwi::Constraint(
        expression, relation(program.relations[index]), program.strengths[index]));
  }
  for (int32_t edit = 0; edit < program.edits; edit++) {
    session.solver.suggestValue(
        session.variables[program.edited[edit]], program.edited_values[edit]);
  }
}
}  // namespace

const char *kiwi_version(void) { return KIWI_VERSION; }

double kiwi_strength(double strong, double medium, double weak) {
  return kiwi::strength::create(strong, medium, weak);
}

void *kiwi_open(int32_t variables, int32_t constraints, const int32_t *starts, const int32_t *indices,
                const double *coefficients, const double *constants, const int32_t *relations,
                const double *strengths, int32_t edits, const int32_t *edited,
                const double *edited_values) {
  kiwi_program program = {variables, constraints, starts,    indices, coefficients, constants,
                          relations, strengths,   edits,     edited,  edited_values};
  auto session = new Session();
  try {
    build(*session, program);
    session->solver.updateVariables();
    return session;
  } catch (const std::exception &) {
    delete session;
    return nullptr;
  }
}

int32_t kiwi_suggest(void *session, int32_t variable, double value) {
  auto &opened = *static_cast<Session *>(session);
  try {
    opened.solver.suggestValue(opened.variables[variable], value);
    return 0;
  } catch (const std::exception &) {
    return 1;
  }
}

void kiwi_update(void *session) { static_cast<Session *>(session)->solver.updateVariables(); }

void kiwi_values(void *session, double *values) {
  auto &opened = *static_cast<Session *>(session);
  for (size_t index = 0; index < opened.variables.size(); index++) {
    values[index] = opened.variables[index].value();
  }
}

void kiwi_close(void *session) { delete static_cast<Session *>(session); }
