import Itinerary

/// A trip file with every field there is, and unknown fields at every level, as the program writes it.
let fullFile = #"""
  {
    "format": "barnstorm-trip",
    "version": 1,
    "id": "9F0C",
    "name": "Rust Belt Swing",
    "startDate": "2026-07-03",
    "dayCount": 5,
    "modifiedAt": "2026-06-01T12:00:00.000Z",
    "items": [{
      "id": "g1", "day": 1, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "mlb-2026-07-03-CHC-1", "league": "MLB", "competition": "Spring", "away": "St. Louis Cardinals", "home": "Chicago Cubs", "venue": "Wrigley Field", "city": "Chicago, IL", "start": "2026-07-03T13:20:00-05:00", "end": "2026-07-04", "timeZone": "America/Chicago", "neutral": true, "homeFirst": false, "status": "scheduled", "ticket": {"seat": "23 F", "reference": "T1", "cost": {"amount": "45.50", "currency": "USD", "tax": 1}, "notes": "Gate 5", "row": "F"}, "attendance": 41649}}
    }, {
      "id": "l1", "day": 2, "sortOrder": 0.5, "modifiedAt": "2026-06-01T12:00:00.123456Z",
      "kind": {"travel": {"from": "Chicago, IL", "to": "Detroit, MI", "visit": 1, "mode": "flight", "departs": "2026-07-04T08:15:00-05:00", "arrives": "2026-07-04", "distanceMeters": 455000, "durationSeconds": 16200.25, "estimated": true, "carrier": "AA 1234", "reference": "PNR7", "seat": "14C", "cost": {"amount": "89", "currency": "EUR"}, "notes": "aisle", "parts": [{"mode": "train", "from": "Chicago, IL", "to": "Gary, IN", "departs": "2026-07-04", "arrives": "2026-07-04", "carrier": "A", "reference": "B", "seat": "C", "gate": 7}], "generated": true, "movedFrom": {"day": 4, "sortOrder": 0.5}, "via": ["Gary","Toledo"]}, "colour": "gold"}
    }, {
      "id": "g2", "day": 3, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "mlb-2026-07-05-DET-1", "away": "Cleveland Guardians", "home": "Detroit Tigers", "city": "Detroit, MI", "start": "2026-07-05", "status": "timeTBD"}}
    }, {
      "id": "c1", "day": 3, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Post-game dinner 🌭 “café”", "category": "restaurant", "icon": "👩🏽‍🍳", "time": "22:30", "durationMinutes": 90, "nights": 2, "location": {"name": "Lafayette Coney Island", "latitude": 42.33, "longitude": -83.05, "approximate": true, "floor": -0.0}, "url": "https://example.org/#menu", "reference": "HX4", "phone": "+1 312", "cost": {"amount": "-1.5", "currency": "USD"}, "deadline": "2026-03-01", "notes": "line\nbreak\t\u001b[2J\u007f\u0085\u2028", "done": true, "mood": 5}},
      "photo": {"width":10,"tags":[],"more":{},"number":1.500e+3,"text":"a\"b"},
      "": null
    }],
    "deleted": [{
      "id": "x1", "deletedAt": "2026-06-02T08:00:00.000Z", "position": {"day": 2, "sortOrder": -1}, "by": "me"
    }],
    "dismissed": [{
      "item": "g1", "kind": "gamesInTwoCities", "reason": "Chicago, IL; Detroit, MI", "dismissedAt": "2026-06-02T09:00:00.000Z", "by": "me"
    }, {
      "item": "g2", "kind": "zoneUnknown", "dismissedAt": "2026-06-02T09:00:00.000Z"
    }],
    "changes": [{
      "change": "timeMoved", "item": "g1", "message": "A @ B moves.", "notedAt": "2026-06-02T09:00:00.000Z", "seen": true
    }, {
      "change": "removed", "message": "C @ D is no longer in the schedule.", "notedAt": "2026-06-03T09:00:00.000Z", "by": "me"
    }],
    "schedule": {"source": "mlb-2026.csv", "follows": ["CHC", "DET"], "assumedZone": "America/Chicago", "club": "Cubs", "dayFirst": false, "answers": {"columns": ["Datum=date"], "cities": ["Park=Gary"], "encoding": "utf-8", "league": "MLB", "year": 2026, "sheet": 1}, "home": "Gary, IN", "excludes": ["g9"], "preseason": true, "buffer": 45, "maxDriving": 600, "drivingHours": "09:00-18:00", "daysOff": ["2026-07-04"], "etag": 12345678901234567890},
    "theme": [true,false,null]
  }

  """#

let emptyTrip = #"""
  {"format": "barnstorm-trip", "version": 1, "id": "t", "name": "", "startDate": "2026-07-03", "dayCount": 5,
   "modifiedAt": "2026-06-01T12:00:00Z", "items": []}
  """#

func decode(_ text: String) throws(TripFileError) -> Trip {
  try Trip(json: text)
}

func encode(_ trip: Trip) -> String {
  String(decoding: trip.json, as: UTF8.self)
}

/// The sentence with which a text is refused, or nil where it is not.
func refusal(_ text: String) -> String? {
  refusal(Array(text.utf8))
}

func refusal(_ bytes: [UInt8]) -> String? {
  do {
    _ = try Trip(json: bytes)
    return nil
  } catch {
    return error.description
  }
}
