// Counts what a program does, the same in every run and on every machine: the edges between basic blocks that it takes,
// and the bytes that it has the C library copy and compare. The compiler calls the functions below where code is built
// with -sanitize-coverage=edge,trace-pc-guard; see Scripts/lib/steps.sh. In all other builds nothing calls them.
#define _GNU_SOURCE
#include "StepCounter.h"

#include <stdatomic.h>
#include <stddef.h>

// Threads that live at once never share a place, so that none waits for another.
#define PLACES 1024
struct place {
  uint64_t steps;
  char padding[56];
};
static struct place places[PLACES];
static atomic_uint threads;
static __thread struct place *own;

static inline void count(uint64_t steps) {
  if (__builtin_expect(own == NULL, 0)) own = &places[atomic_fetch_add(&threads, 1) % PLACES];
  own->steps += steps;
}

uint64_t steps_so_far(void) {
  uint64_t sum = 0;
  for (int place = 0; place < PLACES; place++) sum += places[place].steps;
  return sum;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  count(1);
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  (void)start;
  (void)stop;
}

#if defined(COUNT_STEPS)
int steps_are_counted(void) { return 1; }
#else
int steps_are_counted(void) { return 0; }
#endif

#if defined(COUNT_STEPS) && defined(__linux__)
#include <dlfcn.h>

// A copy of a whole array in every turn of a loop takes no edge of ours. So many bytes count as one: fewer would show
// each array that grows by being doubled.
#define BYTES_PER_STEP 128

typedef void *copying(void *, const void *, size_t);
typedef int comparing(const void *, const void *, size_t);

void *memmove(void *target, const void *source, size_t size) {
  static copying *original;
  if (!original) original = (copying *)dlsym(RTLD_NEXT, "memmove");
  count(size / BYTES_PER_STEP);
  return original(target, source, size);
}

void *memcpy(void *target, const void *source, size_t size) {
  static copying *original;
  if (!original) original = (copying *)dlsym(RTLD_NEXT, "memcpy");
  count(size / BYTES_PER_STEP);
  return original(target, source, size);
}

int memcmp(const void *one, const void *other, size_t size) {
  static comparing *original;
  if (!original) original = (comparing *)dlsym(RTLD_NEXT, "memcmp");
  // It stops at the first difference, which the size does not say.
  const unsigned char *a = one, *b = other;
  size_t same = 0;
  while (same + BYTES_PER_STEP <= size && original(a + same, b + same, BYTES_PER_STEP) == 0) same += BYTES_PER_STEP;
  count(same / BYTES_PER_STEP);
  return original(a + same, b + same, size - same);
}
#endif
