#!/usr/bin/env python3
"""Writes the outlines that a map of a route is drawn on.

usage: Scripts/make-outlines.py FOLDER

FOLDER holds Natural Earth's ne_10m_coastline.json, fine enough for a page with one country, and its ne_50m_*.json (lakes,
admin_0_boundary_lines_land, admin_1_states_provinces_lines), all in the public domain. The result is
Sources/Almanac/CEmbedded/data/outlines.bin:

    one record a line: kind (0 land, 1 lake, 2 border of countries, 3 border of states), then numbers of seven bits a byte,
    the highest bit saying that more follow, signed ones folded (0, −1, 1, −2 …): west, south, east, north in
    hundredths of a degree (signed), the number of bytes that follow, and in these the points: each the difference from the
    one before, longitude and latitude (signed).

Land and lakes are rings; their first point is not repeated. Lines are thinned by Douglas and Peucker to
0.03 degrees, coasts to 0.02.
"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
OUTPUT = HERE.parent / "Sources" / "Almanac" / "CEmbedded" / "data" / "outlines.bin"
TOLERANCE = {0: 0.02, 1: 0.03, 2: 0.03, 3: 0.03}
SMALLEST = {0: 0.2, 1: 0.35, 2: 0.0, 3: 0.0}


def lines(name):
    for feature in json.loads((pathlib.Path(sys.argv[1]) / f"ne_{name}.json").read_text())["features"]:
        geometry = feature["geometry"]
        parts = geometry["coordinates"]
        if geometry["type"] == "LineString":
            parts = [parts]
        # Islands in a lake are left out.
        for part in parts[:1] if geometry["type"] == "Polygon" else parts:
            yield feature["properties"], [(point[0], point[1]) for point in part]


def near(a, b):
    return abs(a[0] - b[0]) < 1e-6 and abs(a[1] - b[1]) < 1e-6


def rings(parts):
    """Joins open lines that share ends, in either direction; what stays open ends at the antimeridian, and is closed
    along it."""
    whole = [part for part in parts if near(part[0], part[-1])]
    open_parts = [part for part in parts if not near(part[0], part[-1])]
    while open_parts:
        line = open_parts.pop()
        for _ in ("one end", "the other"):
            while not near(line[0], line[-1]):
                end = line[-1]
                following = next((part for part in open_parts if near(part[0], end) or near(part[-1], end)), None)
                if following is None:
                    break
                open_parts.remove(following)
                line = line + (following if near(following[0], end) else following[::-1])[1:]
            line = line[::-1]
        if not near(line[0], line[-1]):
            line = line + [line[0]]
        whole.append(line)
    return whole


def thinned(line, tolerance):
    """Returns the points that keep the line within the tolerance, by Douglas and Peucker."""
    keep = [False] * len(line)
    keep[0] = keep[-1] = True
    # A ring has no direction of its own: its farthest point halves it.
    stack = [(0, len(line) - 1)]
    while stack:
        first, last = stack.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        dx, dy = bx - ax, by - ay
        length = (dx * dx + dy * dy) ** 0.5
        farthest, distance = None, tolerance
        for index in range(first + 1, last):
            x, y = line[index]
            if length:
                away = abs(dx * (y - ay) - dy * (x - ax)) / length
            else:
                away = ((x - ax) ** 2 + (y - ay) ** 2) ** 0.5
            if away > distance:
                farthest, distance = index, away
        if farthest is not None:
            keep[farthest] = True
            stack += [(first, farthest), (farthest, last)]
    return [point for point, kept in zip(line, keep) if kept]


def number(value):
    data = bytearray()
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    data.append(value)
    return bytes(data)


def signed(value):
    return number(value * 2 if value >= 0 else -value * 2 - 1)


def record(kind, line):
    points = [(round(x * 100), round(y * 100)) for x, y in thinned(line, TOLERANCE[kind])]
    if kind < 2 and points[0] == points[-1]:
        points.pop()
    points = [point for index, point in enumerate(points) if index == 0 or point != points[index - 1]]
    longitudes, latitudes = [x for x, _ in points], [y for _, y in points]
    size = max(max(longitudes) - min(longitudes), max(latitudes) - min(latitudes)) / 100
    if len(points) < (3 if kind < 2 else 2) or size < SMALLEST[kind] or max(latitudes) < -6000:
        return None
    body, last = b"", (0, 0)
    for point in points:
        body += signed(point[0] - last[0]) + signed(point[1] - last[1])
        last = point
    box = [min(longitudes), min(latitudes), max(longitudes), max(latitudes)]
    return bytes([kind]) + b"".join(map(signed, box)) + number(len(body)) + body, len(points)


def all_lines():
    yield from ((0, ring) for ring in rings([line for _, line in lines("10m_coastline")]))
    yield from ((1, line) for about, line in lines("50m_lakes") if about["scalerank"] <= 2)
    yield from ((2, line) for _, line in lines("50m_admin_0_boundary_lines_land"))
    yield from ((3, line) for _, line in lines("50m_admin_1_states_provinces_lines"))


records = [made for made in (record(kind, line) for kind, line in all_lines()) if made]
OUTPUT.write_bytes(b"".join(data for data, _ in records))
print(f"{len(records)} lines, {sum(count for _, count in records)} points, {OUTPUT.stat().st_size} bytes")
