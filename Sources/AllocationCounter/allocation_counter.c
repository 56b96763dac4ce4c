// Takes the place of the C library's functions in a program that links it, and counts their calls.
// Each thread counts for itself, so that counting does not slow the threads down.
#include "allocation_counter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

enum { slot_count = 64 };

typedef struct {
    _Alignas(64) atomic_uint_fast64_t count;
} slot;

static slot slots[slot_count];
static atomic_uint next_slot;
static _Thread_local unsigned own_slot;

static void count(void) {
    if (own_slot == 0) own_slot = 1 + atomic_fetch_add_explicit(&next_slot, 1, memory_order_relaxed) % slot_count;
    atomic_fetch_add_explicit(&slots[own_slot - 1].count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count();
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count();
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *result = memory;
    return 0;
}

uint64_t houser_allocation_count(void) {
    uint64_t sum = 0;
    for (int index = 0; index < slot_count; index += 1) sum += atomic_load_explicit(&slots[index].count, memory_order_relaxed);
    return sum;
}
