// The parser of Markdown.
#pragma once
#include <cmark.h>
