"""Programs on pseudo-terminals, and files to open in them: what the scripts that measure have in common."""
import datetime
import fcntl
import json
import mmap
import os
import pty
import random
import select
import struct
import termios
import time

# Too narrow for the pane beside the list: what other programs show beside it is a list.
ROWS, COLUMNS = 40, 100
ENVIRONMENT = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING": "1"}
DOWN = b"\x1b[B"


# Where the newest program notes the time of its exec: the fork before it takes longer than the start of a small program.
EXEC_TIME = mmap.mmap(-1, 8)


class Screen:
    """A program on a pseudo-terminal of its own."""

    def __init__(self, command, home, columns=COLUMNS):
        environment = {**ENVIRONMENT, "HOME": home}
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))
            EXEC_TIME[:] = struct.pack("d", time.perf_counter())
            os.execve(command[0], command, environment)

    def read(self, timeout):
        """What comes next; nothing after so many seconds without anything, and at the end."""
        if not select.select([self.terminal], [], [], timeout)[0]:
            return b""
        try:
            return os.read(self.terminal, 1 << 16)
        except OSError:
            return b""

    def read_until(self, mark, timeout=10):
        """Seconds from the exec until `mark` has come; None where it does not come in time."""
        seen = b""
        while chunk := self.read(timeout):
            seen += chunk
            if mark in seen:
                return time.perf_counter() - struct.unpack("d", EXEC_TIME[:])[0]
        return None

    def drain(self, quiet):
        """How many bytes come before it is quiet for so many seconds."""
        count = 0
        while chunk := self.read(quiet):
            count += len(chunk)
        return count

    def press(self, key, timeout=1):
        """Types a key and waits for what it brings first."""
        os.write(self.terminal, key)
        return self.read(timeout)

    def cpu(self):
        """Seconds of CPU, of all threads that live."""
        total = 0
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/schedstat") as file:
                total += int(file.read().split()[0])
        return total / 1e9

    def resident(self):
        """Resident memory in MiB."""
        with open(f"/proc/{self.pid}/status") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))

    def end(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def item(identity, day, order, kind):
    return {"id": identity, "day": day, "sortOrder": order, "modifiedAt": "2026-06-01T12:00:00.000Z", "kind": kind}


def trip(path, rows):
    """A trip of custom items, ten a day, in a year to come."""
    days = max(1, (rows + 9) // 10)
    place = lambda row: {"custom": {"title": f"Place number {row}", "category": "activity", "time": "12:30"}}
    items = [item(f"item-{row}", row // 10 + 1, row % 10 + 1, place(row)) for row in range(rows)]
    head = {"format": "barnstorm-trip", "version": 1, "id": "bench", "name": "Bench", "startDate": "2030-07-01"}
    tail = {"dayCount": days, "modifiedAt": "2026-06-01T12:00:00.000Z", "items": items, "deleted": []}
    with open(path, "w") as file:
        json.dump({**head, **tail}, file)


def lines(path, count):
    with open(path, "w") as file:
        file.writelines(f"Place number {row}, a line of a plain text file\n" for row in range(count))


def season(path):
    """2,430 games of six clubs, drawn by lot."""
    clubs = [
        ("Chicago Cubs", "CHC", "Wrigley Field", "Chicago", "IL", "America/Chicago"),
        ("Detroit Tigers", "DET", "Comerica Park", "Detroit", "MI", "America/Detroit"),
        ("Cleveland Guardians", "CLE", "Progressive Field", "Cleveland", "OH", "America/New_York"),
        ("Pittsburgh Pirates", "PIT", "PNC Park", "Pittsburgh", "PA", "America/New_York"),
        ("Cincinnati Reds", "CIN", "Great American Ball Park", "Cincinnati", "OH", "America/New_York"),
        ("Milwaukee Brewers", "MIL", "American Family Field", "Milwaukee", "WI", "America/Chicago"),
    ]
    dice = random.Random(1)
    with open(path, "w") as file:
        file.write("date,start_local,tz,home,home_abbr,away,away_abbr,venue,city,region,country,start_utc,status,game_id,notes\n")
        for number in range(2430):
            home, away = dice.sample(clubs, 2)
            month, day = 4 + number // 405, number % 28 + 1
            start = f"2026-{month:02}-{day:02},{dice.randint(12, 19):02}:10,{home[5]}"
            sides = f"{home[0]},{home[1]},{away[0]},{away[1]}"
            file.write(f"{start},{sides},{home[2]},{home[3]},{home[4]},US,,scheduled,bench-{number},\n")


PARKS = """\
Chicago Cubs|Wrigley Field|Chicago|Chicago;Detroit Tigers|Comerica Park|Detroit|Detroit
Cleveland Guardians|Progressive Field|Cleveland|New_York;Pittsburgh Pirates|PNC Park|Pittsburgh|New_York
Cincinnati Reds|Great American Ball Park|Cincinnati|New_York;Milwaukee Brewers|American Family Field|Milwaukee|Chicago
Chicago White Sox|Rate Field|Chicago|Chicago;Minnesota Twins|Target Field|Minneapolis|Chicago
St. Louis Cardinals|Busch Stadium|St. Louis|Chicago;Kansas City Royals|Kauffman Stadium|Kansas City, MO|Chicago
Texas Rangers|Globe Life Field|Arlington, TX|Chicago;Houston Astros|Minute Maid Park|Houston|Chicago
Colorado Rockies|Coors Field|Denver|Denver;Arizona Diamondbacks|Chase Field|Phoenix|Phoenix
San Diego Padres|Petco Park|San Diego|Los_Angeles;Los Angeles Dodgers|Dodger Stadium|Los Angeles|Los_Angeles
Los Angeles Angels|Angel Stadium|Anaheim|Los_Angeles;San Francisco Giants|Oracle Park|San Francisco|Los_Angeles
Athletics|Sutter Health Park|West Sacramento|Los_Angeles;Seattle Mariners|T-Mobile Park|Seattle|Los_Angeles
Atlanta Braves|Truist Park|Atlanta|New_York;Miami Marlins|loanDepot park|Miami|New_York
Tampa Bay Rays|Tropicana Field|St. Petersburg, FL|New_York;Washington Nationals|Nationals Park|Washington, DC|New_York
Baltimore Orioles|Camden Yards|Baltimore|New_York;Philadelphia Phillies|Citizens Bank Park|Philadelphia|New_York
New York Mets|Citi Field|New York|New_York;New York Yankees|Yankee Stadium|New York|New_York
Boston Red Sox|Fenway Park|Boston|New_York;Toronto Blue Jays|Rogers Centre|Toronto|Toronto"""


def league(path):
    """A season as leagues play it: 30 clubs in their parks, series of three days, drawn by lot."""
    clubs = [club.split("|") for line in PARKS.splitlines() for club in line.split(";")]
    dice = random.Random(1)
    with open(path, "w") as file:
        file.write("date,time,zone,home,away,venue,city\n")
        day = datetime.date(2026, 3, 27)
        while day < datetime.date(2026, 9, 27):
            # From Friday to Sunday; from Monday or Tuesday to Thursday.
            order = dice.sample(clubs, len(clubs))
            length = 3 if day.weekday() == 4 else 4
            for home, away in zip(order[::2], order[1::2]):
                for number in range(length):
                    if length == 4 and number == 0 and dice.random() < 0.6:
                        continue
                    date = day + datetime.timedelta(days=number)
                    isLast = number == length - 1 and dice.random() < 0.6
                    hour = "13:10" if isLast or date.weekday() == 6 else "16:10" if date.weekday() == 5 else "19:10"
                    file.write(f"{date},{hour},America/{home[3]},{home[0]},{away[0]},{home[1]},\"{home[2]}\"\n")
            day += datetime.timedelta(days=length)
