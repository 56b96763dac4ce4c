#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The files of a board that begins.
struct houser_file houser_starter_file(size_t index) {
#define STARTER_FILE "starter/README.md"
#include "starter_file.h"
#define STARTER_FILE "starter/content/board.yaml"
#include "starter_file.h"
#define STARTER_FILE "starter/content/pages/about.md"
#include "starter_file.h"
#define STARTER_FILE "starter/content/people/sam.yaml"
#include "starter_file.h"
#define STARTER_FILE "starter/content/rentals/example-home.md"
#include "starter_file.h"
#define STARTER_FILE "starter/gitignore"
#include "starter_file.h"
    return (struct houser_file){NULL, NULL, 0};
}
