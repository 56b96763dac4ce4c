#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char list[] = {
#embed "demo/list.txt"
};

const unsigned char *houser_demo_list_bytes(void) { return list; }
size_t houser_demo_list_count(void) { return sizeof list; }

static const unsigned char files[] = {
#embed "demo/files.txt"
};

const unsigned char *houser_demo_files_bytes(void) { return files; }
size_t houser_demo_files_count(void) { return sizeof files; }
