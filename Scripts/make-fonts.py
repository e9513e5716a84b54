#!/usr/bin/env python3
"""Writes the two weights of the font that printed pages are set in.

usage: Scripts/make-fonts.py [FOLDER]

FOLDER holds NotoSans-Regular.ttf, NotoSans-Bold.ttf, NotoSansMath-Regular.ttf and NotoSansSymbols2-Regular.ttf, as Debian's
fonts-noto-core installs them (/usr/share/fonts/truetype/noto). What is kept: Latin, Greek, Cyrillic and Vietnamese, signs,
arrows, and kerning; no hinting. The result is Sources/Almanac/CEmbedded/data/*.ttf. Needs the Python package fonttools, which
it does not install.
"""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
OUTPUT = HERE.parent / "Sources" / "Almanac" / "CEmbedded" / "data"
SOURCE = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/noto")

RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x18F), (0x192, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x1CD, 0x1DC),
    (0x1E6, 0x1E7), (0x1EA, 0x1EB), (0x1F8, 0x1F9), (0x218, 0x21B), (0x259, 0x259), (0x2BB, 0x2BC), (0x2C6, 0x2C7),
    (0x2D8, 0x2DD), (0x300, 0x304), (0x306, 0x30C), (0x31B, 0x31B), (0x323, 0x323), (0x326, 0x328),
    (0x384, 0x3CE), (0x400, 0x45F), (0x490, 0x493), (0x49A, 0x49B), (0x4A2, 0x4A3), (0x4AE, 0x4B1), (0x4D8, 0x4D9),
    (0x4E8, 0x4E9), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2010, 0x2015), (0x2018, 0x201E),
    (0x2020, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x2044, 0x2044),
    (0x2070, 0x2070), (0x2074, 0x2079), (0x2080, 0x2089), (0x20A9, 0x20AC), (0x20BD, 0x20BD), (0x2116, 0x2117),
    (0x2122, 0x2122), (0x2153, 0x2154), (0x215B, 0x215E), (0x2212, 0x2212), (0x2215, 0x2215), (0x2248, 0x2248),
    (0x2260, 0x2260), (0x2264, 0x2265), (0xFFFD, 0xFFFD),
]  # fmt: skip
# Signs that the text font lacks, and the font that has them.
SIGNS = {
    "NotoSansMath-Regular.ttf": [*range(0x2190, 0x219A), 0x21C4, 0x2212, 0x2215, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265],
    "NotoSansSymbols2-Regular.ttf": [0x25A0, 0x25CF, 0x25CB, 0x25B2, 0x25BC, 0x2605, 0x2606, 0x2713, 0x2717, 0x26A0],
}


def grafted(font, name, points):
    """Takes glyphs of another font into this one, scaled to its units."""
    other = TTFont(SOURCE / name)
    cmap, glyphs = other.getBestCmap(), other["glyf"]
    scale = font["head"].unitsPerEm / other["head"].unitsPerEm
    order = font.getGlyphOrder()
    for point in points:
        if point in font.getBestCmap() or point not in cmap:
            continue
        glyph, name = glyphs[cmap[point]], f"sign{point:04X}"
        if glyph.isComposite() or not hasattr(glyph, "coordinates"):
            glyph.expand(glyphs)
        if glyph.isComposite():
            continue
        glyph.removeHinting()
        glyph.coordinates.scale((scale, scale))
        glyph.coordinates.toInt()
        glyph.recalcBounds(font["glyf"])
        font["glyf"].glyphs[name] = glyph
        advance, _ = other["hmtx"][cmap[point]]
        font["hmtx"][name] = (round(advance * scale), glyph.xMin)
        order = order + [name]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[point] = name
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order


def written(weight):
    font = TTFont(SOURCE / f"NotoSans-{weight}.ttf")
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.layout_scripts = ["DFLT", "latn", "cyrl", "grek"]
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["GDEF", "GSUB", "STAT", "OS/2", "gasp", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[point for first, last in RANGES for point in range(first, last + 1)])
    subsetter.subset(font)
    for name, points in SIGNS.items():
        grafted(font, name, points)
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    path = OUTPUT / f"NotoSans-{weight}.ttf"
    font.save(path)
    print(f"{path.relative_to(HERE.parent)}: {len(font.getGlyphOrder())} glyphs, {path.stat().st_size} bytes")


for weight in ("Regular", "Bold"):
    written(weight)
