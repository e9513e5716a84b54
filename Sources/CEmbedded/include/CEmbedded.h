// Files that the program contains: fonts, outlines and a style sheet for exports and maps, sample trips, the credits, and the tables of
// places, teams, roads and time zones. They are in the constant part of the program and cost nothing until they are read. As an
// array in Swift, 22 KB take 3 s to compile.
#pragma once
#include <stddef.h>

// A zero follows the bytes, for functions that search text.
struct embedded_file {
  const unsigned char *start;
  size_t count;
};

// Noto Sans, subset by Scripts/make-fonts.py.
struct embedded_file embedded_regular_font(void);
struct embedded_file embedded_bold_font(void);
// Natural Earth, packed by Scripts/make-outlines.py, which says how.
struct embedded_file embedded_outlines(void);
// Sixteen days of baseball by car, and a long weekend of football in England by train.
struct embedded_file embedded_sample_trip(void);
struct embedded_file embedded_sample_weekend(void);
// The style sheet of exported web pages: first for phones, then for wide screens, dark mode and paper.
struct embedded_file embedded_page_style(void);
// CREDITS.md.
struct embedded_file embedded_credits(void);
// Tables, each with its source and license in its first lines.
struct embedded_file embedded_cities(void);
struct embedded_file embedded_ferries(void);
struct embedded_file embedded_fixed_links(void);
struct embedded_file embedded_headings(void);
struct embedded_file embedded_local_names(void);
struct embedded_file embedded_rail_lines(void);
struct embedded_file embedded_rail_stops(void);
struct embedded_file embedded_railways(void);
struct embedded_file embedded_region_names(void);
struct embedded_file embedded_road_towns(void);
struct embedded_file embedded_roads(void);
struct embedded_file embedded_stations(void);
struct embedded_file embedded_teams(void);
struct embedded_file embedded_venues(void);
struct embedded_file embedded_words(void);
struct embedded_file embedded_zone_names(void);
struct embedded_file embedded_zones(void);
