#include "CPrintData.h"

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

struct carried_bytes carried_regular_font(void) { return (struct carried_bytes){regular_font, sizeof regular_font}; }
struct carried_bytes carried_bold_font(void) { return (struct carried_bytes){bold_font, sizeof bold_font}; }
struct carried_bytes carried_outlines(void) { return (struct carried_bytes){outlines, sizeof outlines}; }
