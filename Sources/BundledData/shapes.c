#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char shapes[] = {
#embed "shapes/suburbs.txt"
};

const unsigned char *houser_shapes_bytes(void) { return shapes; }
size_t houser_shapes_count(void) { return sizeof shapes; }
