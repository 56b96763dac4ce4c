// What the browser is asked for.
#pragma once
#include <stddef.h>
#include <stdint.h>
#define HOST(name) __attribute__((import_module("host"), import_name(#name)))

// Seconds east of Greenwich of a time zone of the IANA database at an instant, in seconds after 1970; INT32_MIN if there is no such zone.
HOST(offset) int32_t host_offset(const uint8_t *_Nonnull zone, size_t count, double instant);
// The length in bytes of a text in compatibility decomposition (Unicode Standard Annex 15, NFKD), which `host_take` then gives.
HOST(decompose) size_t host_decompose(const uint8_t *_Nonnull text, size_t count);
// Writes the text that was made last.
HOST(take) void host_take(uint8_t *_Nonnull to);
// Of an angle in radians, and the angle.
HOST(sin) double host_sin(double angle);
HOST(cos) double host_cos(double angle);
HOST(asin) double host_asin(double value);
// Reads a decimal number at the start of a text, and gives the number of its bytes; 0 if there is none.
HOST(decimal) size_t host_decimal(const uint8_t *_Nonnull text, size_t count, double *_Nonnull number);
