// The parser of YAML.
#pragma once
#include <yaml.h>
