#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// In the order of navigation.
struct houser_file houser_kind_file(size_t index) {
#define KIND_FILE "kinds/rental.yaml"
#include "kind_file.h"
#define KIND_FILE "kinds/room.yaml"
#include "kind_file.h"
#define KIND_FILE "kinds/wanted.yaml"
#include "kind_file.h"
#define KIND_FILE "kinds/item.yaml"
#include "kind_file.h"
#define KIND_FILE "kinds/car.yaml"
#include "kind_file.h"
#define KIND_FILE "kinds/story.yaml"
#include "kind_file.h"
    return (struct houser_file){NULL, NULL, 0};
}
