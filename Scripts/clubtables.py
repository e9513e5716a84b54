"""Reads Scripts/tables/*.txt: the clubs that make-tables.py adds to those of its folder.

A file begins with `@LEAGUE|CC`, the league and the country of cities without a state. Each further line is a club:

    place * nickname|abbreviation|city, region|venue=former name@latitude,longitude; another venue@...|other names

A club without ` * ` is called by its whole name, and its city is its place. The first venue is the home venue, except in
NCAA, where it depends on the sport. A venue in another city than the club's ends with `@city, region`. Lines that
begin with `#` are comments.
"""

import math
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parent / "tables"
ORDER = "NCAA MiLB AHL ECHL OHL WHL QMJHL NWSL USL EFL Bundesliga LaLiga SerieA Ligue1".split()
VENUE = re.compile(r"(.+?)@(-?[\d.]+),(-?[\d.]+)(?:@(.+))?$")
PROVINCES = set("AB BC MB NB NL NS NT NU ON PE QC SK YT".split())
STATES = """Alabama;Alaska;Arizona;Arkansas;California;Colorado;Connecticut;Delaware;Florida;Georgia;Hawaii;Idaho;Illinois
Indiana;Iowa;Kansas;Kentucky;Louisiana;Maine;Maryland;Massachusetts;Michigan;Minnesota;Mississippi;Missouri;Montana;Nebraska
Nevada;New Hampshire;New Jersey;New Mexico;New York;North Carolina;North Dakota;Ohio;Oklahoma;Oregon;Pennsylvania
Rhode Island;South Carolina;South Dakota;Tennessee;Texas;Utah;Vermont;Virginia;Washington;West Virginia;Wisconsin;Wyoming
Ontario;Manitoba;Saskatchewan;British Columbia;Alberta;Andorra;Monaco""".replace("\n", ";").split(";")
# Names of clubs that are words, people or places besides.
WORDS = """Air Force;American;Appalachian State;Army;Auburn;Bradley;Brown;Bryant;Butler;Campbell;Central Florida;Citadel
Clemson;Coastal;Colgate;Columbia;Cornell;Davidson;Dayton;Denver;Drake;Drexel;Duke;Elon;Fairfield;Fordham;Furman;Georgetown
Grand Canyon;Green Bay;Hampton;Hartford;Harvard;High Point;Hofstra;Holy Cross;Howard;Iona;La Salle;Lamar;Lehigh;Liberty
Louisiana;Loyola;Manhattan;Marist;Marshall;Mercer;Miami;Monmouth;Navy;New Haven;Notre Dame;Oakland;Omaha;Pacific;Penn
Penn State;Portland;Presbyterian;Princeton;Providence;Purdue;Queens;Radford;Rice;Richmond;Rider;Sacred Heart;Saint Louis
Samford;Siena;Southern;Stanford;Stetson;Temple;The Beach;The Citadel;Toledo;Towson;Troy;Tulsa;Vanderbilt;Wagner;Winthrop
Wofford;Xavier;Yale;Union;Orient;Boro;Nova;Vale;Paris;Sparta;Excelsior;Nacional;Santos;Atlas;America;Leon;Pacific;Forge
Cavalry;Valour;Hearts;Inter;Hull;Bay FC;Orange County;Battery;Express;Sounds;Stars;Storm;Drive;Dash""".replace("\n", ";").split(";")
# Schools that are a University of their place, besides those of states.
UNIVERSITIES_OF = set("""Akron;Central Arkansas;Cincinnati;Dayton;Denver;Detroit Mercy;Evansville;Hartford;Houston;Louisville
Memphis;New Haven;New Orleans;North Alabama;North Dakota;North Florida;North Texas;Northern Colorado;Northern Iowa;Notre Dame
Pittsburgh;Portland;Richmond;San Diego;San Francisco;South Alabama;South Carolina;South Dakota;South Florida;Southern Indiana
St. Thomas;The Incarnate Word;Toledo;Tulsa;West Georgia;Central Missouri;Lynchburg""".replace("\n", ";").split(";"))
# Leagues of clubs that play several sports: a game without a place has a city, but no venue.
MANY_SPORTS = {"NCAA"}


class Venue:
    def __init__(self, text, club):
        match = VENUE.fullmatch(text.strip())
        if not match:
            raise SystemExit(f"{club}: not a venue: {text}")
        self.name, *self.former = match[1].split("=")
        self.latitude, self.longitude = float(match[2]), float(match[3])
        self.city = match[4]


class Club:
    def __init__(self, league, country, line):
        fields = line.split("|")
        if len(fields) not in (4, 5):
            raise SystemExit(f"{league}: {len(fields)} fields: {line}")
        self.league, self.country = league, country
        self.place, _, self.nickname = fields[0].partition(" * ")
        self.name = f"{self.place} {self.nickname}".strip()
        self.abbreviation, self.city = fields[1], fields[2]
        self.venues = [Venue(text, self.name) for text in fields[3].split("; ")]
        self.others = fields[4].split("; ") if len(fields) == 5 else []


# Words that are cut short before another one: `N. Illinois`, `Va. Tech`.
SHORT_WORDS = {
    "Northern": "N.", "Southern": "S.", "Eastern": "E.", "Western": "W.", "Central": "C.", "South": "S.", "North": "N.",
    "Georgia": "Ga.", "Virginia": "Va.", "Washington": "Wash.", "Louisiana": "La.", "Mississippi": "Miss.",
    "Tennessee": "Tenn.", "Michigan": "Mich.", "Florida": "Fla.", "Arizona": "Ariz.", "Oklahoma": "Okla.",
}


def short_names(club):
    """The place of a college with its first word cut short, and with `St.` for `State`."""
    first, _, rest = club.place.partition(" ")
    if club.league != "NCAA" or not rest or first not in SHORT_WORDS:
        return []
    short = f"{SHORT_WORDS[first]} {rest}"
    return [short] + ([short[:-3] + "."] if short.endswith(" State") else [])


def long_names(club):
    """The names of a club that follow from its place: `University of Kansas`, `Kansas State University`, `Ipswich Town FC`."""
    if club.league == "EFL":
        return [] if "FC" in club.name or f"{club.name} FC" in club.others else [f"{club.name} FC"]
    if club.league != "NCAA" or club.place.startswith(("Miami", "UC ", "UT ", "UNC ", "Cal ", "IU ", "SIU ", "USC ")):
        return []
    if club.place in UNIVERSITIES_OF or club.place in STATES:
        return [f"University of {club.place}"]
    if club.place.isupper() or club.place in ("Charleston", "Washington", "Loyola", "Queens") or "College" in club.place \
            or "University" in " ".join([club.place, *club.others]) or "-" in club.place or "(" in club.place:
        return []
    return [f"{club.place} University"]


# Words that say no more of a name than that it is a club's, and are often left out.
CLUB_WORDS = "FC CF SC AFC AC SSC".split()


def bare(name):
    """A name without the words of a club at its ends: `Seattle Sounders` of `Seattle Sounders FC`."""
    words = name.split()
    while words and words[-1] in CLUB_WORDS:
        words.pop()
    while words and words[0] in CLUB_WORDS:
        words.pop(0)
    return " ".join(words)


def places(club, clubs):
    """The place that stands for a club without a nickname: its city, unless a club of the league is called by that alone,
    as `Sevilla FC` is where `Real Betis` plays, too."""
    place = club.city.split(", ")[0]
    others = [other for other in clubs if other.league == club.league and other.city == club.city]
    is_taken = bare(club.name) != place and any(bare(other.name) == place for other in others)
    return [] if is_taken else [place]


def read():
    """All clubs, by league."""
    clubs = []
    paths = sorted((path for path in FOLDER.glob("*.txt") if path.stem != "cities"), key=lambda path: (path.stem not in ORDER, ORDER.index(path.stem) if path.stem in ORDER else path.stem))
    for path in paths:
        league = country = None
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("@"):
                league, country = line[1:].split("|")
            elif line and not line.startswith("#"):
                clubs.append(Club(league, country, line))
    return clubs


def cities():
    """The cities of clubs that the list of large cities lacks, as rows of that list."""
    result = []
    for line in (FOLDER / "cities.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        label, country, point, zone, thousands = line.split("|")
        name, _, region = label.partition(", ")
        latitude, longitude = point.split(",")
        result.append({
            "name": name, "region": region if country in ("US", "CA", "GB") else "", "country": country, "lat": latitude,
            "lon": longitude, "tz": zone, "population": str(int(thousands) * 1000), "source": "GeoNames"})
    return result


def kilometers(a, b):
    (lat1, lon1), (lat2, lon2) = (tuple(map(math.radians, point)) for point in (a, b))
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 12742 * math.asin(math.sqrt(half))
