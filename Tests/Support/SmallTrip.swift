/// Four days, Chicago to Detroit; the zones are left out, so that the zone files of the machine do not matter.
package let smallTrip = #"""
  {
    "format": "barnstorm-trip",
    "version": 1,
    "id": "7A1C-small",
    "name": "Two Cities",
    "startDate": "2026-07-03",
    "dayCount": 4,
    "modifiedAt": "2026-06-01T12:00:00.000Z",
    "items": [{
      "id": "a1-cubs", "day": 1, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "g1", "league": "MLB", "away": "St. Louis Cardinals", "home": "Chicago Cubs", "venue": "Wrigley Field", "city": "Chicago, IL", "start": "2026-07-03T13:20:00-05:00", "status": "scheduled"}}
    }, {
      "id": "b2-dinner", "day": 1, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Dinner", "category": "restaurant", "time": "22:30", "location": {"name": "Lou Mitchell’s", "latitude": 41.88, "longitude": -87.64}, "notes": "Cash only", "mood": 5}}
    }, {
      "id": "c3-drive", "day": 2, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"travel": {"from": "Chicago, IL", "to": "Detroit, MI", "distanceMeters": 455000, "durationSeconds": 16200, "estimated": true}}
    }, {
      "id": "d4-tigers", "day": 3, "sortOrder": 100, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"game": {"gameId": "g2", "away": "Cleveland Guardians", "home": "Detroit Tigers", "city": "Detroit, MI", "start": "2026-07-05", "status": "timeTBD"}}
    }, {
      "id": "d4-hotel", "day": 3, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z",
      "kind": {"custom": {"title": "Hotel", "category": "activity"}}
    }],
    "deleted": []
  }

  """#
