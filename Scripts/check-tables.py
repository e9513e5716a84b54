#!/usr/bin/env python3
"""Checks the program's tables of teams, venues and cities against whole seasons.

usage: BARNSTORM_SCHEDULES=FOLDER Scripts/check-tables.py [PROGRAM]

FOLDER/seasons holds seasons as CSV, with home, home_abbr, away, away_abbr, venue, city, region, tz, start_local and date of every game.
Each season is read by PROGRAM (.build/release/barnstorm) as it is, and again with only what a careless schedule has:
the teams' abbreviations, or their names, and the time in UTC. Every team must resolve, and every game must
be in the right place at the right time. Exit status 1 if any is not.
"""

import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unicodedata

# British Columbia stays on daylight time since 2026: times in UTC of a season that was written before are an hour late.
CHANGED_SINCE = {"America/Vancouver": "2026-11-01"}


def read(program, path):
    run = subprocess.run([program, "games", "--schedule", path, "--json"], capture_output=True, text=True, timeout=120,
                         check=False)
    if run.returncode != 0:
        sys.exit(run.stderr.strip())
    answer = json.loads(run.stdout)
    return answer["games"], answer["problems"]


def write(folder, name, header, rows):
    path = pathlib.Path(folder) / name
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(header)
        writer.writerows(rows)
    return str(path)


def plain(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def key(row):
    return row["date"], row["home"], row["away"], row["start_local"]


def game_key(game):
    start = game["start"]
    return start[:10], game["home"], game["away"], start[11:16]


def report(name, wrong, total):
    print(f"{name}: {total - len(wrong)} of {total} right")
    for line in wrong[:10]:
        print(f"  {line}")
    return not wrong


def check_whole(program, path, rows):
    games, problems = read(program, str(path))
    expected = sorted(key(row) for row in rows)
    found = sorted(map(game_key, games))
    wrong = [f"not as in the file: {game}" for game in set(found) ^ set(expected)]
    places = {key(row): row for row in rows}
    for game in games:
        row = places.get(game_key(game))
        if row and not plain(game["city"]).startswith(plain(row["city"])):
            wrong.append(f"{row['city']} became {game['city']}")
        if row and row["region"] and row["country"] in ("US", "CA") and not game["city"].endswith(", " + row["region"]):
            wrong.append(f"{row['city']}, {row['region']} became {game['city']}")
    wrong += [f"{problem['line']}: {problem['message']}" for problem in problems if "not known" in problem["message"]]
    return report(path.name, wrong, len(rows))


def check_teams(program, folder, path, rows, kind):
    """Only the teams, by `home` or `home_abbr`: their names must come back in full."""
    fields = ("home", "away") if kind == "names" else ("home_abbr", "away_abbr")
    table = [[row["date"], row[fields[0]], row[fields[1]], row["venue"]] for row in rows]
    games, _ = read(program, write(folder, path.name, ["Date", "Home", "Away", "Venue"], table))
    expected = sorted((row["date"], row["home"], row["away"]) for row in rows)
    found = sorted((game["start"][:10], game["home"], game["away"]) for game in games)
    wrong = [f"{item}" for item in set(found) ^ set(expected)]
    return report(f"{path.name}, teams by {kind}", wrong, len(rows))


def check_zones(program, folder, path, rows):
    """Only times in UTC: the venue's clock must come back."""
    timed = [row for row in rows if row["start_utc"] and row["start_local"]
             and row["date"] < CHANGED_SINCE.get(row["tz"], "9999")]
    table = [[row["start_utc"], f"{row['away']} at {row['home']}", f"{row['venue']} - {row['city']}"] for row in timed]
    games, _ = read(program, write(folder, path.name, ["Start UTC", "Subject", "Location"], table))
    wrong = [f"{item}" for item in set(map(game_key, games)) ^ set(map(key, timed))]
    return report(f"{path.name}, times from UTC", wrong, len(timed))


def main():
    if len(sys.argv) > 2 or not os.environ.get("BARNSTORM_SCHEDULES"):
        sys.exit(__doc__)
    program = sys.argv[1] if len(sys.argv) == 2 else ".build/release/barnstorm"
    good = True
    with tempfile.TemporaryDirectory() as folder:
        seasons = sorted(pathlib.Path(os.environ["BARNSTORM_SCHEDULES"], "seasons").glob("*.csv"))
        if not seasons:
            sys.exit("no season: seasons/ holds no .csv file")
        for path in seasons:
            with open(path, encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file))
            good &= check_whole(program, path, rows)
            good &= check_teams(program, folder, path, rows, "names")
            good &= check_teams(program, folder, path, rows, "abbreviations")
            good &= check_zones(program, folder, path, rows)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
