// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef CGLPK_H
#define CGLPK_H
#endif
