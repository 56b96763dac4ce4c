#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char regions[] = {
#embed "regions/regions.tsv"
};

const unsigned char *houser_regions_bytes(void) { return regions; }
size_t houser_regions_count(void) { return sizeof regions; }

static const unsigned char members[] = {
#embed "regions/members.tsv"
};

const unsigned char *houser_region_members_bytes(void) { return members; }
size_t houser_region_members_count(void) { return sizeof members; }

static const unsigned char nicknames[] = {
#embed "regions/nicknames.tsv"
};

const unsigned char *houser_nicknames_bytes(void) { return nicknames; }
size_t houser_nicknames_count(void) { return sizeof nicknames; }
