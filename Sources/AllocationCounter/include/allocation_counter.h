#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How often memory was asked for since the program started, on all threads together.
uint64_t houser_allocation_count(void);

#endif
