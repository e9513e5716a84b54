#include "CEmbedded.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BEGIN(file) if (strcmp(name, #file) == 0) { static const unsigned char bytes[] = {
#define FILE_END }; return (struct embedded_file){bytes, sizeof bytes}; }

struct embedded_file embedded_file(const char *name) {
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
  return (struct embedded_file){NULL, 0};
}
