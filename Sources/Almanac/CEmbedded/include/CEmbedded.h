// Files that the program contains: fonts, outlines and a style sheet for exports and maps, sample trips, the credits, and the tables of
// places, teams, roads and time zones. They are in the constant part of the program and cost nothing until they are read. As an
// array in Swift, 22 KB take 3 s to compile.
#pragma once
#include <stddef.h>

// A zero follows the bytes, for functions that search text.
struct embedded_file {
  const unsigned char *start;
  size_t count;
};

// Noto Sans is subset by Scripts/make-fonts.py, and Natural Earth packed by Scripts/make-outlines.py, which says how. Tables have their source and
// license in their first lines. A name is that of a case of EmbeddedFile; a file of another name is empty.
struct embedded_file embedded_file(const char *name);
