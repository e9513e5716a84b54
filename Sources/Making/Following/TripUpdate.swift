import Itinerary

/// A trip brought up to date with a newer reading of its schedule, and everything that changed.
package struct TripUpdate: Equatable, Sendable {
  package var trip: Trip
  /// The changes: games in the order of the trip before, then added games, then legs. Empty if nothing changed.
  package var changes: [ScheduleChange]

  /// Moves, adds and removes games according to the schedule; throws if that is probably the wrong one. Custom items
  /// keep their places next to everything that did not move. A game that leaves the dates of the trip keeps its row as
  /// postponed, with its new start. Applying the same schedule a second time changes nothing.
  package init(
    of trip: Trip, to schedule: Schedule, zones: Zones, overriding: UpdateOverrides = [], now: Timestamp
  ) throws(UpdateRefusal) {
    let diff = try ScheduleDiff(trip, schedule, zones: zones, overriding: overriding, now: now)
    var rows = GameRows(trip, now: now)
    rows.remove(diff.removed)
    rows.update(diff.updated)
    rows.add(diff.added.map { ($0.game.game, $0.day) })
    self.trip = rows.trip
    changes = diff.changes(added: rows.addedIDs)
    // A merge can have left a journey with two legs, or with none.
    if !trip.hasSameRoute(as: rows.trip) || !trip.hasOneLegForEachPassage {
      var places = diff.places
      for (id, new) in zip(rows.addedIDs, diff.added) { places[id] = new.game.place }
      let cities = CityPoints(rows.trip, schedule.games, places)
      // Nobody is on the way on a trip that is over.
      let moment = now.microseconds / 1_000_000
      let isOver = Int64(trip.dates.upperBound.dayNumber + 2) * 86_400 < moment
      let begun = isOver ? [] : Timeline(of: trip, zones: zones).begun(by: moment, in: trip)
      changes += self.trip.reconcileLegs(
        since: trip.itinerary, keeping: begun, estimate: cities.estimate, now: now)
    }
  }
}

extension Trip {
  fileprivate func hasSameRoute(as other: Trip) -> Bool {
    let games = [self, other].map { $0.itinerary.items.filter { $0.game?.isPlayed == true } }
    return games[0].elementsEqual(games[1]) { a, b in
      a.position == b.position && CityKey(a.game?.city ?? "") == CityKey(b.game?.city ?? "")
    }
  }
}

/// Changes that a user insists on although they are probably wrong.
package struct UpdateOverrides: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The schedule removes most of the trip's games, or has none.
  package static let removals = UpdateOverrides(rawValue: 1)
  /// The schedule moves many games by the difference of two clocks, or by a day.
  package static let shift = UpdateOverrides(rawValue: 2)
}

package enum UpdateRefusal: Error, Equatable, Sendable {
  case noGames
  case noGameOfTheTripsDates
  case tooManyRemovals(Int, of: Int)
  case shift(ClockShift)
  /// The rules of a zone could not be read; times would be wrong by hours, and dates by a day.
  case unreadableZone(UnreadableZone)
}

extension UpdateRefusal: CustomStringConvertible {
  /// The name in output for programs.
  package var kind: String { detail.kind }

  /// A sentence with the option by which a user of the command follows the schedule anyway.
  package var description: String { sentence { "pass \($0)" } }

  /// The sentence for a user of the editor, who has no options, but another terminal.
  package var inEditor: String { sentence { "run `barnstorm update \($0)`" } }

  private func sentence(_ wording: (_ option: String) -> String) -> String {
    detail.option.map { "\(detail.reason); \(wording($0)) to update anyway" } ?? detail.reason
  }

  private var detail: (kind: String, reason: String, option: String?) {
    switch self {
    case .noGames: ("noGames", "the schedule has no games", "--allow-removals")
    case .noGameOfTheTripsDates:
      ("noGameOfTheTripsDates", "the schedule has no games on the trip's dates", "--allow-removals")
    case .tooManyRemovals(let count, let all):
      (
        "tooManyRemovals", "the schedule would remove \(count) of \(all) game\(all == 1 ? "" : "s")",
        "--allow-removals"
      )
    case .shift(let shift):
      (
        "shift", "the schedule would move \(shift.count) of \(shift.all) games by exactly \(shift.amount)",
        "--allow-shift"
      )
    case .unreadableZone(let zone): ("unreadableZone", zone.description, nil)
    }
  }
}

extension Schedule {
  /// A number for the games, the same for as long as none of them changes.
  package var fingerprint: String {
    let games = games.map { TripFile.text(of: $0.game) }
    return Fingerprint.text(of: Array(games.joined(separator: "\n").utf8))
  }
}
