#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char regular_font[] = {
#embed "data/NotoSans-Regular.ttf"
};
static const unsigned char bold_font[] = {
#embed "data/NotoSans-Bold.ttf"
};
static const unsigned char outlines[] = {
#embed "data/outlines.bin"
};
static const unsigned char sample_trip[] = {
#embed "data/sample-trip.json"
};
static const unsigned char sample_weekend[] = {
#embed "data/sample-weekend.json"
};
static const unsigned char credits[] = {
#embed "../../CREDITS.md"
};

struct embedded_file embedded_regular_font(void) { return (struct embedded_file){regular_font, sizeof regular_font}; }
struct embedded_file embedded_bold_font(void) { return (struct embedded_file){bold_font, sizeof bold_font}; }
struct embedded_file embedded_outlines(void) { return (struct embedded_file){outlines, sizeof outlines}; }
struct embedded_file embedded_sample_trip(void) { return (struct embedded_file){sample_trip, sizeof sample_trip}; }
struct embedded_file embedded_sample_weekend(void) { return (struct embedded_file){sample_weekend, sizeof sample_weekend}; }
struct embedded_file embedded_credits(void) { return (struct embedded_file){credits, sizeof credits}; }
