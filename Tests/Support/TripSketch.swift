import Itinerary

/// A trip written down in a line: `@Chicago Dinner | Chicago>Detroit | | @Detroit`.
///
/// Days are between bars, rows between spaces: `@City` is a game, `@City!` one that is postponed, `@City?` one whose
/// time is unknown, `A>B` a leg, `A>B#2` the second such leg, anything else a custom item. A word is also the identity
/// of its row, so each is there once; `+` and what follows it is not shown.
///
/// Trips that need positions or moments of their own are made of items: ``trip(days:_:)``.
package enum TripSketch {
  package static let made = timestamp("2026-06-01T12:00:00.000Z")

  package static func trip(_ sketch: String) -> Trip { trip(sketch, id: "trip", name: "Test Swing") }

  package static func trip(_ sketch: String, id: String, name: String) -> Trip {
    let days = sketch.split(separator: "|", omittingEmptySubsequences: false)
    let items = days.enumerated().flatMap { index, day in
      day.split(separator: " ").enumerated().map { row, word in
        item(String(word), day: index + 1, order: Double(row + 1), kind(of: String(word), day: index + 1, row: row))
      }
    }
    return Trip(id: id, name: name, startDate: date("2026-07-03"), dayCount: days.count, modifiedAt: made, items: items)
  }

  /// The line that a trip would be written down in: the inverse of ``trip(_:)``.
  package static func outline(_ trip: Trip) -> String {
    trip.itinerary.days.map { day in
      trip.itinerary.range(ofDay: day).map { trip.itinerary[$0].id.text }.joined(separator: " ")
    }
    .joined(separator: " | ").split(separator: " ").joined(separator: " ")
  }

  /// A line without doubled spaces, to compare outlines with.
  package static func normal(_ sketch: String) -> String { outline(trip(sketch)) }

  package static func kind(of word: String, day: Int, row: Int) -> ItemKind {
    let displayed = String(word.prefix { $0 != "+" })
    if displayed.hasPrefix("@") { return .game(game(displayed.dropFirst(), day: day, row: row)) }
    let ends = displayed.split(separator: ">")
    guard ends.count == 2 else { return .custom(CustomItem(title: displayed, category: .activity)) }
    let visit = ends[1].split(separator: "#")
    let leg = Leg(
      from: String(ends[0]), to: String(visit[0]), visit: visit.count > 1 ? Int(visit[1]) : nil,
      distanceMeters: 455_000, durationSeconds: 16_200)
    return .travel(leg)
  }

  private static func game(_ word: Substring, day: Int, row: Int) -> Game {
    let city = String(word.filter { !"!?".contains($0) })
    let start = OffsetDateTime(
      date: date("2026-07-03").adding(days: day - 1), secondOfDay: (13 + min(row, 9)) * 3600 + 1200,
      offsetSeconds: -5 * 3600)
    return Game(
      gameID: String(word), league: "MLB", away: "Guests", home: city, venue: "\(city) Park", city: city,
      start: .at(start), timeZone: "America/Chicago",
      status: word.hasSuffix("!") ? .postponed : word.hasSuffix("?") ? .timeTBD : .scheduled)
  }
}

/// The moment of an RFC 3339 text; the far past if the text is wrong, so that a test fails.
package func timestamp(_ text: String) -> Timestamp { Timestamp(text) ?? Timestamp(microseconds: .min / 2) }

/// The date of an ISO text; the far past if the text is wrong, so that a test fails.
package func date(_ text: String) -> CivilDate { CivilDate(text) ?? CivilDate(dayNumber: .min / 2) }

extension Trip {
  /// A copy of the trip with another list of items, each at its own position.
  package func with(items: [Item], dayCount: Int? = nil) -> Trip {
    var trip = self
    trip.itinerary = ItemList(items, dayCount: dayCount ?? self.dayCount)
    return trip
  }

  package func changing(_ id: String, _ change: (inout Item) -> Void) -> Trip {
    with(
      items: itinerary.items.map { item in
        var item = item
        if item.id.text == id { change(&item) }
        return item
      })
  }

  /// The same trip with one item changed some milliseconds after ``TripSketch/made``.
  package func changing(_ id: String, at moment: Int, _ change: (inout Item) -> Void) -> Trip {
    changing(id) { item in
      change(&item)
      item.modifiedAt = TripSketch.moment(moment)
    }
  }

  package func removing(_ ids: String...) -> Trip { with(items: itinerary.items.filter { !ids.contains($0.id.text) }) }

  /// A copy of the trip with an item more, made of a word of a sketch.
  package func adding(_ word: String, day: Int, sortOrder: Double) -> Trip {
    let item = TripSketch.item(word, day: day, order: sortOrder, TripSketch.kind(of: word, day: day, row: 0))
    return with(items: itinerary.items + [item])
  }

  package func moving(_ id: String, day: Int, sortOrder: Double) -> Trip {
    changing(id) { $0.position = Position(day: day, sortOrder: sortOrder) }
  }

  package func item(_ id: String) -> Item? { itinerary.item(ItemID(id)) }
}

extension TripSketch {
  /// Every place where an item could hang, in order, from the sketch alone: `^` between the words of a day.
  package static func places(_ sketch: String, carrying id: String) -> [String] {
    let days = sketch.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init).filter { $0 != id } }
    return days.indices.flatMap { day in
      (0...days[day].count).map { index in
        var days = days
        days[day].insert("^", at: index)
        return days.map { $0.joined(separator: " ") }.joined(separator: " | ").split(separator: " ")
          .joined(separator: " ")
      }
    }
  }
}
