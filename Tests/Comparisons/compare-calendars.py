#!/usr/bin/env python3
"""Compares the dates of random calendars with those of python-dateutil and recurring-ical-events.

Usage: compare-calendars.py PROGRAM [RULES [SERIES [SEED]]]

PROGRAM is the built command. By default 2,000 rules and 500 series are compared. Where the program differs from a
package, it must agree with the package after one of the FAULTS below is corrected; how often that was so is printed.
With --record instead of a program it prints rules with their first dates, as recurrence-rules.txt has them for
AlmanacTests. Needs the Python packages python-dateutil and recurring-ical-events, which it does not install. Not part of
`make test`.
"""

import collections
import contextlib
import datetime
import json
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import zoneinfo
from unittest import mock

import dateutil.rrule
from dateutil.rrule import rrulestr

ZONES = ["America/Chicago", "America/New_York", "Europe/Berlin", "Asia/Tokyo", "Australia/Sydney"]
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
# A little less than the ten years of a series that the program reads.
SPAN = datetime.timedelta(days=10 * 366 - 40)


# What the packages do against RFC 5545, by the name of the fault.
FAULTS = {
    "weeks": "by python-dateutil's weeks: around New Year it knows no number from the end of the next year, and takes the "
             "length of one year for that of the last (RFC 5545 section 3.3.10, BYWEEKNO)",
    "digits": "by recurring-ical-events' digits: it takes EXDATE and RECURRENCE-ID for another date whose local time has "
              "the digits that they have in UTC (RFC 5545 sections 3.3.5, 3.8.4.4 and 3.8.5.1: they are moments)",
}


def is_in_weeks(day, numbers, begin):
    """Whether a day is in one of the weeks of BYWEEKNO, which begin on a weekday. The first has January 4th in it."""
    def first(year):
        fourth = datetime.date(year, 1, 4)
        return fourth - datetime.timedelta(days=(fourth.weekday() - begin) % 7)
    year = day.year + (day >= first(day.year + 1)) - (day < first(day.year))
    number, count = (day - first(year)).days // 7 + 1, (first(year + 1) - first(year)).days // 7
    return number in numbers or number - count - 1 in numbers


@contextlib.contextmanager
def corrected(fault):
    """Corrects a fault of a package for a while."""
    if fault == "weeks":
        info = dateutil.rrule._iterinfo
        original = info.rebuild

        def rebuild(self, year, month):
            original(self, year, month)
            if self.rrule._byweekno:
                days = [datetime.date(year, 1, 1) + datetime.timedelta(days=number) for number in range(self.yearlen)]
                weeks = [is_in_weeks(day, self.rrule._byweekno, self.rrule._wkst) for day in days]
                self.wnomask = weeks + [False] * 7

        with mock.patch.object(info, "rebuild", rebuild):
            yield
    else:
        from recurring_ical_events import util
        moment = lambda time: util.to_recurrence_ids(time)[:1]
        with mock.patch("recurring_ical_events.series.rrule.to_recurrence_ids", moment), \
                mock.patch("recurring_ical_events.adapters.component.to_recurrence_ids", moment):
            yield


def fault_behind(agrees):
    """The fault of a package without which it agrees with the program; None if there is none."""
    for fault in FAULTS:
        with corrected(fault):
            if agrees():
                return fault
    return None


def report(kind, count, causes):
    """Prints how many differ, and returns how many of them by no fault of a package."""
    print(f"{count} {kind}, {causes[None]} differ")
    for fault, reason in FAULTS.items():
        if causes[fault]:
            print(f"  and {causes[fault]} {reason}")
    return causes[None]


def some(choices, most):
    return ",".join(str(choice) for choice in sorted(random.sample(choices, random.randint(1, most))))


def rule():
    frequency = random.choice(["YEARLY", "MONTHLY", "WEEKLY", "DAILY"])
    parts = [f"FREQ={frequency}"]
    if random.random() < 0.4:
        parts.append(f"INTERVAL={random.choice([2, 3, 5, 7, 12])}")
    limits = 0
    if random.random() < 0.3:
        parts.append("BYMONTH=" + some(range(1, 13), 4))
    if random.random() < 0.3:
        parts.append("BYMONTHDAY=" + some([*range(1, 32), *range(-31, 0)], 4))
        limits += 1
    if random.random() < 0.2 and frequency == "YEARLY":
        parts.append("BYYEARDAY=" + some([*range(1, 367), *range(-366, 0)], 5))
        limits += 1
    if random.random() < 0.2 and frequency == "YEARLY":
        parts.append("BYWEEKNO=" + some([*range(1, 54), *range(-53, 0)], 4))
        limits += 1
    if random.random() < 0.5:
        if frequency in ["MONTHLY", "YEARLY"] and "BYWEEKNO" not in " ".join(parts) and random.random() < 0.5:
            most = 5 if frequency == "MONTHLY" or "BYMONTH=" in " ".join(parts) else 53
            numbers = [number for number in range(-most, most + 1) if number]
            parts.append("BYDAY=" + ",".join(f"{random.choice(numbers)}{day}" for day in random.sample(DAYS, 2)))
        else:
            parts.append("BYDAY=" + some(DAYS, 4))
    if random.random() < 0.2:
        parts.append("BYHOUR=" + some(range(8, 22), 3))
    if random.random() < 0.2:
        parts.append("BYMINUTE=" + some([5, 15, 35, 45], 2))
    if random.random() < 0.1:
        parts.append("BYSECOND=" + some([0, 10, 40], 2))
    if random.random() < 0.25 and any(part.startswith("BY") for part in parts):
        parts.append("BYSETPOS=" + some([-3, -2, -1, 1, 2, 3], 2))
    if random.random() < 0.3:
        parts.append("WKST=" + random.choice(DAYS))
    if random.random() < 0.5:
        parts.append(f"COUNT={random.randint(1, 40)}")
    random.shuffle(parts)
    return ";".join(parts)


def first_dates(text, start, end):
    dates = []
    bound = text if "UNTIL" in text else f"{text};UNTIL={end:%Y%m%dT%H%M%S}"
    for date in rrulestr(bound, dtstart=start):
        if len(dates) >= 300:
            break
        dates.append(date)
    return dates


def stop(*_):
    raise TimeoutError


def random_rule():
    """A rule with a start that fits it, and its dates."""
    while True:
        text = rule()
        start = datetime.datetime(random.randint(1995, 2026), random.randint(1, 12), random.randint(1, 28),
                                  random.randint(8, 20), random.choice([5, 15, 35, 45]))
        # dateutil looks for dates of rules that have none until the year 9999.
        signal.setitimer(signal.ITIMER_PROF, 0.3)
        try:
            first = first_dates(text, start, start + datetime.timedelta(days=1500))
        except (ValueError, TimeoutError):
            continue
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        if not first:
            continue
        start = first[0]
        if random.random() < 0.4 and "COUNT" not in text and "UNTIL" not in text:
            until = start + datetime.timedelta(days=random.randint(0, 2000), hours=random.randint(0, 23))
            text += f";UNTIL={until:%Y%m%dT%H%M%S}"
        signal.setitimer(signal.ITIMER_PROF, 1)
        try:
            dates = first_dates(text, start, start + SPAN)
        except (ValueError, TimeoutError):
            continue
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        # Midnight and the last minute of a day are no times of games.
        if dates and dates[0] == start and all((date.hour, date.minute) not in [(0, 0), (23, 59)] for date in dates):
            return text, start, dates


def calendar(events):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//compare//EN", *events, "END:VCALENDAR", ""]
    return "\r\n".join(lines)


def games(program, text):
    """The local starts of the games in a calendar, by the number in the names of their teams."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "games.ics"
        path.write_text(text)
        answer = subprocess.run([program, "games", "--schedule", str(path), "--json"], capture_output=True, check=True)
    starts = collections.defaultdict(list)
    for game in json.loads(answer.stdout)["games"]:
        starts[game["home"]].append(game["start"])
    return starts


def event(number, lines):
    return ["BEGIN:VEVENT", f"UID:{number}@example.org", f"SUMMARY:Guests{number} at Hosts{number}",
            "LOCATION:Wrigley Field, Chicago", *lines, "END:VEVENT"]


def shown(dates, zone):
    """Local times as clocks show them: one that they skip is later by the gap. The same moment twice is one."""
    info = zoneinfo.ZoneInfo(zone)
    moments = {date.replace(tzinfo=info).astimezone(datetime.timezone.utc) for date in dates}
    return [f"{moment.astimezone(info):%Y-%m-%dT%H:%M:%S}" for moment in sorted(moments)]


def print_difference(what, expected, got):
    print(f"differs: {what}")
    print("  expected", *[date for date in expected if date not in got][:5])
    print("  found   ", *[date for date in got if date not in expected][:5])


def compare_rules(program, count):
    rules = [random_rule() for _ in range(count)]
    causes = collections.Counter()
    for begin in range(0, count, 50):
        part = rules[begin:begin + 50]
        events = []
        for number, (text, start, _) in enumerate(part):
            events += event(number, [f"DTSTART;TZID=America/Chicago:{start:%Y%m%dT%H%M%S}", f"RRULE:{text}"])
        found = games(program, calendar(events))
        for number, (text, start, dates) in enumerate(part):
            starts = sorted(start[:19] for start in found[f"Hosts{number}"])
            agrees = lambda dates: (expected := shown(dates, "America/Chicago")) == starts[:len(expected)]
            if agrees(dates):
                continue
            fault = fault_behind(lambda: agrees(first_dates(text, start, start + SPAN)))
            causes[fault] += 1
            if not fault:
                print_difference(f"{start:%Y%m%dT%H%M%S} {text}", shown(dates, "America/Chicago"), starts)
    return report("rules", count, causes)


def stamp(date, zone, form):
    """A moment as UTC, in another zone, or in that of the series."""
    if form == "utc":
        return f":{date.astimezone(datetime.timezone.utc):%Y%m%dT%H%M%SZ}"
    other = random.choice(ZONES) if form == "other" else zone
    return f";TZID={other}:{date.astimezone(zoneinfo.ZoneInfo(other)):%Y%m%dT%H%M%S}"


def series(number):
    """The events of a series, and its first date."""
    zone = random.choice(ZONES)
    info = zoneinfo.ZoneInfo(zone)
    while True:
        text, start, dates = random_rule()
        dates = [date.replace(tzinfo=info) for date in dates]
        clock = [date.astimezone(zoneinfo.ZoneInfo("America/Chicago")) for date in dates]
        if dates[-1] < dates[0] + datetime.timedelta(days=3000) and len(dates) < 60 and "UNTIL" not in text and all(5 < date.hour < 22 for date in clock) and "COUNT" in text:
            break
    form = lambda: random.choice(["utc", "other", "same"])
    lines = [f"DTSTART;TZID={zone}:{start:%Y%m%dT%H%M%S}", "DURATION:PT2H", f"RRULE:{text}"]
    for date in random.sample(dates, min(len(dates) - 1, random.randint(0, 3))):
        lines.append("EXDATE" + stamp(date, zone, form()))
    for _ in range(random.randint(0, 2)):
        extra = dates[0] + datetime.timedelta(days=random.randint(1, 300), minutes=7)
        lines.append("RDATE" + stamp(extra, zone, form()))
    changes = []
    for index, date in enumerate(sorted(random.sample(dates, min(len(dates), random.randint(0, 3))))):
        ranged = ";RANGE=THISANDFUTURE" if index == 0 and random.random() < 0.3 else ""
        moved = date + datetime.timedelta(minutes=random.choice([-70, 70, 25, 24 * 60 + 13]))
        changes.append(["RECURRENCE-ID" + ranged + stamp(date, zone, "same" if ranged else form()),
                        "DTSTART" + stamp(moved, zone, "same"), "DURATION:PT1H"])
    events = [event(number, lines)] + [event(number, change) for change in changes]
    random.shuffle(events)
    return [line for one in events for line in one], dates[0]


def read_series(text, end):
    """The starts in a calendar as recurring-ical-events reads it, until a date."""
    import icalendar
    import recurring_ical_events
    chicago = zoneinfo.ZoneInfo("America/Chicago")
    query = recurring_ical_events.of(icalendar.Calendar.from_ical(text))
    found = sorted(one["DTSTART"].dt.astimezone(chicago) for one in query.between(1990, 2050))
    return [date for date in (f"{date:%Y-%m-%dT%H:%M:%S}" for date in found) if date < end]


def compare_series(program, count):
    causes = collections.Counter()
    for number in range(count):
        events, start = series(number)
        text = calendar(events)
        # Without the dates that are asked for, the program reads ten years of a series.
        end = f"{start + datetime.timedelta(days=3300):%Y-%m-%d}"
        starts = games(program, text)[f"Hosts{number}"]
        got = sorted(start[:19] for start in starts if start[:19] < end)
        expected = read_series(text, end)
        if got == expected:
            continue
        fault = fault_behind(lambda: read_series(text, end) == got)
        causes[fault] += 1
        if not fault:
            print_difference(text, expected, got)
    return report("series", count, causes)


def record(count):
    for _ in range(count):
        text, start, dates = random_rule()
        shown = " ".join(f"{date:%Y%m%dT%H%M%S}" for date in dates[:12])
        print(f"{text}|{start:%Y%m%dT%H%M%S}|{shown}")


def main():
    numbers = [int(argument) for argument in sys.argv[2:]]
    rules, series, seed = (numbers + [2000, 500, 1][len(numbers):])[:3]
    random.seed(seed)
    signal.signal(signal.SIGPROF, stop)
    if sys.argv[1:2] == ["--record"]:
        return record(rules)
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(1 if compare_rules(sys.argv[1], rules) + compare_series(sys.argv[1], series) else 0)


if __name__ == "__main__":
    main()
