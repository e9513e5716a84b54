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
      "kind": {"game": {"gameId": "mlb-2026-07-03-CHC-1", "league": "MLB", "away": "St. Louis Cardinals", "home": "Chicago Cubs", "venue": "Wrigley Field", "city": "Chicago, IL", "start": "2026-07-03T13:20:00-05:00", "timeZone": "America/Chicago", "status": "scheduled", "attendance": 41649}}
    }, {
      "id": "l1", "day": 2, "sortOrder": 0.5, "modifiedAt": "2026-06-01T12:00:00.123456Z",
      "kind": {"travel": {"from": "Chicago, IL", "to": "Detroit, MI", "visit": 1, "distanceMeters": 455000, "durationSeconds": 16200.25, "estimated": true, "via": ["Gary","Toledo"]}, "colour": "gold"}
    }, {
      "id": "g2", "day": 3, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "mlb-2026-07-05-DET-1", "away": "Cleveland Guardians", "home": "Detroit Tigers", "city": "Detroit, MI", "start": "2026-07-05", "status": "timeTBD"}}
    }, {
      "id": "c1", "day": 3, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Post-game dinner 🌭 “café”", "category": "restaurant", "time": "22:30", "location": {"name": "Lafayette Coney Island", "latitude": 42.33, "longitude": -83.05, "floor": -0.0}, "notes": "line\nbreak\t\u001b[2J\u007f\u0085\u2028", "rating": 5}},
      "photo": {"width":10,"tags":[],"more":{},"number":1.500e+3,"text":"a\"b"},
      "": null
    }],
    "deleted": [{
      "id": "x1", "deletedAt": "2026-06-02T08:00:00.000Z", "by": "me"
    }],
    "schedule": {"source": "mlb-2026.csv", "follows": ["CHC", "DET"], "etag": 12345678901234567890},
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

/// A custom item, without a place.
func custom(_ id: String, day: Int, _ sortOrder: Double) -> Item {
  Item(
    id: ItemID(id), position: Position(day: day, sortOrder: sortOrder), modifiedAt: Timestamp(microseconds: 0),
    kind: .custom(CustomItem(title: id, category: .note)))
}
