#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char list[] = {
#embed "zones/list.txt"
};

const unsigned char *houser_zones_list_bytes(void) { return list; }
size_t houser_zones_list_count(void) { return sizeof list; }

static const unsigned char files[] = {
#embed "zones/files.bin"
};

const unsigned char *houser_zones_files_bytes(void) { return files; }
size_t houser_zones_files_count(void) { return sizeof files; }
