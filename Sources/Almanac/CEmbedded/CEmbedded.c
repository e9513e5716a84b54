#include "CEmbedded.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BEGIN(name) static const unsigned char name[] = {
#define FILE_END };

FILE_BEGIN(regularFont)
#embed "data/NotoSans-Regular.ttf"
FILE_END
FILE_BEGIN(boldFont)
#embed "data/NotoSans-Bold.ttf"
FILE_END
FILE_BEGIN(outlines)
#embed "data/outlines.bin"
FILE_END
FILE_BEGIN(sampleTrip)
#embed "data/sample-trip.json"
FILE_END
FILE_BEGIN(sampleWeekend)
#embed "data/sample-weekend.json"
FILE_END
FILE_BEGIN(pageStyle)
#embed "data/page.css"
FILE_END
FILE_BEGIN(credits)
#embed "../../../CREDITS.md"
FILE_END
FILE_BEGIN(bookingWords)
#embed "data/booking-words.tsv"
FILE_END
FILE_BEGIN(cities)
#embed "data/cities.tsv"
FILE_END
FILE_BEGIN(competitions)
#embed "data/competitions.tsv"
FILE_END
FILE_BEGIN(ferries)
#embed "data/ferries.tsv"
FILE_END
FILE_BEGIN(fixedLinks)
#embed "data/fixed-links.tsv"
FILE_END
FILE_BEGIN(headings)
#embed "data/headings.tsv"
FILE_END
FILE_BEGIN(keys)
#embed "data/keys.tsv"
FILE_END
FILE_BEGIN(leagues)
#embed "data/leagues.tsv"
FILE_END
FILE_BEGIN(letters)
#embed "data/letters.tsv"
FILE_END
FILE_BEGIN(localNames)
#embed "data/local-names.tsv"
FILE_END
FILE_BEGIN(railLines)
#embed "data/rail-lines.tsv"
FILE_END
FILE_BEGIN(railStops)
#embed "data/rail-stops.tsv"
FILE_END
FILE_BEGIN(railways)
#embed "data/railways.tsv"
FILE_END
FILE_BEGIN(regionNames)
#embed "data/region-names.tsv"
FILE_END
FILE_BEGIN(regions)
#embed "data/regions.tsv"
FILE_END
FILE_BEGIN(roadRegions)
#embed "data/road-regions.tsv"
FILE_END
FILE_BEGIN(roadTowns)
#embed "data/road-towns.tsv"
FILE_END
FILE_BEGIN(roads)
#embed "data/roads.tsv"
FILE_END
FILE_BEGIN(stations)
#embed "data/stations.tsv"
FILE_END
FILE_BEGIN(teams)
#embed "data/teams.tsv"
FILE_END
FILE_BEGIN(venues)
#embed "data/venues.tsv"
FILE_END
FILE_BEGIN(waters)
#embed "data/waters.tsv"
FILE_END
FILE_BEGIN(words)
#embed "data/words.tsv"
FILE_END
FILE_BEGIN(zoneNames)
#embed "data/zone-names.tsv"
FILE_END
FILE_BEGIN(zones)
#embed "data/zones.tsv"
FILE_END

#define FILE_OF(name) {#name, {name, sizeof name}}

static const struct {
  const char *name;
  struct embedded_file file;
} files[] = {
    FILE_OF(regularFont), FILE_OF(boldFont), FILE_OF(outlines), FILE_OF(sampleTrip), FILE_OF(sampleWeekend), FILE_OF(pageStyle),
    FILE_OF(credits), FILE_OF(bookingWords), FILE_OF(cities), FILE_OF(competitions), FILE_OF(ferries), FILE_OF(fixedLinks),
    FILE_OF(headings), FILE_OF(keys), FILE_OF(leagues), FILE_OF(letters), FILE_OF(localNames), FILE_OF(railLines), FILE_OF(railStops),
    FILE_OF(railways), FILE_OF(regionNames), FILE_OF(regions), FILE_OF(roadRegions), FILE_OF(roadTowns),
    FILE_OF(roads), FILE_OF(stations), FILE_OF(teams), FILE_OF(venues), FILE_OF(waters), FILE_OF(words),
    FILE_OF(zoneNames), FILE_OF(zones),
};

struct embedded_file embedded_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) == 0) return files[index].file;
  }
  return (struct embedded_file){NULL, 0};
}
