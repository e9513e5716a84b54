#!/usr/bin/env python3
"""Fits the miles of the table of roads to known drives: Sources/Almanac/CEmbedded/data/roads.tsv.

usage: Scripts/fit-roads.py [--try]

Which towns and roads there are was written by hand; this script writes the miles of those on known drives, whatever they were.
A road is first taken for its great circle times a factor that is usual for its kind. Then, drive by drive, the fastest way is
looked for as Roads.swift does, and the roads on these ways are lengthened or shortened so that the drives come out as long as
they are known to be: least squares, in which a road's deviation from its factor costs too. Roads on no such way stay as they
are in the table. The only input are the drives between ballparks in Tests/AlmanacTests/Published/ballparks.tsv, by OSRM on
OpenStreetMap (ODbL 1.0). The result is a derived database of OpenStreetMap, so it is under the ODbL 1.0 as well.

--try fits without writing, and leaves every fifth ballpark out in turn, to print how well drives to it are met.

Needs numpy.
"""

import heapq
import itertools
import math
import pathlib
import re
import sys

import numpy as np

import tables

ROOT = pathlib.Path(__file__).resolve().parent.parent
GEOGRAPHY = ROOT / "Sources" / "Almanac" / "Atlas" / "Geography"
BALLPARKS = ROOT / "Tests" / "AlmanacTests" / "Published" / "ballparks.tsv"
NEAREST, REACH = 40, 120.0  # of Junction and RoadAccess
TWO_LANE_SPEED = 60  # A road of the table with a lower speed has two lanes.
# The relative error expected of a drive that is known, and of the length of a road of 100 miles.
ERROR_OF_DRIVE, ERROR_OF_ROAD = 0.01, 0.08
# The relative error from which on a drive is not believed.
FAR_OFF = 0.03
ROUNDS = 16
# The usual factor of a main road in America, where --try is about best, and in Europe, where no drive of a router is known
# and this is about what the drives written down by hand in roads.tsv come to; what two lanes add, and the mountains.
AMERICA, EUROPE, TWO_LANES, MOUNTAINS = 1.10, 1.14, 0.08, 0.5


def miles(a, b):
    north, east = math.radians(b[0] - a[0]) / 2, math.radians(b[1] - a[1]) / 2
    square = math.sin(north) ** 2 + math.cos(math.radians(a[0])) * math.cos(math.radians(b[0])) * math.sin(east) ** 2
    return 2 * 3958.8 * math.asin(min(math.sqrt(square), 1))


def share(bounds, a, b):
    first, last = 0.0, 1.0
    for start, way, low, high in ((a[0], b[0] - a[0], *bounds[:2]), (a[1], b[1] - a[1], *bounds[2:])):
        if abs(way) < 1e-9:
            if not low <= start <= high:
                return 0.0
            continue
        one, other = (low - start) / way, (high - start) / way
        first, last = max(first, min(one, other)), min(last, max(one, other))
    return max(0.0, last - first)


def number(text, what):
    return float(re.search(what, text).group(1))


class Map:
    def __init__(self):
        self.regions = [
            ([float(row[key]) for key in ("south", "north", "west", "east")], float(row["longer"] or 0), float(row["slower"] or 0))
            for row in tables.rows("road-regions.tsv")
        ]
        self.shores = []
        for row in tables.rows("waters.tsv"):
            values = [float(field) for field in row["points"].split()]
            self.shores += list(itertools.pairwise(zip(values[::2], values[1::2])))
        self.byway_speed = number((GEOGRAPHY / "RoadAccess.swift").read_text(), r"at: ([\d.]+)\)")
        self.towns = {row["name"]: (float(row["latitude"]), float(row["longitude"])) for row in tables.rows("road-towns.tsv")}
        self.roads = []  # (town, town, slow, great circle, usual factor, minutes a mile)
        for row in tables.rows("roads.tsv"):
            a, b, speed = self.towns[row["from"]], self.towns[row["to"]], float(row["speed"])
            is_slow = speed < TWO_LANE_SPEED
            self.roads.append(
                (row["from"], row["to"], is_slow, miles(a, b), self.usual(a, b, is_slow), self.minutes_a_mile(a, b, speed))
            )
        self.of_town = {}
        for index, road in enumerate(self.roads):
            for town in road[:2]:
                self.of_town.setdefault(town, []).append(index)
        self.junctions = {}

    def longer(self, a, b):
        return sum(longer * share(bounds, a, b) for bounds, longer, _ in self.regions if longer)

    def usual(self, a, b, is_slow):
        return (EUROPE if a[1] > -20 else AMERICA) + TWO_LANES * is_slow + MOUNTAINS * self.longer(a, b)

    def minutes_a_mile(self, a, b, speed):
        return 60 / speed + sum(slower * share(bounds, a, b) for bounds, _, slower in self.regions if slower)

    def byway(self, a, b):
        """(miles, minutes), or None over water."""

        def side(p, q, r):
            return (r[1] - q[1]) * (p[0] - q[0]) - (r[0] - q[0]) * (p[1] - q[1])

        for p, q in self.shores:
            if side(a, p, q) * side(b, p, q) < 0 and side(p, a, b) * side(q, a, b) < 0:
                return None
        straight = miles(a, b)
        factor = 1.15 + 0.12 * min(straight, 150) / 100 + 0.13 * max(0, min(1, (45 - straight) / 30)) + self.longer(a, b)
        return straight * factor, straight * factor * self.minutes_a_mile(a, b, self.byway_speed)

    def junctions_of(self, point):
        if point in self.junctions:
            return self.junctions[point]
        narrowing = math.cos(math.radians(point[0]))
        near = []
        for index, road in enumerate(self.roads):
            a, b = self.towns[road[0]], self.towns[road[1]]
            south, west = (a[0] - point[0]) * 69.1, (a[1] - point[1]) * 69.1 * narrowing
            north, east = (b[0] - a[0]) * 69.1, (b[1] - a[1]) * 69.1 * narrowing
            part = max(0, min(1, -(south * north + west * east) / (north * north + east * east + 1e-9)))
            square = (south + part * north) ** 2 + (west + part * east) ** 2
            if square <= REACH * REACH:
                near.append((square, index, part, (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))))
        found = []
        for _, index, part, place in sorted(near)[:NEAREST]:
            way = self.byway(point, place)
            if way:
                found.append((index, part, way))
        self.junctions[point] = found
        return found

    def ways(self, start, ends, lengths):
        """The fastest way to each of the ends, as (minutes, miles off the map, minutes off it, {road: share})."""
        reached, came, queue = {}, {}, []
        for index, part, way in self.junctions_of(start):
            road = self.roads[index]
            for town, rest in ((road[0], part), (road[1], 1 - part)):
                minutes = way[1] + rest * lengths[index] * road[5]
                if minutes < reached.get(town, math.inf):
                    reached[town], came[town] = minutes, (None, index, rest, way)
                    heapq.heappush(queue, (minutes, town))
        while queue:
            minutes, town = heapq.heappop(queue)
            if minutes > reached[town]:
                continue
            for index in self.of_town[town]:
                road = self.roads[index]
                other = road[1] if road[0] == town else road[0]
                after = minutes + lengths[index] * road[5]
                if after < reached.get(other, math.inf):
                    reached[other], came[other] = after, (town, index, 1, None)
                    heapq.heappush(queue, (after, other))
        return [self.way(start, end, lengths, reached, came) for end in ends]

    def way(self, start, end, lengths, reached, came):
        best = (math.inf, 0, 0, {})
        if miles(start, end) <= REACH and (way := self.byway(start, end)):
            best = (way[1], way[0], way[1], {})
        ends = self.junctions_of(end)
        for index, part, first in self.junctions_of(start):
            for other, other_part, last in ends:
                if index == other:
                    along = abs(part - other_part)
                    minutes = first[1] + last[1] + along * lengths[index] * self.roads[index][5]
                    if minutes < best[0]:
                        best = (minutes, first[0] + last[0], first[1] + last[1], {index: along})
        last_town = None
        for index, part, way in ends:
            for town, rest in ((self.roads[index][0], part), (self.roads[index][1], 1 - part)):
                if town in reached:
                    minutes = reached[town] + way[1] + rest * lengths[index] * self.roads[index][5]
                    if minutes < best[0]:
                        best, last_town = (minutes, way[0], way[1], {index: rest}), town
        if last_town is None:
            return best
        minutes, off, off_minutes, shares = best
        town = last_town
        while town is not None:
            town, index, rest, way = came[town]
            shares[index] = shares.get(index, 0) + rest
            if way:
                off, off_minutes = off + way[0], off_minutes + way[1]
        return minutes, off, off_minutes, shares


def known_drives():
    places, drives = [], []
    lines = [line for line in BALLPARKS.read_text().splitlines() if not line.startswith("#")]
    for line in lines[1:]:
        fields = line.split("\t")
        point = (float(fields[1]), float(fields[2]))
        for other, field in zip(places, filter(None, fields[3].split(";"))):
            length, minutes = map(float, field.split())
            drives.append((other, point, length, minutes))
        places.append(point)
    return [drive for drive in drives if miles(drive[0], drive[1]) >= 30], places


def measure(roads, drives, lengths):
    """For each drive the way, and miles and minutes by known ones."""
    by_start = {}
    for index, drive in enumerate(drives):
        by_start.setdefault(drive[0], []).append(index)
    ways = [None] * len(drives)
    for start, indexes in by_start.items():
        for index, way in zip(indexes, roads.ways(start, [drives[i][1] for i in indexes], lengths)):
            ways[index] = way
    return ways


def length_of(way, lengths):
    return way[1] + sum(part * lengths[index] for index, part in way[3].items())


def fit(roads, drives):
    """The lengths of the roads in miles, by least squares in turn with the search for the fastest ways."""
    circle = np.array([road[3] for road in roads.roads])
    usual = np.array([road[4] for road in roads.roads])
    factors = usual.copy()
    # How hard it is to move a road's factor: a long road evens out.
    weight = np.maximum(circle, 10) / 100 / ERROR_OF_ROAD**2
    for turn in range(ROUNDS):
        a, b = np.zeros((len(drives), len(circle))), np.zeros(len(drives))
        for row, (drive, way) in enumerate(zip(drives, measure(roads, drives, circle * factors))):
            # A drive that is far off counts for little: OSRM takes the ferry over Lake Michigan to Milwaukee.
            error = length_of(way, circle * factors) / drive[2] - 1
            scale = drive[2] * ERROR_OF_DRIVE * (1 + (error / FAR_OFF) ** 2)
            for index, part in way[3].items():
                a[row, index] = part * circle[index] / scale
            b[row] = (drive[2] - way[1]) / scale - a[row] @ usual
        change = (a / weight).T @ np.linalg.solve((a / weight) @ a.T + np.eye(len(drives)), b)
        # Smaller steps at the end, since other ways become the fastest.
        factors += (usual + change - factors) * (0.5 if turn < ROUNDS / 2 else 0.3)
        factors = np.clip(factors, 1.005, 2.5)
    return circle * factors


def report(roads, drives, lengths, what):
    ways = measure(roads, drives, lengths)
    errors = sorted(abs(length_of(way, lengths) / drive[2] - 1) for drive, way in zip(drives, ways))
    times = sorted(abs((10 + way[0]) / drive[3] - 1) for drive, way in zip(drives, ways) if drive[3])
    line = f"{what}: {len(errors)} drives, distances {errors[len(errors) // 2]:.4f} {errors[len(errors) * 9 // 10]:.4f} {errors[-1]:.3f}"
    if times:
        signed = sum((10 + way[0]) / drive[3] - 1 for drive, way in zip(drives, ways)) / len(drives)
        line += f", times {times[len(times) // 2]:.4f} {times[len(times) * 9 // 10]:.4f} {times[-1]:.3f} (mean {signed:+.4f})"
    print(line)
    return ways


def write(roads, lengths, ways):
    used = {index for way in ways for index in way[3]}
    rows = tables.rows("roads.tsv")
    for index, (row, length, road) in enumerate(zip(rows, lengths, roads.roads)):
        # Up, so that no road is shorter than its great circle.
        if index in used:
            row["miles"] = str(max(round(length), math.ceil(road[3])))
    tables.write("roads.tsv", tables.head(tables.DATA / "roads.tsv"), rows)


def main():
    roads = Map()
    drives, places = known_drives()
    if "--try" in sys.argv:
        for turn in range(5):
            out = set(places[turn::5])
            kept = [drive for drive in drives if drive[0] not in out and drive[1] not in out]
            left = [drive for drive in drives if drive[0] in out or drive[1] in out]
            report(roads, left, fit(roads, kept), f"left out {turn}")
    lengths = fit(roads, drives)
    ways = report(roads, drives, lengths, "fitted")
    if "--try" not in sys.argv:
        write(roads, lengths, ways)


if __name__ == "__main__":
    main()
