#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char suburbs[] = {
#embed "gazetteer/suburbs.tsv"
};

const unsigned char *houser_suburbs_bytes(void) { return suburbs; }
size_t houser_suburbs_count(void) { return sizeof suburbs; }

static const unsigned char universities[] = {
#embed "gazetteer/universities.tsv"
};

const unsigned char *houser_universities_bytes(void) { return universities; }
size_t houser_universities_count(void) { return sizeof universities; }
