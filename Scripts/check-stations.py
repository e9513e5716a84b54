#!/usr/bin/env python3
"""Lists where the table of stations, ports and airports differs from public data, and towns that are not the nearest.

usage: Scripts/check-stations.py [--runways FILE --airports FILE] [--british FILE] [--railways FILE] [--ports FILE]

runways   runways.csv of OurAirports (public domain); airports: airports.csv of airportsdata (MIT), for the ICAO codes
british   stations.csv of uk-railway-stations (ODbL): names, points and codes of stations in Great Britain
railways  latitude,longitude of railway stations, such as those of KItinerary (from Wikidata, CC0), a line each
ports     ports.geojson of searoute (Apache 2.0): points by UN/LOCODE

The files are not part of this repository. Exit status 1 if something differs.
"""

import argparse
import csv
import json
import math
import pathlib
import re
import sys

TABLES = pathlib.Path(__file__).parent.parent / "Sources/Atlas/Tables"


def kilometers(a, b):
    (x, y), (u, v) = ([math.radians(n) for n in p] for p in (a, b))
    return 12742 * math.asin(math.sqrt(math.sin((u - x) / 2) ** 2 + math.cos(x) * math.cos(u) * math.sin((v - y) / 2) ** 2))


def lines(name):
    for line in (TABLES / name).read_text(encoding="utf-8").splitlines():
        yield line.strip().split("|")


def cities():
    found, code, country = {}, "", ""
    for line in lines("CityData.swift"):
        if line[0].startswith("@"):
            code, country = line[1], line[2] if len(line) > 2 else ""
        elif len(line) == 5:
            found[f"{line[0]}, {line[1] or country or code}"] = (float(line[2]), float(line[3])), code
    return found


def rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def checks(options):
    """Yields the name of a source, the kind of rows it has, and a function from the first code to its points or None."""
    if options.runways:
        ends, icao = {}, {row["iata"]: row["icao"] for row in rows(options.airports)}
        for row in rows(options.runways):
            if row["le_latitude_deg"] and row["le_longitude_deg"]:
                point = float(row["le_latitude_deg"]), float(row["le_longitude_deg"])
                ends.setdefault(row["airport_ident"], []).append(point)
        yield "runways", "a", 5, lambda code, point: ends.get(icao.get(code))
    if options.british:
        british = {row["crsCode"]: [(float(row["lat"]), float(row["long"]))] for row in rows(options.british)}
        yield "british", "s", 0.4, lambda code, point: british.get(code) if is_british(point) else None
    if options.railways:
        with open(options.railways, encoding="utf-8") as file:
            points = [tuple(map(float, line.split(","))) for line in file if line.strip()]
        yield "railways", "s", 0.4, lambda code, point: [p for p in points if abs(p[0] - point[0]) < 1 > abs(p[1] - point[1])]
    if options.ports:
        features = json.loads(pathlib.Path(options.ports).read_text(encoding="utf-8"))["features"]
        ports = {f["properties"]["port"]: [tuple(f["geometry"]["coordinates"][::-1])] for f in features}
        yield "ports", "p", 15, lambda code, point: ports.get(code)


def is_british(point):
    return 49.9 < point[0] < 59 and -6.3 < point[1] < 1.8 and not (point[0] > 54 and point[1] < -5.3)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    for name in ("runways", "airports", "british", "railways", "ports"):
        parser.add_argument(f"--{name}")
    options = parser.parse_args()
    table = [line for line in lines("StationData.swift") if len(line) == 7 and re.fullmatch("[spa]", line[6])]
    differences = 0
    for source, kind, limit, points in checks(options):
        checked = 0
        for name, _, latitude, longitude, _, codes, own in table:
            point, code = (float(latitude), float(longitude)), codes.split(";")[0]
            known = points(code, point) if own == kind else None
            if not known:
                continue
            checked += 1
            distance = min(kilometers(point, other) for other in known)
            if distance > limit:
                differences += 1
                print(f"{source}: {name} {code} is {distance:.1f} km from {known[0]}")
        print(f"{source}: {checked} of {sum(line[6] == kind for line in table)} checked")
    places = cities()
    for name, city, latitude, longitude, *_, kind in table:
        point = float(latitude), float(longitude)
        if kind == "a" or city not in places:
            continue
        own, code = places[city]
        nearest = min((kilometers(point, p), other) for other, (p, c) in places.items() if c == code)
        if kilometers(point, own) > 25 and nearest[0] < 10:
            differences += 1
            print(f"city: {name} is in {city}, but {nearest[0]:.0f} km from {nearest[1]}")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
