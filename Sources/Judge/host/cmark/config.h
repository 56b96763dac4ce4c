// What libcmark's own build finds out of a compiler.
#pragma once
#include <stdbool.h>
#define HAVE___BUILTIN_EXPECT
#define CMARK_ATTRIBUTE(list) __attribute__(list)
#define CMARK_INLINE inline
