// Bytes that the program carries for printed pages: fonts and the outlines of a map. They lie in the constant part of the
// program and cost nothing until they are read.
#pragma once
#include <stddef.h>

struct carried_bytes {
  const unsigned char *start;
  size_t count;
};

// Noto Sans, subset by Scripts/make-fonts.py.
struct carried_bytes carried_regular_font(void);
struct carried_bytes carried_bold_font(void);
// Natural Earth, packed by Scripts/make-outlines.py, which says how.
struct carried_bytes carried_outlines(void);
