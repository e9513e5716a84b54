#!/usr/bin/env python3
"""Compares `barnstorm plan` with an integer-programming solver on random seasons of middle size.

    check-plans.py PROGRAM [COUNT [SEED]]

Needs the Python package `highspy`, which it does not install. The model has a variable for every pair of games that can
follow each other, not only for the first game reached, so it shares no idea with the search. Drives and starts are
multiples of half an hour, so that equal times are frequent, as are tours that end on the last day.
"""
import csv, json, os, random, subprocess, sys, tempfile
from datetime import date, timedelta

import highspy

LENGTH = 180  # minutes of a game of a league that is not known
BIG = 10**8


def season(rng):
    venues = rng.randint(6, 10)
    days = rng.randint(10, 28)
    points = [(rng.randint(0, 30), rng.randint(0, 30)) for _ in range(venues)]
    drives = {}
    for a in range(venues):
        for b in range(venues):
            if a != b:
                steps = max(1, abs(points[a][0] - points[b][0]) + abs(points[a][1] - points[b][1]))
                drives[a, b] = (steps * 48_000, steps * 30)
    games = []
    for venue in range(venues):
        for day in range(days):
            if rng.random() < 0.35:
                games.append((day, rng.choice([780, 810, 960, 1140, 1170]), venue))
    games.sort()
    return venues, days, drives, games


def solve(venues, drives, games, buffer, count):
    """The days and meters of the best tour of `count` venues; None if there is none."""
    model = highspy.Highs()
    model.setOptionValue("output_flag", False)
    model.setOptionValue("mip_rel_gap", 0.0)
    model.setOptionValue("mip_abs_gap", 0.0)
    enter, leave, at = ([] for _ in games), ([] for _ in games), ([] for _ in range(venues))
    enter, leave, at = list(enter), list(leave), list(at)
    costs, first, last = [], [], []

    def variable(cost):
        costs.append(cost)
        model.addCol(cost, 0, 1, 0, [], [])
        model.changeColIntegrality(len(costs) - 1, highspy.HighsVarType.kInteger)
        return len(costs) - 1

    for number, (day, minute, venue) in enumerate(games):
        start = variable(-day)
        first.append(start)
        enter[number].append(start)
        at[venue].append(start)
        end = variable(day + 1)
        last.append(end)
        leave[number].append(end)
    meters = [0] * len(costs)
    for a, (day, minute, venue) in enumerate(games):
        for b, (other_day, other_minute, other) in enumerate(games):
            if venue == other:
                continue
            if day * 1440 + minute + LENGTH + drives[venue, other][1] + buffer <= other_day * 1440 + other_minute:
                way = variable(0)
                meters.append(drives[venue, other][0])
                leave[a].append(way)
                enter[b].append(way)
                at[other].append(way)

    def row(low, high, terms):
        columns = [column for column, _ in terms]
        model.addRow(low, high, len(columns), columns, [value for _, value in terms])

    row(1, 1, [(column, 1) for column in first])
    for number in range(len(games)):
        row(0, 0, [(column, 1) for column in enter[number]] + [(column, -1) for column in leave[number]])
    for venue in range(venues):
        row(1 if count == venues else 0, 1, [(column, 1) for column in at[venue]])
    row(count, count, [(column, 1) for columns in at for column in columns])
    model.run()
    if model.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    days = round(model.getInfo().objective_function_value)
    # Then the fewest meters in as many days.
    row(days, days, [(column, cost) for column, cost in enumerate(costs) if cost])
    for column, value in enumerate(meters):
        model.changeColCost(column, value / 1000)
    model.run()
    return days, round(model.getInfo().objective_function_value) * 1000


def main():
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    wrong = tours = 0
    for number in range(seed, seed + count):
        rng = random.Random(number)
        venues, days, drives, games = season(rng)
        buffer = rng.choice([0, 30, 60])
        wanted = venues if rng.random() < 0.5 else rng.randint(3, venues - 1)
        expected = solve(venues, drives, games, buffer, wanted)
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/games.csv", "w", newline="") as file:
                rows = csv.writer(file)
                rows.writerow("date,time,zone,home,away,venue,city".split(","))
                for day, minute, venue in games:
                    rows.writerow(
                        [date(2026, 6, 1) + timedelta(day), f"{minute // 60:02}:{minute % 60:02}", "America/Chicago",
                         f"Home {venue}", "Guests", f"Plain Field {venue}", "Chicago"])
            with open(f"{folder}/drives.csv", "w", newline="") as file:
                rows = csv.writer(file)
                rows.writerow("from,to,meters,minutes".split(","))
                for (a, b), drive in drives.items():
                    rows.writerow([f"Plain Field {a}", f"Plain Field {b}", *drive])
            words = ["--all"] if wanted == venues else ["--count", str(wanted)]
            told = subprocess.run(
                [program, "plan", "--schedule", f"{folder}/games.csv", "--drives", f"{folder}/drives.csv", "--buffer",
                 str(buffer), "--json", *words],
                capture_output=True, text=True, env={**os.environ, "HOME": folder})
        answer = json.loads(told.stdout) if told.stdout else {"status": told.stderr.strip()}
        found = (answer["days"], answer["meters"]) if answer["status"] == "optimal" else None
        tours += expected is not None
        if found != expected or answer["status"] not in ("optimal", "none"):
            wrong += 1
            print(f"season {number}: the solver has {expected}, plan {answer['status']} {found}")
    print(f"{count} seasons, {tours} with a tour, {wrong} different")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
