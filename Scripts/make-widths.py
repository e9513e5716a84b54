#!/usr/bin/env python3
"""Writes the table of what every character does on a screen: Sources/Screen/Text/CharacterTable.swift.

usage: Scripts/make-widths.py [--check]

With --check nothing is written: exit status 1 if the table in the tree is another one, with the first differences.

Needs the C library that the table names (its wcwidth is what ncurses counts with), a Python whose unicodedata has the
version of Unicode that this library has, and the package wcwidth in the version below, which knows what terminals do:

  python3 -m venv /tmp/widths && /tmp/widths/bin/pip install wcwidth==0.9.4 && /tmp/widths/bin/python Scripts/make-widths.py --check
"""

import ctypes
import locale
import pathlib
import platform
import sys
import unicodedata

try:
    import wcwidth
except ImportError:
    sys.exit("make-widths: the Python package wcwidth is missing: pip install wcwidth==0.9.4, in an environment of its own")

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Screen" / "Text" / "CharacterTable.swift"
MADE_WITH = {"glibc": "2.36", "unicodedata": "14.0.0", "wcwidth": "0.9.4"}

# The cases of CharacterClass, in its order.
UNSAFE, NARROW, WIDE, MARK, DROPPED, BLANK, REGIONAL = range(7)

# Default_Ignorable_Code_Point of Unicode 14 beside the format characters (Cf), which unicodedata does not have.
IGNORABLE = [
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF),
]
IDEOGRAPHIC_SPACE = 0x3000
SKIN_TONES = range(0x1F3FB, 0x1F400)
REGIONALS = range(0x1F1E6, 0x1F200)

HEAD = """\
// Written by Scripts/make-widths.py; do not edit.

/// The starts of runs of scalars of one ``CharacterClass``: `0x300_3` says that from U+0300 on, up to the next
/// entry, they are of class 3.
///
/// Made from version 14.0 of the Unicode Character Database (General_Category, Default_Ignorable_Code_Point), the
/// `wcwidth` of glibc 2.36 and the widths of the Python package wcwidth 0.9.4, which follow version 18.0 and what
/// terminals do. ncurses counts columns with `wcwidth`, so a scalar is narrow, wide or a mark only where the two
/// agree; where they do not it is unsafe. The exception is the spacing marks (Mc), one column as in glibc. A test
/// compares every scalar with the `wcwidth` of the system.
let characterTable: [UInt32] = [
"""


def class_of(value, system_width):
    """The class of a scalar."""
    character = chr(value)
    category = unicodedata.category(character)
    if category == "Cc":
        return DROPPED if character == "\r" else BLANK if character in "\t\n\v\f\x85" else UNSAFE
    if category in ("Zs", "Zl", "Zp") and value != IDEOGRAPHIC_SPACE:
        return BLANK
    if value in REGIONALS:
        return REGIONAL
    if category == "Cf" or value in SKIN_TONES or any(first <= value <= last for first, last in IGNORABLE):
        return DROPPED
    if category in ("Cn", "Cs"):
        return UNSAFE
    width = system_width(value)
    if category == "Mc":
        return NARROW if width == 1 else MARK if width == 0 else UNSAFE
    if width != wcwidth.wcwidth(character):
        return UNSAFE
    return {0: MARK, 1: NARROW, 2: WIDE}.get(width, UNSAFE)


def runs():
    """(first scalar, class) of every run."""
    system_width = ctypes.CDLL(None).wcwidth
    found, last = [], None
    for value in range(0x110000):
        kind = class_of(value, system_width)
        if kind != last:
            found.append((value, kind))
            last = kind
    return found


def swift(found):
    """The table as a source file, in lines of at most 112 columns."""
    lines, line = [], " "
    for value, kind in found:
        entry = f" 0x{value:X}_{kind},"
        if len(line) + len(entry) > 112:
            lines.append(line)
            line = " "
        line += entry
    return HEAD + "\n".join(lines + [line]) + "\n]\n"


def main():
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    versions = {
        "glibc": platform.libc_ver()[1], "unicodedata": unicodedata.unidata_version, "wcwidth": wcwidth.__version__,
    }
    if versions != MADE_WITH:
        print(f"make-widths: the table was made with {MADE_WITH}, this is {versions}", file=sys.stderr)
    text = swift(runs())
    if sys.argv[1:] == ["--check"]:
        old, new = OUTPUT.read_text().split(), text.split()
        if old != new:
            others = [pair for pair in zip(old, new) if pair[0] != pair[1]]
            print(f"{OUTPUT}: {len(others)} entries differ, first {others[:5]}", file=sys.stderr)
        sys.exit(OUTPUT.read_text() != text)
    if sys.argv[1:]:
        sys.exit(__doc__)
    OUTPUT.write_text(text)


main()
