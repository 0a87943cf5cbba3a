#ifndef STEP_COUNTER_H
#define STEP_COUNTER_H

#include <stdint.h>

/// Whether this build counts: only those that Scripts/lib/steps.sh makes do.
int steps_are_counted(void);

/// The steps of all threads since the program began.
uint64_t steps_so_far(void);

#endif
