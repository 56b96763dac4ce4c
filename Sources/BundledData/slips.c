#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The theme has the abbreviations, too, so that the search box reads names as the check does.

static const unsigned char abbreviations[] = {
#embed "../../templates/assets/abbreviations.json"
};

const unsigned char *houser_abbreviations_bytes(void) { return abbreviations; }
size_t houser_abbreviations_count(void) { return sizeof abbreviations; }

static const unsigned char slips[] = {
#embed "gazetteer/slips.json"
};

const unsigned char *houser_slips_bytes(void) { return slips; }
size_t houser_slips_count(void) { return sizeof slips; }
