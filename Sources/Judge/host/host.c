// What C libraries ask of the machine, for one thread in a WebAssembly module without any.

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define XXH_IMPLEMENTATION
#define XXH_STATIC_LINKING_ONLY
#include <xxhash.h>

#include "../../BundledData/include/BundledData.h"
#include "host.h"

// Memory: blocks of sizes that are powers of two, each size with a list of its free ones; new ones come from the end
// of the memory. Nothing gets more than two gibibytes.

extern unsigned char __heap_base;
static uintptr_t heap_end;
enum { SMALLEST = 5, LARGEST = 31 };
struct block {
    size_t order;
    struct block *next;
};
enum { HEADER = 16 };
static struct block *unused[LARGEST + 1];

static struct block *fresh(size_t order) {
    if (!heap_end) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    size_t size = (size_t)1 << order;
    uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
    if (size > have - heap_end) {
        size_t pages = (size - (have - heap_end) + 0xFFFF) >> 16;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    }
    struct block *block = (struct block *)heap_end;
    heap_end += size;
    block->order = order;
    return block;
}

void *malloc(size_t count) {
    if (count > ((size_t)1 << LARGEST) - HEADER) return NULL;
    size_t order = SMALLEST;
    while (((size_t)1 << order) < count + HEADER) order++;
    struct block *block = unused[order];
    if (block) unused[order] = block->next;
    else block = fresh(order);
    return block ? (unsigned char *)block + HEADER : NULL;
}

void free(void *bytes) {
    if (!bytes) return;
    struct block *block = (struct block *)((unsigned char *)bytes - HEADER);
    block->next = unused[block->order];
    unused[block->order] = block;
}

void *calloc(size_t number, size_t count) {
    size_t size;
    if (__builtin_mul_overflow(number, count, &size)) return NULL;
    void *bytes = malloc(size);
    return bytes ? memset(bytes, 0, size) : NULL;
}

void *realloc(void *bytes, size_t count) {
    if (!bytes) return malloc(count);
    size_t room = ((size_t)1 << ((struct block *)((unsigned char *)bytes - HEADER))->order) - HEADER;
    if (count <= room) return bytes;
    void *larger = malloc(count);
    if (!larger) return NULL;
    memcpy(larger, bytes, room);
    free(bytes);
    return larger;
}

int posix_memalign(void **bytes, size_t alignment, size_t count) {
    if (alignment > HEADER) return 12;
    *bytes = malloc(count);
    // Swift does not look whether there was any.
    if (!*bytes) abort();
    return 0;
}

void abort(void) { __builtin_trap(); }

// Bytes and texts. The machine copies and fills by instructions of its own, which these become.

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

void *memchr(const void *bytes, int byte, size_t count) {
    const unsigned char *at = bytes;
    for (; count; at++, count--) if (*at == (unsigned char)byte) return (void *)at;
    return NULL;
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *one = left, *other = right;
    for (; count; one++, other++, count--) if (*one != *other) return *one - *other;
    return 0;
}

size_t strlen(const char *text) {
    const char *end = text;
    while (*end) end++;
    return (size_t)(end - text);
}

int strcmp(const char *left, const char *right) {
    while (*left && *left == *right) left++, right++;
    return *(const unsigned char *)left - *(const unsigned char *)right;
}

int strncmp(const char *left, const char *right, size_t count) {
    while (count && *left && *left == *right) left++, right++, count--;
    return count ? *(const unsigned char *)left - *(const unsigned char *)right : 0;
}

char *strchr(const char *text, int byte) {
    for (; *text != (char)byte; text++) if (!*text) return NULL;
    return (char *)text;
}

char *strdup(const char *text) {
    size_t count = strlen(text) + 1;
    char *copy = malloc(count);
    return copy ? memcpy(copy, text, count) : NULL;
}

// Numbers.

double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}
double sin(double angle) { return host_sin(angle); }
double cos(double angle) { return host_cos(angle); }
double asin(double value) { return host_asin(value); }

// Reads a number as `strtod` does, for Swift: gives the end of what it has read, the start if there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    return text + host_decimal((const uint8_t *)text, strlen(text), number);
}

// Orders by a heap, which takes no longer for hostile input.
static void swap(unsigned char *one, unsigned char *other, size_t size) {
    for (; size; one++, other++, size--) {
        unsigned char byte = *one;
        *one = *other;
        *other = byte;
    }
}

static void sink(unsigned char *all, size_t place, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    for (size_t child; (child = 2 * place + 1) < count; place = child) {
        if (child + 1 < count && compare(all + child * size, all + (child + 1) * size) < 0) child++;
        if (compare(all + place * size, all + child * size) >= 0) return;
        swap(all + place * size, all + child * size, size);
    }
}

void qsort(void *all, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    for (size_t place = count / 2; place-- > 0;) sink(all, place, count, size, compare);
    for (size_t end = count; end-- > 1;) {
        swap(all, (unsigned char *)all + end * size, size);
        sink(all, 0, end, size, compare);
    }
}

void *bsearch(const void *key, const void *all, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    for (size_t low = 0, high = count; low < high;) {
        size_t middle = low + (high - low) / 2;
        const void *one = (const unsigned char *)all + middle * size;
        int order = compare(key, one);
        if (order == 0) return (void *)one;
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return NULL;
}

// What a thread keeps: there is one, which never ends.

static const void *kept[8];
static unsigned keys;

int pthread_key_create(pthread_key_t *key, void (*end)(void *)) {
    (void)end;
    if (keys == sizeof kept / sizeof *kept) return 11;
    *key = keys++;
    return 0;
}
void *pthread_getspecific(pthread_key_t key) { return (void *)kept[key]; }
int pthread_setspecific(pthread_key_t key, const void *value) {
    kept[key] = value;
    return 0;
}

// Sets and dictionaries are asked by hostile texts too, but only of whoever wrote them: the seed may be the same each time.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5A, count); }

// The whole product of two numbers of 64 bits, which Swift's own arithmetic asks for.
__int128 __multi3(__int128 left, __int128 right) {
    unsigned __int128 one = left, other = right;
    uint64_t a = one, b = other;
    uint64_t low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF);
    uint64_t first = (a >> 32) * (b & 0xFFFFFFFF) + (low >> 32);
    uint64_t second = (a & 0xFFFFFFFF) * (b >> 32) + (first & 0xFFFFFFFF);
    uint64_t high = (a >> 32) * (b >> 32) + (first >> 32) + (second >> 32);
    high += a * (uint64_t)(other >> 64) + (uint64_t)(one >> 64) * b;
    return (__int128)((unsigned __int128)high << 64 | (second << 32 | (low & 0xFFFFFFFF)));
}

// The tables that travel inside the program elsewhere are handed in once here, before anything is judged.

enum table { SUBURBS, UNIVERSITIES, REGIONS, MEMBERS, NICKNAMES, ABBREVIATIONS, SLIPS, TABLES };
static struct {
    const unsigned char *bytes;
    size_t count;
} tables[TABLES];

__attribute__((export_name("houser_judge_table"))) void houser_judge_table(enum table table, const unsigned char *bytes, size_t count) {
    if (table >= TABLES) __builtin_trap();
    tables[table].bytes = bytes;
    tables[table].count = count;
}

#define TABLE(name, table)                                                  \
    const unsigned char *houser_##name##_bytes(void) { return tables[table].bytes ? tables[table].bytes : (const unsigned char *)""; } \
    size_t houser_##name##_count(void) { return tables[table].count; }
TABLE(suburbs, SUBURBS)
TABLE(universities, UNIVERSITIES)
TABLE(regions, REGIONS)
TABLE(region_members, MEMBERS)
TABLE(nicknames, NICKNAMES)
TABLE(abbreviations, ABBREVIATIONS)
TABLE(slips, SLIPS)
