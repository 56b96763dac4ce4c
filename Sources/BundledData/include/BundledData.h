#ifndef HOUSER_BUNDLED_DATA_H
#define HOUSER_BUNDLED_DATA_H

#include <stddef.h>

// Files that travel inside the program, so that it needs nothing beside it on disk.
// Each has a pointer to its bytes, which live as long as the program and end without a NUL, and their number.

/// The bytes of gazetteer/suburbs.tsv.
const unsigned char *_Nonnull houser_suburbs_bytes(void);
/// The number of bytes of gazetteer/suburbs.tsv.
size_t houser_suburbs_count(void);

/// The bytes of gazetteer/universities.tsv.
const unsigned char *_Nonnull houser_universities_bytes(void);
/// The number of bytes of gazetteer/universities.tsv.
size_t houser_universities_count(void);

/// The bytes of regions/regions.tsv.
const unsigned char *_Nonnull houser_regions_bytes(void);
/// The number of bytes of regions/regions.tsv.
size_t houser_regions_count(void);

/// The bytes of regions/members.tsv.
const unsigned char *_Nonnull houser_region_members_bytes(void);
/// The number of bytes of regions/members.tsv.
size_t houser_region_members_count(void);

/// The bytes of regions/nicknames.tsv.
const unsigned char *_Nonnull houser_nicknames_bytes(void);
/// The number of bytes of regions/nicknames.tsv.
size_t houser_nicknames_count(void);

/// The bytes of abbreviations.json of the shipped theme.
const unsigned char *_Nonnull houser_abbreviations_bytes(void);
/// The number of bytes of abbreviations.json.
size_t houser_abbreviations_count(void);

/// The bytes of gazetteer/slips.json.
const unsigned char *_Nonnull houser_slips_bytes(void);
/// The number of bytes of gazetteer/slips.json.
size_t houser_slips_count(void);

/// The bytes of the judge for browsers; none if it was not built.
const unsigned char *_Nonnull houser_judge_bytes(void);
/// The number of bytes of the judge for browsers.
size_t houser_judge_count(void);

/// The bytes of serving/live.js.
const unsigned char *_Nonnull houser_live_bytes(void);
/// The number of bytes of serving/live.js.
size_t houser_live_count(void);

/// The bytes of shapes/suburbs.txt.
const unsigned char *_Nonnull houser_shapes_bytes(void);
/// The number of bytes of shapes/suburbs.txt.
size_t houser_shapes_count(void);

/// The bytes of zones/list.txt.
const unsigned char *_Nonnull houser_zones_list_bytes(void);
/// The number of bytes of zones/list.txt.
size_t houser_zones_list_count(void);

/// The bytes of zones/files.bin.
const unsigned char *_Nonnull houser_zones_files_bytes(void);
/// The number of bytes of zones/files.bin.
size_t houser_zones_files_count(void);

/// The bytes of map/list.txt.
const unsigned char *_Nonnull houser_map_list_bytes(void);
/// The number of bytes of map/list.txt.
size_t houser_map_list_count(void);

/// The bytes of map/files.txt.
const unsigned char *_Nonnull houser_map_files_bytes(void);
/// The number of bytes of map/files.txt.
size_t houser_map_files_count(void);

/// The bytes of places/list.txt.
const unsigned char *_Nonnull houser_places_list_bytes(void);
/// The number of bytes of places/list.txt.
size_t houser_places_list_count(void);

/// The bytes of places/files.txt.
const unsigned char *_Nonnull houser_places_files_bytes(void);
/// The number of bytes of places/files.txt.
size_t houser_places_files_count(void);

/// The bytes of scripts/list.txt.
const unsigned char *_Nonnull houser_scripts_list_bytes(void);
/// The number of bytes of scripts/list.txt.
size_t houser_scripts_list_count(void);

/// The bytes of scripts/files.txt.
const unsigned char *_Nonnull houser_scripts_files_bytes(void);
/// The number of bytes of scripts/files.txt.
size_t houser_scripts_files_count(void);

/// The bytes of grammars/atom.rng.
const unsigned char *_Nonnull houser_atom_grammar_bytes(void);
/// The number of bytes of grammars/atom.rng.
size_t houser_atom_grammar_count(void);

/// The bytes of grammars/rss.rng.
const unsigned char *_Nonnull houser_rss_grammar_bytes(void);
/// The number of bytes of grammars/rss.rng.
size_t houser_rss_grammar_count(void);

/// A file that travels inside the program.
struct houser_file {
    /// The path in its folder; NULL if there is no file.
    const char *_Nullable path;
    const unsigned char *_Nullable bytes;
    size_t count;
};

/// The file at an index, counted from 0, of the theme that lies in the repository's templates folder; none past the last one.
struct houser_file houser_theme_file(size_t index);

/// The file at an index, counted from 0, of the kinds that are shipped, in the order of navigation; none past the last one.
struct houser_file houser_kind_file(size_t index);

/// The bytes of demo/list.txt.
const unsigned char *_Nonnull houser_demo_list_bytes(void);
/// The number of bytes of demo/list.txt.
size_t houser_demo_list_count(void);

/// The bytes of demo/files.txt.
const unsigned char *_Nonnull houser_demo_files_bytes(void);
/// The number of bytes of demo/files.txt.
size_t houser_demo_files_count(void);

/// The file at an index, counted from 0, of boards that begin; none past the last one.
struct houser_file houser_starter_file(size_t index);

#endif
