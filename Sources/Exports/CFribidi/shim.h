#pragma once
#include <fribidi.h>

// Macros that Swift does not import.
static const FriBidiParType cfribidi_direction_of_first_letter = FRIBIDI_PAR_ON;
static inline int cfribidi_is_rtl(FriBidiParType direction) { return FRIBIDI_IS_RTL(direction) ? 1 : 0; }
static inline FriBidiParType cfribidi_direction(FriBidiLevel level) { return FRIBIDI_LEVEL_TO_DIR(level); }
