#!/usr/bin/env python3
"""Checks `barnstorm update` against true lists of what changed between two readings of a schedule.

usage: Scripts/check-changes.py FOLDER [PROGRAM]

FOLDER holds, in any folders below it, schedules and beside them files `changes-*.csv` with the columns change (added, removed,
date, time, teams, venue), id, old_start_utc, new_start_utc, old_venue, new_venue. All games of the older schedule become a
trip, PROGRAM (.build/release/barnstorm) updates it to the newer one without writing, and the two lists are compared game by
game: matched, missed and spurious changes. The same once more with ids that say nothing, for the figures only: games whose
teams are both to be determined cannot be told apart then. Every two schedules of a folder are also followed there and back,
each twice: the second time must change nothing, and the way back must give the first one's games. Exit status 1 if not, or
if anything is missed or spurious.
"""

import csv
import datetime
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

KINDS = {
    "timeSet": "start", "timeMoved": "start", "dayMoved": "start", "postponed": "start", "venueMoved": "venue",
    "venueRenamed": "venue", "teamRenamed": "teams", "homeAwaySwapped": "teams", "added": "added", "removed": "removed",
}
TRUE_KINDS = {"date": "start", "time": "start", "teams": "teams", "venue": "venue", "added": "added", "removed": "removed"}


def run(program, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        sys.exit(done.stderr.strip().splitlines()[-1])
    return done.stdout


def games(program, path):
    return json.loads(run(program, "games", "--schedule", str(path), "--json"))["games"]


def trip(old, new):
    """A trip of all games of the older schedule, over the dates of both, that follows every team."""
    date = lambda game: datetime.date.fromisoformat(game["start"][:10])
    first = min(map(date, old + new))
    last = max(map(date, old + new))
    stamp = "2026-01-01T00:00:00.000Z"
    items = [
        {"id": f"item-{number}", "day": (date(game) - first).days + 1, "sortOrder": 100 + number, "modifiedAt": stamp,
         "kind": {"game": game}}
        for number, game in enumerate(old)
    ]
    teams = sorted({game[side] for game in old + new for side in ("home", "away")})
    return {
        "format": "barnstorm-trip", "version": 1, "id": "check", "name": "Check", "startDate": str(first),
        "dayCount": (last - first).days + 1, "modifiedAt": stamp, "items": items, "schedule": {"follows": teams},
    }


def update(program, path, schedule, *options):
    return json.loads(run(program, "update", str(path), "--schedule", str(schedule), "--json", *options))["changes"]


def changes_between(program, old, new, schedule):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "trip.json"
        path.write_text(json.dumps(trip(old, new)), encoding="utf-8")
        return update(program, path, schedule, "--dry-run")


def games_of(path):
    """All games, in a comparable form."""
    games = []
    for item in json.loads(path.read_text(encoding="utf-8"))["items"]:
        if game := item["kind"].get("game"):
            start = datetime.datetime.fromisoformat(game["start"])
            if start.tzinfo:
                start = start.astimezone(datetime.timezone.utc)
            games.append([str(start), *(game.get(name, "") for name in ("away", "home", "venue", "city", "status"))])
    return sorted(games)


def there_and_back(program, old_file, new_file):
    old, new = games(program, old_file), games(program, new_file)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "trip.json"
        path.write_text(json.dumps(trip(old, new)), encoding="utf-8")
        before = games_of(path)
        counts = [len(update(program, path, file, "--allow-removals")) for file in (new_file, new_file, old_file, old_file)]
        after = games_of(path)
    first, last = before[0][0], before[-1][0]
    # What lies outside a schedule's dates, it does not remove.
    differ = [game for game in before if game not in after]
    differ += [game for game in after if game not in before and first <= game[0] <= last]
    print(f"{old_file.name} to {new_file.name} and back: changes {counts}, {len(differ)} games differ")
    return counts[1] + counts[3] + len(differ)


def schedules(folder):
    files = folder.iterdir()
    return sorted(path for path in files if path.suffix in (".ics", ".csv") and not path.name.startswith("changes-"))


def schedules_of(changes_file):
    """The older and the newer schedule of a list, by the dates in its name; by the order of their names where it has none."""
    files = schedules(changes_file.parent)
    dates = re.findall(r"\d{4}-\d{2}-\d{2}", "2026-".join(changes_file.stem.split("2026-", 1)))
    named = [path for date in dates for path in files if date in path.name]
    return named if len(named) == 2 else files[:2]


def truth(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def without_ids(old, how):
    return [dict(game, gameId=f"other-{number}" if how == "new" else "same") for number, game in enumerate(old)]


def compare(program, changes_file, how):
    old_file, new_file = schedules_of(changes_file)
    rows = truth(changes_file)
    true = {(TRUE_KINDS[row["change"]], row["id"]): row for row in rows}
    old, new = games(program, old_file), games(program, new_file)
    number_of = {f"item-{number}": game["gameId"] for number, game in enumerate(old)}
    given = old if how == "own" else without_ids(old, how)
    changes = changes_between(program, given, new, new_file)
    found = {}
    for change in changes:
        kind = KINDS.get(change["change"])
        if kind:
            found.setdefault((kind, number_of.get(change["item"], change["gameId"])), change)
    missed = [key for key in true if key not in found]
    spurious = [key for key in found if key not in true]
    kinds = {}
    for key in found:
        if key in true:
            name = f"{true[key]['change']}: {found[key]['change']}"
            kinds[name] = kinds.get(name, 0) + 1
    print(f"{changes_file.name}, ids {how}: {len(true)} true, {len(found) - len(spurious)} matched, "
          f"{len(missed)} missed, {len(spurious)} spurious")
    print("    " + ", ".join(f"{name} {count}" for name, count in sorted(kinds.items())))
    if how != "own":
        return 0
    for key in missed:
        row = true[key]
        print(f"    missed {key}: {row['away']} at {row['home']}, {row['old_start_utc']} {row['new_start_utc']}, "
              f"{row['old_venue']} -> {row['new_venue']}")
    for key in spurious:
        print(f"    spurious {key}: {found[key]['message']}")
    return len(missed) + len(spurious)


def main():
    folder = pathlib.Path(sys.argv[1])
    program = sys.argv[2] if len(sys.argv) > 2 else ".build/release/barnstorm"
    wrong = 0
    for changes_file in sorted(folder.rglob("changes-*.csv")):
        for how in ("own", "new"):
            wrong += compare(program, changes_file, how)
    for below in sorted(path for path in folder.rglob("*") if path.is_dir()):
        for old_file, new_file in itertools.combinations(schedules(below), 2):
            wrong += there_and_back(program, old_file, new_file)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
