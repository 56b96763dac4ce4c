#pragma once
#include <stddef.h>
void *malloc(size_t count);
void *calloc(size_t number, size_t count);
void *realloc(void *bytes, size_t count);
void free(void *bytes);
_Noreturn void abort(void);
void qsort(void *all, size_t count, size_t size, int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *all, size_t count, size_t size, int (*compare)(const void *, const void *));
