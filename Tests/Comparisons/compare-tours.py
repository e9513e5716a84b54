#!/usr/bin/env python3
"""Compares the tours of random seasons, with flights, with those of the integer-programming solver HiGHS.

Usage: compare-tours.py PROGRAM [SEASONS [SEED]]

PROGRAM is the built command. Needs the Python package highspy, which it does not install. Not part of `make test`.
"""

import datetime
import json
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import zoneinfo

import highspy

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))
import tables

FIRST = datetime.date(2026, 7, 1)
DAY = 1440
# More than any tour has kilometers, for each day.
DAY_COST = 50_000.0


def parks():
    """The ballparks as (team, venue, latitude, longitude, zone)."""
    places = {
        row["name"]: (float(row["latitude"]), float(row["longitude"]), row["zone"]) for row in tables.rows("venues.tsv")
    }
    teams = (row for row in tables.rows("teams.tsv") if row["league"] == "MLB")
    return [(row["name"], row["venue"], *places[row["venue"]]) for row in teams]


def miles(a, b):
    (lat, lon), (lat2, lon2) = [(math.radians(p[2]), math.radians(p[3])) for p in (a, b)]
    h = math.sin((lat2 - lat) / 2) ** 2 + math.cos(lat) * math.cos(lat2) * math.sin((lon2 - lon) / 2) ** 2
    return 3958.8 * 2 * math.asin(math.sqrt(h))


class Season:
    def __init__(self, rng):
        self.parks = rng.sample(PARKS, rng.randint(4, 9))
        self.days = rng.randint(10, 18)
        self.buffer = rng.choice([0, 30, 60])
        self.hours = rng.choice([(0, DAY), (7 * 60, 23 * 60), (9 * 60, 20 * 60)])
        self.fly = rng.choice([None, 0, 100, 250, 500])
        self.games = []
        count = len(self.parks)
        for park in range(count):
            for day in range(self.days):
                if rng.random() < 0.45:
                    hour, minute = rng.choice([(12, 35), (13, 5), (16, 10), (18, 40), (19, 10)])
                    self.games.append((park, day, self.minute(park, day) + hour * 60 + minute, hour, minute))
        self.drives = {}
        for a in range(count):
            for b in range(count):
                if a != b:
                    way = 1.1 * miles(self.parks[a], self.parks[b]) * rng.uniform(1, 1.3) + 5
                    self.drives[a, b] = (round(way * 1609.344), round(way / 64 * 60))

    def offset(self, park):
        zone = zoneinfo.ZoneInfo(self.parks[park][4])
        return int(datetime.datetime(2026, 7, 15, 12, tzinfo=zone).utcoffset().total_seconds()) // 60

    def minute(self, park, day):
        """Midnight of a day, in minutes since the first midnight UTC."""
        return day * DAY - self.offset(park)

    def arrival(self, game, park, flight):
        """The arrival at a park after a game, in minutes, and the meters; None if it is not possible."""
        origin, _, start, *_ = game
        end = start + 180
        (dawn, dusk) = self.hours
        meters, minutes = self.drives[origin, park]
        if flight:
            if self.fly is None or meters <= self.fly * 1609.344:
                return None
            way = miles(self.parks[origin], self.parks[park])
            meters, minutes = round(way * 1609.344), 150 + math.ceil(way / 8)
            day = (end + self.offset(origin)) // DAY
            while True:
                leave = max(end, self.minute(origin, day) + dawn)
                last = self.minute(origin, day) + dusk
                if dusk - dawn == DAY or leave + minutes <= last or leave == self.minute(origin, day) + dawn:
                    return leave + minutes, meters
                day += 1
        if dusk - dawn == DAY:
            return end + minutes, meters
        first = day = (end + self.offset(origin)) // DAY
        while True:
            clock = origin if day == first else park
            begin = max(end, self.minute(clock, day) + dawn)
            room = self.minute(clock, day) + dusk - begin
            if room > 0:
                if minutes <= room:
                    return begin + minutes, meters
                minutes -= room
                end = begin + room
            if day == first:
                end = max(end, self.minute(origin, day + 1))
            day += 1

    def ways(self):
        """The meters of the shortest way between each two games that a tour can see one after the other."""
        ways = {}
        for i, game in enumerate(self.games):
            for park in range(len(self.parks)):
                if park == game[0]:
                    continue
                for flight in (False, True):
                    reached = self.arrival(game, park, flight)
                    if reached is None:
                        continue
                    for j, other in enumerate(self.games):
                        if other[0] == park and reached[0] + self.buffer <= other[2]:
                            ways[i, j] = min(ways.get((i, j), 1 << 60), reached[1])
        return ways

    def best(self):
        """The fewest days and meters, by HiGHS; None if there is no tour."""
        ways, best = self.ways(), None
        for first in range(self.days):
            found = self.solve(ways, first)
            if found is not None and (best is None or found < best):
                best = found
        return best

    def solve(self, ways, first):
        games = [number for number, game in enumerate(self.games) if game[1] >= first]
        if {self.games[number][0] for number in games} != set(range(len(self.parks))):
            return None
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.setOptionValue("mip_abs_gap", 0.0)
        begins = {i: solver.addBinary() for i in games if self.games[i][1] == first}
        ends = {i: solver.addBinary(obj=(self.games[i][1] - first + 1) * DAY_COST) for i in games}
        known = set(games)
        arcs = {
            (i, j): solver.addBinary(obj=meters / 1000)
            for (i, j), meters in ways.items() if i in known and j in known
        }
        ins = {i: [begins[i]] if i in begins else [] for i in games}
        outs = {i: [ends[i]] for i in games}
        for (i, j), arc in arcs.items():
            outs[i].append(arc)
            ins[j].append(arc)
        if not begins:
            return None
        solver.addConstr(sum(begins.values()) == 1)
        for i in games:
            solver.addConstr(sum(ins[i]) - sum(outs[i]) == 0)
        for park in range(len(self.parks)):
            seen = [arc for i in games if self.games[i][0] == park for arc in ins[i]]
            if not seen:
                return None
            solver.addConstr(sum(seen) == 1)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        days = sum((self.games[i][1] - first + 1) * round(solver.val(var)) for i, var in ends.items())
        return days, sum(ways[arc] * round(solver.val(var)) for arc, var in arcs.items())

    def planned(self, program, folder):
        games, drives = pathlib.Path(folder, "games.csv"), pathlib.Path(folder, "drives.csv")
        rows = ["date,start_local,tz,home,away,venue,status,game_id"]
        for number, (park, day, _, hour, minute) in enumerate(self.games):
            team, venue, _, _, zone = self.parks[park]
            date = FIRST + datetime.timedelta(days=day)
            rows.append(f"{date},{hour:02}:{minute:02},{zone},{team},Visitors,{venue},scheduled,g{number}")
        games.write_text("\n".join(rows) + "\n")
        lines = [f"{self.parks[a][1]},{self.parks[b][1]},{meters},{minutes}" for (a, b), (meters, minutes) in self.drives.items()]
        drives.write_text("from,to,meters,minutes\n" + "\n".join(lines) + "\n")
        (dawn, dusk) = self.hours
        command = [program, "plan", "--schedule", str(games), "--drives", str(drives), "--buffer", str(self.buffer), "--json"]
        command += ["--max-driving", "off", "--day", f"{dawn // 60:02}:00-{dusk // 60:02}:00", "--venue", *[p[1] for p in self.parks]]
        if self.fly is not None:
            command += ["--fly-over", str(self.fly)]
        run = subprocess.run(command, capture_output=True, text=True, env={"HOME": folder, "PATH": "/usr/bin:/bin"})
        answer = json.loads(run.stdout)
        if answer["status"] == "none":
            return None, 0
        if answer["status"] != "optimal":
            return "not proven", 0
        flights = sum(leg["mode"] == "flight" for leg in answer["tours"][0]["legs"])
        return (answer["days"], answer["meters"]), flights


PARKS = parks()


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    different = tours = flown = mixed = 0
    for number in range(seed, seed + count):
        season = Season(random.Random(number))
        if not season.games or len({game[0] for game in season.games}) < len(season.parks):
            continue
        expected = season.best()
        with tempfile.TemporaryDirectory() as folder:
            found, flights = season.planned(program, folder)
        tours += found is not None
        flown += flights > 0
        mixed += 0 < flights < len(season.parks) - 1
        if found != expected:
            different += 1
            print(f"season {number}: {found} instead of {expected} (fly over {season.fly}, hours {season.hours})")
    print(f"{count} seasons, {tours} with a tour, {flown} with flights, {mixed} with flights and drives: {different} differ")
    sys.exit(different > 0)


main()
