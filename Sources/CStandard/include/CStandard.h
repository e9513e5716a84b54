#ifndef CSTANDARD_H
#define CSTANDARD_H

// The functions of numbers and texts in every C library, for the modules that call nothing else outside the package.
#include <math.h>
#include <string.h>

#endif
