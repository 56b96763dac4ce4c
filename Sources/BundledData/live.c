#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "serving/live.js"
};
const unsigned char *houser_live_bytes(void) { return bytes; }
size_t houser_live_count(void) { return sizeof bytes; }
