#!/usr/bin/env python3
"""Lists where the table of stations, ports and airports differs from public data, and towns that are not the nearest.

usage: Scripts/check-stations.py [--airports FILE --runways FILE] [--stations FILE] [--british FILE] [--german FILE]
                                 [--ports FILE] [--locodes FILE]

airports  airports.csv of airportsdata (MIT), also for the ICAO codes of the runways
runways   runways.csv of OurAirports (public domain)
stations  kind,code,latitude,longitude, a line each, of the kinds uic, ibnr, benerail, crs and amtrak, as Wikidata (CC0) has
          them, also in the tables of KItinerary
british   stations.csv of uk-railway-stations (ODbL)
german    the list of stations of Deutsche Bahn (CC BY 4.0), D_Bahnhof_*.csv
ports     UpdatedPub150.csv, the World Port Index (public domain)
locodes   UN/LOCODE as country,location,…,lat,lon (the CSV of @geoapify/un-locode; the list itself is free to use)

The files are not part of this repository. A code is right if a list has it at most so many km from the table's point:
0.5 for a station, 5 from a runway, 15 for a port, of which UN/LOCODE lists the town. Exit status 1 if something differs.
"""

import argparse
import contextlib
import csv
import math
import re
import sys

import tables

LIMITS = {"s": 0.5, "a": 5, "p": 15}
AMERICA = re.compile(", [A-Z]{2}$")


def kilometers(a, b):
    (x, y), (u, v) = ([math.radians(n) for n in p] for p in (a, b))
    return 12742 * math.asin(math.sqrt(math.sin((u - x) / 2) ** 2 + math.cos(x) * math.cos(u) * math.sin((v - y) / 2) ** 2))


def cities():
    found = {}
    for row in tables.rows("cities.tsv"):
        name = f"{row['name']}, {row['region'] or row['country'] or row['code']}"
        found[name] = (float(row["latitude"]), float(row["longitude"])), row["code"]
    return found


def rows(path):
    with open(path, encoding="utf-8-sig", errors="replace", newline="") as file:
        return list(csv.DictReader(file))


def points(found, latitude, longitude):
    """The codes of rows with their points, without those of which a list has none."""
    for code, row in found:
        with contextlib.suppress(ValueError):
            yield code, (float(row[latitude]), float(row[longitude]))


def references(options):
    """Yields the kind of a code, the name of a list, and the codes of the list with their points."""
    if options.airports:
        yield "iata", "airportsdata", points(((row["iata"], row) for row in rows(options.airports)), "lat", "lon")
    if options.runways:
        iata = {row["icao"]: row["iata"] for row in rows(options.airports)}
        found = ((iata.get(row["airport_ident"]), row) for row in rows(options.runways))
        yield "iata", "OurAirports", points(found, "le_latitude_deg", "le_longitude_deg")
    if options.stations:
        with open(options.stations, encoding="utf-8") as file:
            table = [line.split(",") for line in file if line.count(",") == 3]
        for kind in ("uic", "ibnr", "benerail", "crs", "amtrak"):
            yield kind, "Wikidata", ((row[1], (float(row[2]), float(row[3]))) for row in table if row[0] == kind)
    if options.british:
        found = ((row["crsCode"], row) for row in rows(options.british))
        yield "crs", "uk-railway-stations", points(found, "lat", "long")
    if options.german:
        table = rows(options.german)
        yield "ds100", "Deutsche Bahn", points(((row["DS100"].split(" ")[0], row) for row in table), "BREITE", "LAENGE")
        yield "ibnr", "Deutsche Bahn", points(((row["EVA_NR"], row) for row in table), "BREITE", "LAENGE")
    if options.ports:
        found = ((row["UN/LOCODE"].replace(" ", ""), row) for row in rows(options.ports))
        yield "locode", "World Port Index", points(found, "Latitude", "Longitude")
    if options.locodes:
        found = ((row["country"] + row["location"], row) for row in rows(options.locodes))
        yield "locode", "UN/LOCODE", points(found, "lat", "lon")


def kinds(code, kind, city):
    """The kinds of code that a code of the table can be."""
    if kind != "s":
        return ["iata" if kind == "a" else "locode"]
    if code.isdigit():
        return ["uic", "ibnr"]
    if city.endswith(("England", "Scotland", "Wales")):
        return ["crs"]
    return ["amtrak" if AMERICA.search(city) else "ds100" if city.endswith("Germany") else "benerail"]


def check_codes(options, table):
    known = {}
    for kind, source, found in references(options):
        for code, point in found:
            known.setdefault(kind, {}).setdefault(code, []).append((source, point))
    wrong, counts = [], {}
    for name, city, latitude, longitude, _, codes, kind in table:
        point = float(latitude), float(longitude)
        for code in (text for text in codes.split(";") if re.fullmatch("[A-Z]+|[0-9]{7}", text)):
            own = kinds(code, kind, city)
            if not any(k in known for k in own):
                continue
            found = [(kilometers(point, p), source) for k in own for source, p in known.get(k, {}).get(code, [])]
            near = {source for distance, source in found if distance <= LIMITS[kind]}
            for source in near or ["no list"]:
                counts[own[0], source] = counts.get((own[0], source), 0) + 1
            if not near:
                wrong.append(f"{name} {code} ({city}): " + (f"{min(found)[0]:.1f} km away" if found else "unknown"))
    for (kind, source), count in sorted(counts.items()):
        print(f"{kind}: {count} codes as in {source}")
    return wrong


def check_towns(table):
    places = cities()
    for name, city, latitude, longitude, *_, kind in table:
        point = float(latitude), float(longitude)
        if kind == "a" or city not in places:
            continue
        own, code = places[city]
        nearest = min((kilometers(point, p), other) for other, (p, c) in places.items() if c == code)
        if kilometers(point, own) > 25 and nearest[0] < 10:
            yield f"{name} is in {city}, but {nearest[0]:.0f} km from {nearest[1]}"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    for name in ("airports", "runways", "stations", "british", "german", "ports", "locodes"):
        parser.add_argument(f"--{name}")
    table = [list(row.values()) for row in tables.rows("stations.tsv")]
    wrong = check_codes(parser.parse_args(), table) + list(check_towns(table))
    for line in wrong:
        print(line)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
