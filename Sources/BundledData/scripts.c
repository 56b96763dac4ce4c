#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char list[] = {
#embed "scripts/list.txt"
};

const unsigned char *houser_scripts_list_bytes(void) { return list; }
size_t houser_scripts_list_count(void) { return sizeof list; }

static const unsigned char files[] = {
#embed "scripts/files.txt"
};

const unsigned char *houser_scripts_files_bytes(void) { return files; }
size_t houser_scripts_files_count(void) { return sizeof files; }
