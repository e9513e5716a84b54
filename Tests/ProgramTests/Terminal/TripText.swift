/// A small trip as the program writes it: a game in Chicago on Day 1, the leg on Day 2, a game in Detroit on Day 3,
/// something of the user's on both days, and nothing on Day 4.
let chicagoToDetroit = """
  {
    "format": "barnstorm-trip",
    "version": 1,
    "id": "trip-1",
    "name": "Rust Belt Swing",
    "startDate": "2026-07-03",
    "dayCount": 4,
    "modifiedAt": "2026-06-01T12:00:00.000Z",
    "items": [{
      "id": "game-chi", "day": 1, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "chi-1", "league": "MLB", "away": "St. Louis Cardinals", "home": "Chicago Cubs", "venue": "Wrigley Field", "city": "Chicago, IL", "start": "2026-07-03T13:20:00-05:00", "timeZone": "America/Chicago", "status": "scheduled"}}
    }, {
      "id": "dinner", "day": 1, "sortOrder": 101, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Post-game dinner", "category": "restaurant", "time": "22:30"}}
    }, {
      "id": "leg", "day": 2, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"travel": {"from": "Chicago, IL", "to": "Detroit, MI", "distanceMeters": 455000, "durationSeconds": 16200}}
    }, {
      "id": "game-det", "day": 3, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "det-1", "league": "MLB", "away": "Cleveland Guardians", "home": "Detroit Tigers", "venue": "Comerica Park", "city": "Detroit, MI", "start": "2026-07-05T13:40:00-04:00", "timeZone": "America/Detroit", "status": "scheduled"}}
    }, {
      "id": "hotel", "day": 3, "sortOrder": 101, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Book Tower", "category": "activity"}}
    }],
    "deleted": []
  }

  """

struct Item {
  let id: String
  let day: Int
  let sortOrder: Int
  let title: String
}

func tripText(days: Int, _ items: [Item]) -> String {
  let moment = "2026-06-01T12:00:00.000Z"
  let blocks = items.map { item in
    """
    {
        "id": "\(item.id)", "day": \(item.day), "sortOrder": \(item.sortOrder), "modifiedAt": "\(moment)",
        "kind": {"custom": {"title": "\(item.title)", "category": "note"}}
      }
    """
  }
  return """
    {
      "format": "barnstorm-trip",
      "version": 1,
      "id": "trip-2",
      "name": "Rust Belt Swing",
      "startDate": "2026-07-03",
      "dayCount": \(days),
      "modifiedAt": "\(moment)",
      "items": [\(blocks.joined(separator: ", "))],
      "deleted": []
    }

    """
}
