// libyaml and libcmark name files and print in emergencies; nothing is ever opened or printed.
#pragma once
#include <stddef.h>
typedef struct FILE FILE;
#define stderr ((FILE *)0)
#define fprintf(...) ((void)0)
#define printf(...) ((void)0)
#define feof(file) 1
static inline size_t fread(void *to, size_t size, size_t count, FILE *file) {
    (void)to, (void)size, (void)count, (void)file;
    return 0;
}
#define ferror(file) 1
#define fwrite(from, size, count, file) ((void)(from), (size_t)0)
