#ifndef CSTANDARD_H
#define CSTANDARD_H

// The functions of numbers in every C library, for the modules that call nothing else outside the package.
#include <math.h>

#endif
