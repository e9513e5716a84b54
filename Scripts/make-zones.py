#!/usr/bin/env python3
"""Writes the rules of time zones that the program carries, for machines whose own cannot be read.

usage: Scripts/make-zones.py [FOLDER]

FOLDER holds compiled zone files (RFC 8536), of the system unless another is named: best the newest, such as the folder
`zoneinfo` of the package `tzdata` of PyPI. The data of the tz database are in the public domain.

Writes zones.tsv of Sources/Almanac/CEmbedded/data, and what an independent reader (zoneinfo of Python) says of each zone to
Tests/AlmanacTests/Time/carried-zone-samples.tsv.
"""

import collections
import datetime
import pathlib
import struct
import sys
import zoneinfo

import tables

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "Tests" / "AlmanacTests" / "Time" / "carried-zone-samples.tsv"

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
# Where counting begins, before the first change of any clock.
BEGINNING = -(2**32)
# From 1900 to 2100, at another time of day each.
MOMENTS = range(-2_208_988_800, 4_102_444_800, 60 * 86_400 + 7 * 3600 + 17 * 60 + 11)


def names(folder):
    """Those of places, and old ones; not the same again with leap seconds, nor what stands for no zone."""
    listed = folder.parent / "zones"
    if listed.exists():
        found = set(listed.read_text().split())
    else:
        found = {str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file() and p.read_bytes()[:4] == b"TZif"}
    left_out = ("posix/", "right/", "localtime", "posixrules", "Factory")
    return sorted(name for name in found if not name.startswith(left_out))


def read(path):
    """Changes as (moment, (offset, name)), what held before them, and the rule for all that follows."""
    data = path.read_bytes()

    def counts(start):
        assert data[start : start + 4] == b"TZif" and data[start + 4 : start + 5] >= b"2", path
        return struct.unpack(">6I", data[start + 20 : start + 44])

    utc, standard, leaps, times, types, letters = counts(0)
    start = 44 + times * 5 + types * 6 + letters + leaps * 8 + standard + utc
    utc, standard, leaps, times, types, letters = counts(start)
    start += 44
    moments = struct.unpack(f">{times}q", data[start : start + 8 * times])
    start += 8 * times
    kinds = data[start : start + times]
    start += times
    records = [struct.unpack(">iBB", data[start + 6 * n : start + 6 * n + 6]) for n in range(types)]
    start += 6 * types
    text = data[start : start + letters]
    start += letters + leaps * 12 + standard + utc
    periods = [(offset, text[at : text.index(0, at)].decode()) for offset, _, at in records]
    changes = [(moment, periods[kind]) for moment, kind in zip(moments, kinds)]
    return periods[0], changes, data[start + 1 : -1].decode()


def base36(number):
    text = ""
    while number or not text:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return text


def line(zone):
    first, changes, rule = zone
    periods = [first]
    text, last = "", BEGINNING
    for moment, period in changes:
        if period not in periods:
            periods.append(period)
        minutes, seconds = divmod(moment - last, 60)
        assert minutes >= 0 and len(periods) <= 26
        text += base36(minutes) + ("." + base36(seconds) if seconds else "") + chr(65 + periods.index(period))
        last = moment
    return rule, ",".join(f"{offset}{name}" for offset, name in periods), text


def fingerprint(name):
    """FNV-1a of what clocks show."""
    zone, value = zoneinfo.ZoneInfo(name), 0xCBF29CE484222325
    for moment in MOMENTS:
        local = datetime.datetime.fromtimestamp(moment, datetime.UTC).astimezone(zone)
        offset = int(local.utcoffset().total_seconds())
        for byte in f"{offset}{local.tzname()};".encode():
            value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def version(folder):
    for path in (folder / "tzdata.zi", folder.parent / "__init__.py"):
        if path.exists():
            for row in path.read_text().splitlines():
                if row.startswith(("# version ", "IANA_VERSION")):
                    return row.split()[-1].strip('"')
    sys.exit("the version of the zone files is not known")


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/zoneinfo").resolve()
    zoneinfo.reset_tzpath([str(folder)])
    groups = collections.defaultdict(list)
    for name in names(folder):
        groups[line(read(folder / name))].append(name)
    rows = sorted([";".join(group), *zone] for zone, group in groups.items())
    comments = [f"# version {version(folder)}", *tables.head(tables.DATA / "zones.tsv")[1:]]
    tables.write("zones.tsv", comments, [dict(zip(("names", "rule", "periods", "changes"), row)) for row in rows])
    samples = sorted(f"{name}\t{fingerprint(name):016x}\n" for group in groups.values() for name in group[:1])
    SAMPLES.write_text(
        f"# Written by Scripts/make-zones.py from tzdata {version(folder)}, which is in the public domain.\n"
        "# A zone of each kind, and the FNV-1a fingerprint of what its clocks show, as Python's zoneinfo says.\n"
        "zone\tfingerprint\n" + "".join(samples)
    )
    print(f"{len(rows)} kinds of {sum(map(len, groups.values()))} zones")


if __name__ == "__main__":
    main()
