// Looks at sixteen bytes of text at once for those that cannot stand for themselves.
//
// Swift compares the bytes of a vector one after the other; C compares them together, in two or three instructions. Each function reads
// sixteen bytes and sets a bit for each that is found, the lowest for the first.

#ifndef HOUSER_TEXT_SCAN_H
#define HOUSER_TEXT_SCAN_H

#include <stdint.h>
#include <string.h>

typedef uint8_t houser_block __attribute__((vector_size(16)));
typedef _Bool houser_bits __attribute__((ext_vector_type(16)));

static inline __attribute__((always_inline)) houser_block houser_load(const uint8_t *bytes) {
    houser_block block;
    memcpy(&block, bytes, sizeof block);
    return block;
}

static inline __attribute__((always_inline)) uint32_t houser_gather(houser_block found) {
    houser_bits bits = __builtin_convertvector(found, houser_bits);
    uint16_t result;
    memcpy(&result, &bits, sizeof result);
    return result;
}

// Control characters but tab and line feed, and the first byte of U+FFFE and U+FFFF.
static inline __attribute__((always_inline)) houser_block houser_forbidden(houser_block text) {
    return (houser_block)((text < 0x20) & (text != 0x09) & (text != 0x0A)) | (houser_block)(text == 0xEF);
}

// `&`, `<` and `>`; setting bit 1 makes the last two alike.
static inline __attribute__((always_inline)) houser_block houser_markup(houser_block text) {
    return (houser_block)(text == '&') | (houser_block)((text | 2) == '>');
}

static inline uint32_t houser_scan_xml_content(const uint8_t *bytes) {
    houser_block text = houser_load(bytes);
    return houser_gather(houser_markup(text) | houser_forbidden(text));
}

static inline uint32_t houser_scan_xml_attribute(const uint8_t *bytes) {
    houser_block text = houser_load(bytes);
    return houser_gather(houser_markup(text) | (houser_block)(text < 0x20) | (houser_block)(text == 0xEF) | (houser_block)(text == '"'));
}

static inline uint32_t houser_scan_html(const uint8_t *bytes) {
    houser_block text = houser_load(bytes);
    houser_block quotes = (houser_block)(text == '"') | (houser_block)(text == '\'');
    return houser_gather(houser_markup(text) | quotes | (houser_forbidden(text) & (houser_block)(text != 0x0D)));
}

static inline uint32_t houser_scan_html_markup(const uint8_t *bytes) {
    houser_block text = houser_load(bytes);
    return houser_gather(houser_forbidden(text) & (houser_block)(text != 0x0D));
}

static inline uint32_t houser_scan_json(const uint8_t *bytes) {
    houser_block text = houser_load(bytes);
    houser_block escaped = (houser_block)(text == '"') | (houser_block)(text == '<') | (houser_block)(text == '\\');
    return houser_gather(escaped | (houser_block)(text < 0x20) | (houser_block)(text == 0xE2));
}

#endif
