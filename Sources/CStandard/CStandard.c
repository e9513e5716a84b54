#include "CStandard.h"
