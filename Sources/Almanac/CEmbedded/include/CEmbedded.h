// Files in the constant part of the program, which cost nothing until they are read: fonts, outlines and a style sheet, sample trips,
// the credits, and tables. As an array in Swift, 22 KB take 3 s to compile.
#pragma once
#include <stddef.h>

struct embedded_file {
  const unsigned char *start;
  size_t count;
};

// Noto Sans is subset by Scripts/make-fonts.py, and Natural Earth packed by Scripts/make-outlines.py, which says how. Tables have their source and
// license in their first lines. A name is that of a case of EmbeddedFile; a file of another name is empty.
struct embedded_file embedded_file(const char *name);
