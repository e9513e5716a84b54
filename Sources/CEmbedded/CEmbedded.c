#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BEGIN(name) static const unsigned char name[] = {
#define FILE_END(name) \
  , 0};                \
  struct embedded_file embedded_##name(void) { return (struct embedded_file){name, sizeof name - 1}; }

FILE_BEGIN(regular_font)
#embed "data/NotoSans-Regular.ttf"
FILE_END(regular_font)
FILE_BEGIN(bold_font)
#embed "data/NotoSans-Bold.ttf"
FILE_END(bold_font)
FILE_BEGIN(outlines)
#embed "data/outlines.bin"
FILE_END(outlines)
FILE_BEGIN(sample_trip)
#embed "data/sample-trip.json"
FILE_END(sample_trip)
FILE_BEGIN(sample_weekend)
#embed "data/sample-weekend.json"
FILE_END(sample_weekend)
FILE_BEGIN(page_style)
#embed "data/page.css"
FILE_END(page_style)
FILE_BEGIN(credits)
#embed "../../CREDITS.md"
FILE_END(credits)
FILE_BEGIN(cities)
#embed "data/cities.tsv"
FILE_END(cities)
FILE_BEGIN(ferries)
#embed "data/ferries.tsv"
FILE_END(ferries)
FILE_BEGIN(fixed_links)
#embed "data/fixed-links.tsv"
FILE_END(fixed_links)
FILE_BEGIN(headings)
#embed "data/headings.tsv"
FILE_END(headings)
FILE_BEGIN(local_names)
#embed "data/local-names.tsv"
FILE_END(local_names)
FILE_BEGIN(rail_lines)
#embed "data/rail-lines.tsv"
FILE_END(rail_lines)
FILE_BEGIN(rail_stops)
#embed "data/rail-stops.tsv"
FILE_END(rail_stops)
FILE_BEGIN(railways)
#embed "data/railways.tsv"
FILE_END(railways)
FILE_BEGIN(region_names)
#embed "data/region-names.tsv"
FILE_END(region_names)
FILE_BEGIN(road_towns)
#embed "data/road-towns.tsv"
FILE_END(road_towns)
FILE_BEGIN(roads)
#embed "data/roads.tsv"
FILE_END(roads)
FILE_BEGIN(stations)
#embed "data/stations.tsv"
FILE_END(stations)
FILE_BEGIN(teams)
#embed "data/teams.tsv"
FILE_END(teams)
FILE_BEGIN(venues)
#embed "data/venues.tsv"
FILE_END(venues)
FILE_BEGIN(words)
#embed "data/words.tsv"
FILE_END(words)
FILE_BEGIN(zone_names)
#embed "data/zone-names.tsv"
FILE_END(zone_names)
FILE_BEGIN(zones)
#embed "data/zones.tsv"
FILE_END(zones)
