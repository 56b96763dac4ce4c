#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char rental[] = {
#embed "kinds/rental.yaml"
};

const unsigned char *houser_kind_rental_bytes(void) { return rental; }
size_t houser_kind_rental_count(void) { return sizeof rental; }

static const unsigned char item[] = {
#embed "kinds/item.yaml"
};

const unsigned char *houser_kind_item_bytes(void) { return item; }
size_t houser_kind_item_count(void) { return sizeof item; }
