#!/usr/bin/env python3
"""Writes the tables of teams, venues, cities and zone names that the program carries.

usage: Scripts/make-tables.py FOLDER

FOLDER holds venues.csv, team_aliases.csv, cities.csv (GeoNames, CC-BY 4.0) and windowsZones.json (Unicode CLDR). More
clubs and their cities come from Scripts/tables (clubtables.py). The result is Sources/Atlas/Tables/*Data.swift; what those files say of themselves is in CREDITS.md.
"""

import collections
import csv
import json
import pathlib
import sys
import unicodedata

import clubtables

HERE = pathlib.Path(__file__).resolve().parent
OUTPUT = HERE.parent / "Sources" / "Atlas" / "Tables"

COUNTRIES = dict(
    line.split(" ", 1)
    for line in """AD Andorra;AU Australia;CA Canada;GB United Kingdom;US United States
AE United Arab Emirates;AR Argentina;AT Austria;AZ Azerbaijan;BE Belgium;BH Bahrain;BO Bolivia;BR Brazil
BZ Belize;CH Switzerland;CL Chile;CN China;CO Colombia;CR Costa Rica;CU Cuba;CZ Czechia;DE Germany;DK Denmark
DO Dominican Republic;DZ Algeria;EC Ecuador;EG Egypt;ES Spain;FI Finland;FR France;GR Greece;GT Guatemala;HK Hong Kong
HN Honduras;HR Croatia;HT Haiti;HU Hungary;ID Indonesia;IE Ireland;IL Israel;IN India;IR Iran;IS Iceland;IT Italy
JM Jamaica;JP Japan;KE Kenya;KR South Korea;LU Luxembourg;MA Morocco;MC Monaco;MX Mexico;MY Malaysia;NG Nigeria
NI Nicaragua;NL Netherlands;NO Norway;NZ New Zealand;PA Panama;PE Peru;PH Philippines;PK Pakistan;PL Poland
PR Puerto Rico;PT Portugal;PY Paraguay;QA Qatar;RO Romania;RS Serbia;RU Russia;SA Saudi Arabia;SE Sweden;SG Singapore
SI Slovenia;SK Slovakia;SV El Salvador;TH Thailand;TN Tunisia;TR Turkey;TT Trinidad and Tobago;TW Taiwan;UA Ukraine
UY Uruguay;VE Venezuela;VN Vietnam;ZA South Africa""".replace("\n", ";").split(";")
)
GEONAMES_REGIONS = {
    "AU": {"01": "ACT", "02": "NSW", "03": "NT", "04": "QLD", "05": "SA", "06": "TAS", "07": "VIC", "08": "WA"},
    "GB": {"ENG": "England", "SCT": "Scotland", "WLS": "Wales", "NIR": "Northern Ireland"},
}

# Cities that GeoNames calls by two names or by a longer one than anybody uses.
SHORTER_CITIES = {
    "Donostia / San Sebastián": "San Sebastián", "Gasteiz / Vitoria": "Vitoria-Gasteiz", "Greater Sudbury": "Sudbury",
    "León de los Aldama": "León", "Pachuca de Soto": "Pachuca", "Reggio nell'Emilia": "Reggio Emilia",
    "Santiago de Querétaro": "Querétaro",
}

# Venues of spring training and of games away from home: name, city, latitude, longitude, zone, former names.
OTHER_VENUES = """
Salt River Fields at Talking Stick|Scottsdale, AZ|33.5453|-111.8847|America/Phoenix|
Surprise Stadium|Surprise, AZ|33.6269|-112.3775|America/Phoenix|
Camelback Ranch|Glendale, AZ|33.5147|-112.2947|America/Phoenix|
Peoria Sports Complex|Peoria, AZ|33.6322|-112.2331|America/Phoenix|Peoria Stadium
Goodyear Ballpark|Goodyear, AZ|33.4289|-112.3903|America/Phoenix|
Hohokam Stadium|Mesa, AZ|33.4386|-111.8294|America/Phoenix|
Sloan Park|Mesa, AZ|33.4325|-111.8814|America/Phoenix|
Scottsdale Stadium|Scottsdale, AZ|33.4886|-111.9211|America/Phoenix|
Tempe Diablo Stadium|Tempe, AZ|33.4006|-111.9678|America/Phoenix|
American Family Fields of Phoenix|Phoenix, AZ|33.5083|-112.1936|America/Phoenix|Maryvale Baseball Park
CACTI Park of the Palm Beaches|West Palm Beach, FL|26.7628|-80.1142|America/New_York|FITTEAM Ballpark of the Palm Beaches;The Ballpark of the Palm Beaches
Roger Dean Chevrolet Stadium|Jupiter, FL|26.8908|-80.1164|America/New_York|Roger Dean Stadium
JetBlue Park|Fort Myers, FL|26.5519|-81.7622|America/New_York|JetBlue Park at Fenway South
Hammond Stadium|Fort Myers, FL|26.5375|-81.8417|America/New_York|CenturyLink Sports Complex;Lee Health Sports Complex;Lee County Sports Complex
Joker Marchant Stadium|Lakeland, FL|28.0747|-81.9506|America/New_York|Publix Field at Joker Marchant Stadium
BayCare Ballpark|Clearwater, FL|27.9717|-82.7314|America/New_York|Spectrum Field
Clover Park|Port Saint Lucie, FL|27.3253|-80.4036|America/New_York|First Data Field
Champion Stadium|Lake Buena Vista, FL|28.3369|-81.5558|America/New_York|
CoolToday Park|North Port, FL|27.0400|-82.3078|America/New_York|
LECOM Park|Bradenton, FL|27.4853|-82.5703|America/New_York|
TD Ballpark|Dunedin, FL|28.0039|-82.7867|America/New_York|Dunedin Stadium
Ed Smith Stadium|Sarasota, FL|27.3464|-82.5194|America/New_York|
Charlotte Sports Park|Port Charlotte, FL|27.0031|-82.1847|America/New_York|
Globe Life Park in Arlington|Arlington, TX|32.7514|-97.0828|America/Chicago|Choctaw Stadium;Globe Life Park
Oakland Coliseum|Oakland, CA|37.7516|-122.2005|America/Los_Angeles|Oakland-Alameda County Coliseum;RingCentral Coliseum
Cashman Field|Las Vegas, NV|36.1797|-115.1303|America/Los_Angeles|
Olympic Stadium|Montreal, QC|45.5580|-73.5517|America/Toronto|Stade Olympique
Hiram Bithorn Stadium|San Juan, Puerto Rico|18.4156|-66.0722|America/Puerto_Rico|
Estadio de Beisbol Monterrey|Monterrey, Mexico|25.7186|-100.3158|America/Monterrey|
Estadio BBVA|Guadalupe, Mexico|25.6691|-100.2444|America/Monterrey|
Estadio Akron|Zapopan, Mexico|20.6817|-103.4628|America/Mexico_City|
Etihad Arena|Abu Dhabi, United Arab Emirates|24.4589|54.6036|Asia/Dubai|
Acrisure Arena|Palm Desert, CA|33.7786|-116.3386|America/Los_Angeles|
Allianz Stadium|Sydney, NSW|-33.8891|151.2252|Australia/Sydney|Sydney Football Stadium
Allianz Stadium|London, England|51.4560|-0.3415|Europe/London|Twickenham Stadium;Twickenham
Accor Stadium|Sydney, NSW|-33.8472|151.0633|Australia/Sydney|Stadium Australia;ANZ Stadium
Suncorp Stadium|Brisbane, QLD|-27.4648|153.0095|Australia/Brisbane|Lang Park
AAMI Park|Melbourne, VIC|-37.8253|144.9839|Australia/Melbourne|Melbourne Rectangular Stadium
Eden Park|Auckland, New Zealand|-36.8750|174.7448|Pacific/Auckland|
FNB Stadium|Johannesburg, South Africa|-26.2348|27.9825|Africa/Johannesburg|Soccer City
Principality Stadium|Cardiff, Wales|51.4782|-3.1826|Europe/London|Millennium Stadium
Aviva Stadium|Dublin, Ireland|53.3352|-6.2285|Europe/Dublin|
Scottish Gas Murrayfield|Edinburgh, Scotland|55.9422|-3.2409|Europe/London|Murrayfield;Murrayfield Stadium;BT Murrayfield
Hampden Park|Glasgow, Scotland|55.8258|-4.2520|Europe/London|
Ernst-Happel-Stadion|Vienna, Austria|48.2072|16.4205|Europe/Vienna|Ernst Happel Stadion
Gocheok Sky Dome|Seoul, South Korea|37.4982|126.8671|Asia/Seoul|
"""

# Names of earlier years, and a few that feeds use.
OTHER_NAMES = {
    ("MLB", "Athletics"): ["Oakland A's", "Sacramento Athletics", "Las Vegas Athletics"],
    ("MLB", "Arizona Diamondbacks"): ["D-backs", "Dbacks"],
    ("MLB", "Los Angeles Angels"): ["Los Angeles Angels of Anaheim", "Anaheim Angels", "LA Angels"],
    ("MLB", "Los Angeles Dodgers"): ["LA Dodgers"],
    ("MLB", "Miami Marlins"): ["Florida Marlins"],
    ("MLB", "Houston Astros"): ["Stros"],
    ("MLB", "New York Yankees"): ["Yanks"],
    ("MLB", "Philadelphia Phillies"): ["Phils"],
    ("MLB", "Tampa Bay Rays"): ["Tampa Bay Devil Rays", "Devil Rays"],
    ("MLB", "Toronto Blue Jays"): ["Jays"],
    ("MLB", "Washington Nationals"): ["Montreal Expos", "Expos", "Nats"],
    ("NBA", "Brooklyn Nets"): ["New Jersey Nets"],
    ("NBA", "Cleveland Cavaliers"): ["Cavs"],
    ("NBA", "Dallas Mavericks"): ["Mavs"],
    ("NBA", "Memphis Grizzlies"): ["Grizz"],
    ("NBA", "Minnesota Timberwolves"): ["Wolves", "T-Wolves"],
    ("NBA", "Philadelphia 76ers"): ["Sixers"],
    ("NBA", "Portland Trail Blazers"): ["Blazers"],
    ("NBA", "Toronto Raptors"): ["Raps"],
    ("NBA", "Charlotte Hornets"): ["Charlotte Bobcats", "Bobcats"],
    ("NBA", "New Orleans Pelicans"): ["New Orleans Hornets", "NOP", "Pels"],
    ("NBA", "Oklahoma City Thunder"): ["Seattle SuperSonics", "SuperSonics"],
    ("NFL", "Washington Commanders"): ["Washington Football Team", "Redskins"],
    ("NFL", "Jacksonville Jaguars"): ["Jags"],
    ("NFL", "Los Angeles Rams"): ["St. Louis Rams"],
    ("NFL", "Minnesota Vikings"): ["Vikes"],
    ("NFL", "New England Patriots"): ["Pats"],
    ("NFL", "San Francisco 49ers"): ["Niners"],
    ("NFL", "Los Angeles Chargers"): ["San Diego Chargers"],
    ("NHL", "Carolina Hurricanes"): ["Canes"],
    ("NHL", "Colorado Avalanche"): ["Avs"],
    ("NHL", "Montreal Canadiens"): ["Habs"],
    ("NHL", "Nashville Predators"): ["Preds"],
    ("NHL", "New York Islanders"): ["Isles"],
    ("NHL", "Ottawa Senators"): ["Sens"],
    ("NHL", "Pittsburgh Penguins"): ["Pens"],
    ("NHL", "Tampa Bay Lightning"): ["Bolts"],
    ("NHL", "Toronto Maple Leafs"): ["Leafs"],
    ("NHL", "Washington Capitals"): ["Caps"],
    ("NHL", "Anaheim Ducks"): ["Mighty Ducks of Anaheim", "Mighty Ducks"],
    ("NHL", "Winnipeg Jets"): ["Atlanta Thrashers"],
    ("NHL", "Utah Mammoth"): ["Utah HC"],
    ("MLS", "CF Montreal"): ["Montreal Impact", "Impact de Montréal"],
    ("MLS", "Columbus Crew"): ["Columbus Crew SC", "Crew SC", "Crew"],
    ("MLS", "Colorado Rapids"): ["Rapids"],
    ("MLS", "LA Galaxy"): ["Los Angeles Galaxy", "Galaxy"],
    ("MLS", "Minnesota United"): ["MNUFC"],
    ("MLS", "New England Revolution"): ["Revs"],
    ("MLS", "Portland Timbers"): ["Timbers"],
    ("MLS", "Red Bull New York"): ["New York RB", "NYRB", "Red Bulls"],
    ("MLS", "San Jose Earthquakes"): ["Earthquakes", "Quakes"],
    ("MLS", "Seattle Sounders FC"): ["Sounders FC", "Sounders"],
    ("MLS", "Vancouver Whitecaps FC"): ["Whitecaps FC", "Whitecaps"],
    ("MLS", "Sporting Kansas City"): ["Kansas City Wizards"],
    ("EPL", "Arsenal"): ["Gunners"],
    ("EPL", "Aston Villa"): ["Villa"],
    ("EPL", "Crystal Palace"): ["Palace"],
    ("EPL", "Everton"): ["Toffees"],
    ("WNBA", "Golden State Valkyries"): ["Valks"],
}

# Places that stand for a club which the table of names has without one.
OTHER_PLACES = {
    ("MLS", "Atlanta United"): "Atlanta", ("MLS", "FC Cincinnati"): "Cincinnati", ("MLS", "FC Dallas"): "Dallas",
    ("MLS", "Inter Miami CF"): "Miami", ("MLS", "CF Montreal"): "Montreal", ("MLS", "New York City FC"): "New York City",
    ("MLS", "Orlando City"): "Orlando", ("MLS", "Philadelphia Union"): "Philadelphia", ("MLS", "San Diego FC"): "San Diego",
    ("MLS", "Toronto FC"): "Toronto", ("EPL", "Wolves"): "Wolverhampton",
}

# Zone names that the tz database keeps only for old programs (its file "backward"), by the name of today.
OLD_ZONES = """US/Eastern America/New_York;US/Central America/Chicago;US/Mountain America/Denver;US/Pacific America/Los_Angeles
US/Arizona America/Phoenix;US/Alaska America/Anchorage;US/Hawaii Pacific/Honolulu;US/Michigan America/Detroit
US/East-Indiana America/Indiana/Indianapolis;US/Indiana-Starke America/Indiana/Knox;US/Aleutian America/Adak
Canada/Eastern America/Toronto;Canada/Central America/Winnipeg;Canada/Mountain America/Edmonton
Canada/Pacific America/Vancouver;Canada/Atlantic America/Halifax;Canada/Newfoundland America/St_Johns
Canada/Saskatchewan America/Regina;Canada/Yukon America/Whitehorse;Mexico/General America/Mexico_City
Mexico/BajaNorte America/Tijuana;Mexico/BajaSur America/Mazatlan;Australia/West Australia/Perth
Australia/South Australia/Adelaide;Australia/North Australia/Darwin;Australia/Queensland Australia/Brisbane
Australia/NSW Australia/Sydney;Australia/ACT Australia/Sydney;Australia/Canberra Australia/Sydney
Australia/Victoria Australia/Melbourne;Australia/Tasmania Australia/Hobart;Australia/Yancowinna Australia/Broken_Hill
Australia/LHI Australia/Lord_Howe;Brazil/East America/Sao_Paulo;Brazil/West America/Manaus;Chile/Continental America/Santiago
America/Indianapolis America/Indiana/Indianapolis;America/Fort_Wayne America/Indiana/Indianapolis
America/Louisville America/Kentucky/Louisville;America/Buenos_Aires America/Argentina/Buenos_Aires
America/Montreal America/Toronto;America/Godthab America/Nuuk;Asia/Calcutta Asia/Kolkata;Asia/Katmandu Asia/Kathmandu
Asia/Rangoon Asia/Yangon;Asia/Saigon Asia/Ho_Chi_Minh;Europe/Kiev Europe/Kyiv;Atlantic/Faeroe Atlantic/Faroe
Pacific/Enderbury Pacific/Kanton;Pacific/Truk Pacific/Chuuk;Pacific/Ponape Pacific/Pohnpei;Asia/Macao Asia/Macau
GB Europe/London;GB-Eire Europe/London;Eire Europe/Dublin;Portugal Europe/Lisbon;Poland Europe/Warsaw;Turkey Europe/Istanbul
Japan Asia/Tokyo;ROK Asia/Seoul;PRC Asia/Shanghai;ROC Asia/Taipei;Hongkong Asia/Hong_Kong;Singapore Asia/Singapore
Israel Asia/Jerusalem;Iran Asia/Tehran;Egypt Africa/Cairo;Jamaica America/Jamaica;Cuba America/Havana;NZ Pacific/Auckland
Navajo America/Denver;Iceland Atlantic/Reykjavik;Etc/UTC UTC;Etc/GMT UTC;GMT UTC;Z UTC;Zulu UTC;Etc/Zulu UTC;Universal UTC
EST5EDT America/New_York;CST6CDT America/Chicago;MST7MDT America/Denver;PST8PDT America/Los_Angeles;UCT UTC;GMT0 UTC"""

# What people write in a header or beside a time.
SHORT_ZONES = """ET America/New_York;EST America/New_York;EDT America/New_York;Eastern America/New_York
Eastern Time America/New_York;US Eastern America/New_York;CT America/Chicago;CST America/Chicago;CDT America/Chicago
Central America/Chicago;Central Time America/Chicago;US Central America/Chicago;MT America/Denver;MST America/Denver
MDT America/Denver;Mountain America/Denver;Mountain Time America/Denver;US Mountain America/Denver;PT America/Los_Angeles
PST America/Los_Angeles;PDT America/Los_Angeles;Pacific America/Los_Angeles;Pacific Time America/Los_Angeles
US Pacific America/Los_Angeles;AKST America/Anchorage;HST Pacific/Honolulu;BST Europe/London;UK Europe/London
London Europe/London;CET Europe/Berlin;CEST Europe/Berlin;EET Europe/Athens;AEST Australia/Sydney;AEDT Australia/Sydney
AWST Australia/Perth;ACST Australia/Adelaide;JST Asia/Tokyo;NZST Pacific/Auckland;NZDT Pacific/Auckland
AT America/Halifax;Atlantic America/Halifax;Atlantic Time America/Halifax;HE America/New_York;HP America/Los_Angeles
MEZ Europe/Berlin;MESZ Europe/Berlin"""


def pairs(text):
    return [item.rsplit(" ", 1) for item in text.replace("\n", ";").split(";")]


def rows(folder, name):
    with open(folder / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def fold(text):
    bare = unicodedata.normalize("NFD", text.lower())
    plain = "".join(c for c in bare if not unicodedata.combining(c) and c not in ".'’")
    return " ".join({"saint": "st", "fort": "ft"}.get(word, word) for word in plain.split())


def label(name, region, country):
    if country in ("US", "CA"):
        return f"{name}, {region}"
    region = GEONAMES_REGIONS.get(country, {}).get(region, region)
    if country in GEONAMES_REGIONS and region and not region.isdigit():
        return f"{name}, {region}"
    return f"{name}, {COUNTRIES.get(country, country)}"


def place(row):
    return f"{float(row['lat']):.4f}", f"{float(row['lon']):.4f}"


def write(name, summary, lines):
    text = "\n".join(lines)
    assert '"""' not in text and "\\" not in text and not any(line != line.strip() for line in lines)
    body = "\n".join("    " + line for line in lines)
    (OUTPUT / f"{name}.swift").write_text(
        f"// Written by Scripts/make-tables.py; credits in CREDITS.md.\n\n{summary}\nenum {name} {{\n"
        f'  static let text: StaticString = """\n{body}\n    """\n}}\n',
        encoding="utf-8")
    print(f"{name}: {len(lines)} lines, {len(text.encode())} bytes")


def city_groups(folder):
    """Cities by (zone, country), the larger first, each label once: the row that is spelt as the venues spell it."""
    best = {}
    large = rows(folder, "cities.csv")
    names = {fold(row["name"]) for row in large}
    towns = clubtables.cities()
    for row in towns:
        # The name alone keeps meaning the larger city.
        row["population"] = "0" if fold(row["name"]) in names else row["population"]
    for row in large + towns:
        row["name"] = SHORTER_CITIES.get(row["name"], row["name"])
        row["label"] = label(row["name"], row["region"], row["country"])
        key = fold(row["label"])
        kept = best.get(key)
        rank = (row["source"] != "GeoNames", int(row["population"] or 0))
        if kept is None or rank > kept[0]:
            best[key] = (rank, row)
    groups = CityGroups(list)
    for _, row in best.values():
        groups[(row["tz"], row["country"])].append(row)
    groups.index()
    return groups


class CityGroups(collections.defaultdict):
    """Cities by (zone, country)."""

    def index(self):
        self.byName = collections.defaultdict(list)
        for (_, country), cities in self.items():
            for row in cities:
                self.byName[fold(row["name"])].append(row)
        self.names = set(self.byName) | {fold(name) for name in clubtables.STATES}

    def city(self, text, country):
        """The row of a city as Scripts/tables name it: `Durham, NC`, `Wrexham, Wales`, or `Munich` in a given country."""
        name, _, region = text.partition(", ")
        if country in ("US", "CA"):
            country = "CA" if region in clubtables.PROVINCES else "US"
        same = [
            row for row in self.byName[fold(name)]
            if (row["label"].endswith(f", {region}") if region else row["country"] == country)]
        if not same:
            sys.exit(f"no city {text} ({country})")
        return max(same, key=lambda row: int(row["population"] or 0))


def city_lines(groups):
    lines = []
    for (zone, country), cities in sorted(groups.items()):
        lines.append(f"@{zone}|{country}|{COUNTRIES.get(country, '')}")
        for row in sorted(cities, key=lambda row: -int(row["population"] or 0)):
            name, region = row["label"].rsplit(", ", 1)
            region = "" if region in (COUNTRIES.get(country), country) else region
            thousands = (int(row["population"] or 0) + 500) // 1000
            lines.append("|".join([name, region, *place(row), str(thousands)]))
    return lines


def venue_label(row, groups):
    """The label of the venue's city, spelt as among the cities; where the venue has no region, the largest of that name."""
    same = [
        city for (_, country), cities in groups.items() if country == row["country"]
        for city in cities if fold(city["name"]) == fold(row["city"])
    ]
    if row["region"] and row["country"] in ("US", "CA", "GB"):
        own = label(row["city"], row["region"], row["country"])
        return next((city["label"] for city in same if fold(city["label"]) == fold(own)), own)
    return max(same, key=lambda city: int(city["population"] or 0))["label"] if same \
        else label(row["city"], "", row["country"])


def venue_lines(folder, groups, clubs):
    """`name|city|latitude|longitude|zone|former names`; an empty zone is that of the line before."""
    lines = {}

    def add(name, city, latitude, longitude, zone, former):
        key = (fold(name), city)
        if key in lines:
            lines[key][5] = list(dict.fromkeys(lines[key][5] + former))
        else:
            lines[key] = [name, city, latitude, longitude, zone, former]

    for row in rows(folder, "venues.csv"):
        former = [name for name in row["aliases"].split("|") if name]
        add(row["venue"], venue_label(row, groups), *place(row), row["tz"], former)
    known = {key[0] for key in lines}
    for line in OTHER_VENUES.strip().split("\n"):
        fields = line.split("|")
        if fold(fields[0]) not in known:
            lines[fold(fields[0]), fields[1]] = [*fields[:5], fields[5].split(";") if fields[5] else []]
    # A stadium where a major league is a guest has the name that its home club has for it.
    guests = {fold(row["venue"]) for row in rows(folder, "venues.csv") if not row["team"]}
    at_home = {fold(club.venues[0].name): club.venues[0].name for club in clubs if club.venues}
    for line in lines.values():
        name = next((at_home[fold(name)] for name in line[5] if fold(name) in at_home), None)
        if name and fold(line[0]) in guests:
            line[5] = [line[0], *(other for other in line[5] if other != name)]
            line[0] = name
    by_name = collections.defaultdict(list)
    for line in lines.values():
        for name in [line[0], *line[5]]:
            by_name[fold(name)].append(line)
    for club in clubs:
        for venue in club.venues:
            city = groups.city(venue.city or club.city, club.country)
            names = [venue.name, *venue.former]
            known = next((line for name in names for line in by_name[fold(name)] if is_same_venue(line, venue, city)), None)
            if known:
                # The same venue by other names: `MCG` for the Melbourne Cricket Ground.
                known[5] += [name for name in names if fold(name) not in map(fold, [known[0], *known[5]])]
            else:
                add(venue.name, city["label"], f"{venue.latitude:.3f}", f"{venue.longitude:.3f}", city["tz"], venue.former)
                known = lines[(fold(venue.name), city["label"])]
            for name in names:
                by_name[fold(name)].append(known)
    result, before = [], None
    for line in sorted(lines.values(), key=lambda line: line[4]):
        zone = "" if line[4] == before else line[4]
        before = line[4]
        result.append("|".join([*line[:4], zone, ";".join(line[5])]))
    return result


def is_same_venue(line, venue, city):
    """Whether a venue of a club is that of a line which has one of its names: in its city, or as good as there, for a suburb
    is often called by the city's name."""
    near = abs(float(line[2]) - venue.latitude) < 0.01 and abs(float(line[3]) - venue.longitude) < 0.01
    return near or line[1] == city["label"]


def bare_names(name, common):
    """A name of several words without those that all clubs have."""
    bare = clubtables.bare(name)
    is_name = " " in bare and not any(word.isdigit() for word in bare.split())
    return [bare] if is_name and bare != name and fold(bare) not in common else []


def team_lines(folder, groups, clubs):
    """`league|abbreviation|name|home venue|its city|other names|places`; an empty league is that of the line before."""
    home = {(row["league"], row["team"]): row for row in rows(folder, "venues.csv") if row["role"] == "home"}
    names, abbreviations, places = (collections.defaultdict(list) for _ in range(3))
    teams = {}
    for row in rows(folder, "team_aliases.csv"):
        key = (row["league"], row["team"])
        teams[key] = True
        kind = row["kind"]
        if kind == "place":
            places[key].append(row["alias"])
        elif kind == "abbr":
            abbreviations[key].append(row["alias"])
        elif row["alias"] != row["team"]:
            names[key].append(row["alias"])
    result = []
    for key in teams:
        venue = home.get(key)
        abbreviation = venue["abbr"] if venue else abbreviations[key][0]
        others = abbreviations[key] + names[key] + OTHER_NAMES.get(key, []) + bare_names(key[1], groups.names)
        others = [name for name in others if name != abbreviation]
        result.append([
            key[0], abbreviation, key[1], venue["venue"] if venue else "", venue_label(venue, groups) if venue else "",
            ";".join(dict.fromkeys(others)), ";".join(places[key] or filter(None, [OTHER_PLACES.get(key)]))])
    result += club_lines(groups, clubs, taken={fold(name) for team in result for name in ";".join(team[5:]).split(";")})
    before = None
    for line in result:
        before, line[0] = line[0], "" if line[0] == before else line[0]
    return ["|".join(line) for line in result]


def club_lines(groups, clubs, taken):
    """The lines of the clubs of Scripts/tables.

    A name that is also that of a city, of a state or of a major league's team is a place, which alone decides little.
    """
    common = taken | {fold(name) for name in groups.names} | {fold(name) for name in clubtables.WORDS}
    result = []
    for club in clubs:
        city = groups.city(club.city, club.country)
        is_sole = club.league not in clubtables.MANY_SPORTS
        others = ([club.nickname] if club.nickname else []) + club.others + clubtables.long_names(club)
        others += clubtables.short_names(club)
        others += bare_names(club.name, common) if is_sole else []
        places = [club.place] if club.nickname else clubtables.places(club, clubs)
        for name in list(others):
            if fold(name) in common and name != club.nickname and not (len(name) <= 4 and name.isupper()):
                others.remove(name)
                places.append(name)
        if club.nickname and fold(club.place) not in common:
            others.append(places.pop(0))
        keys = {fold(club.name), fold(club.abbreviation)}
        kept = [name for name in dict.fromkeys(others) if fold(name) not in keys]
        places = [name for name in dict.fromkeys(places) if fold(name) not in keys]
        result.append([
            club.league, club.abbreviation, club.name, club.venues[0].name if is_sole else "", city["label"],
            ";".join(kept), ";".join(places)])
    return result


# The names that Windows shows today, without the offset before them, and the zones it got after CLDR's list.
DISPLAY_NAMES = """Alberta Standard Time|America/Edmonton
British Columbia Standard Time|America/Vancouver
Manitoba Standard Time|America/Winnipeg
Dublin, Edinburgh, Lisbon, London|Europe/London
Athens, Bucharest|Europe/Bucharest
Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius|Europe/Kyiv
Chisinau|Europe/Chisinau
Gaza, Hebron|Asia/Hebron
Kaliningrad|Europe/Kaliningrad
Istanbul|Europe/Istanbul
Damascus|Asia/Damascus
Tripoli|Africa/Tripoli
Khartoum|Africa/Khartoum
Juba|Africa/Juba
Moscow, St. Petersburg|Europe/Moscow
Volgograd|Europe/Volgograd
Izhevsk, Samara|Europe/Samara
Astrakhan, Ulyanovsk|Europe/Astrakhan
Saratov|Europe/Saratov
Ashgabat, Tashkent|Asia/Tashkent
Astana|Asia/Almaty
Bishkek|Asia/Bishkek
Dhaka|Asia/Dhaka
Omsk|Asia/Omsk
Novosibirsk|Asia/Novosibirsk
Tomsk|Asia/Tomsk
Barnaul, Gorno-Altaysk|Asia/Barnaul
Hovd|Asia/Hovd
Irkutsk|Asia/Irkutsk
Ulaanbaatar|Asia/Ulaanbaatar
Chita|Asia/Chita
Pyongyang|Asia/Pyongyang
Eucla|Australia/Eucla
Lord Howe Island|Australia/Lord_Howe
Bougainville Island|Pacific/Bougainville
Magadan|Asia/Magadan
Sakhalin|Asia/Sakhalin
Norfolk Island|Pacific/Norfolk
Solomon Is., New Caledonia|Pacific/Guadalcanal
Anadyr, Petropavlovsk-Kamchatsky|Asia/Kamchatka
Fiji|Pacific/Fiji
Chatham Islands|Pacific/Chatham
Samoa|Pacific/Apia
Kiritimati Island|Pacific/Kiritimati
Cabo Verde Is.|Atlantic/Cape_Verde
Sao Tome|Africa/Sao_Tome
Cayenne, Fortaleza|America/Cayenne
City of Buenos Aires|America/Argentina/Buenos_Aires
Punta Arenas|America/Punta_Arenas
Saint Pierre and Miquelon|America/Miquelon
Salvador|America/Bahia
Araguaina|America/Araguaina
Cuiaba|America/Cuiaba
Georgetown, La Paz, Manaus, San Juan|America/La_Paz
Bogota, Lima, Quito, Rio Branco|America/Bogota
Chetumal|America/Cancun
Haiti|America/Port-au-Prince
Havana|America/Havana
Turks and Caicos|America/Grand_Turk
Easter Island|Pacific/Easter
Yukon|America/Whitehorse
La Paz, Mazatlan|America/Mazatlan
Baja California|America/Tijuana
Pacific Time (US & Canada)|America/Los_Angeles
Aleutian Islands|America/Adak
Marquesas Islands|Pacific/Marquesas
"""


def zone_lines(folder):
    modern = dict(pairs(OLD_ZONES))
    lines = {name: zone for name, zone in pairs(OLD_ZONES) + pairs(SHORT_ZONES)}
    with open(folder / "windowsZones.json", encoding="utf-8") as file:
        for name, value in json.load(file).items():
            zone = value["iana"][0]
            lines.setdefault(name, modern.get(zone, zone))
    lines.update(line.split("|") for line in DISPLAY_NAMES.split("\n") if line)
    return [f"{name}|{zone}" for name, zone in lines.items()]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    OUTPUT.mkdir(parents=True, exist_ok=True)
    groups = city_groups(folder)
    clubs = clubtables.read()
    write("TeamData",
          "/// Teams: `league|abbreviation|name|home venue|city|other names|places`; an empty league is that of the line before.",
          team_lines(folder, groups, clubs))
    write("VenueData",
          "/// Venues: `name|city|latitude|longitude|zone|former names`; an empty zone is that of the line before.",
          venue_lines(folder, groups, clubs))
    write("CityData",
          "/// Cities, the larger first: `@zone|country code|country`, then `name|region|latitude|longitude|thousands of people`.",
          city_lines(groups))
    write("ZoneNameData", "/// Zone names of calendars and people: `name|IANA name`.", zone_lines(folder))


if __name__ == "__main__":
    main()
