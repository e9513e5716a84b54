/// A problem the program reports but does not forbid.
package struct Advisory: Equatable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  package let kind: AdvisoryKind
  /// The row the problem is shown on.
  package let item: Item
  /// The day of the row, or the day before a night.
  package var day: Int { if case .nightOpen(let days, _) = kind { days.first ?? 1 } else { item.position.day } }

  package init(_ kind: AdvisoryKind, on item: Item) {
    self.kind = kind
    self.item = item
  }

  package var severity: Severity { detail.reason == nil ? .error : .warning }

  /// The facts that cause a warning, as text that is the same for every user; empty for an error.
  package var reason: String { detail.reason ?? "" }

  /// The name of the kind in `check --json`.
  package var name: String { detail.name }

  private var detail: (name: String, reason: String?) {
    switch kind {
    case .legTooTight: ("legTooTight", nil)
    case .legMisplaced: ("legMisplaced", nil)
    case .legImpossible: ("legImpossible", nil)
    case .dayImpossible: ("dayImpossible", nil)
    case .gamesInTwoCities(let names): ("gamesInTwoCities", names.joined(separator: "; "))
    case .legMissing(let from, let to): ("legMissing", "\(from.details); \(to.details)")
    case .legOutOfOrder(let city): ("legOutOfOrder", "\(city); \(item.leg?.from ?? "")")
    case .legNotNeeded: ("legNotNeeded", ends)
    case .timesBackwards(let earlier): ("timesBackwards", "\(earlier.details); \(item.details)")
    case .gameNotScheduled(let date):
      ("gameNotScheduled", [item.game?.status.rawValue, date?.description].compactMap(\.self).joined(separator: " "))
    case .startUnknown(let side, let time): ("startUnknown", "\(side) \(time?.description ?? "")")
    case .gameOffItsDate(let date): ("gameOffItsDate", "\(date) on day \(day)")
    case .legOffItsDate(let date): ("legOffItsDate", "\(date) on day \(day)")
    case .zoneUnknown: ("zoneUnknown", item.details)
    case .tightArrival(let game, let spare): ("tightArrival", "\(spare); \(game.details)")
    case .noTimeGiven(let arrival): ("noTimeGiven", arrival.details)
    case .nightDrive(let seconds): ("nightDrive", "\(seconds)")
    case .longDrive(let seconds, let date): ("longDrive", "\(seconds) on \(date)")
    case .noRoute: ("noRoute", ends)
    case .rowElsewhere(let city, _): ("rowElsewhere", city)
    case .hotelElsewhere(let city, let day): ("hotelElsewhere", "\(city ?? ""); night \(day)")
    case .nightOpen(let days, let city):
      ("nightOpen", "\(city ?? ""); night \(days.map(String.init).joined(separator: " "))")
    case .hotelsOverlap(let other, let day): ("hotelsOverlap", "\(other.details); night \(day)")
    }
  }

  private var ends: String { "\(item.leg?.from ?? ""); \(item.leg?.to ?? "")" }
}

package enum AdvisoryKind: Equatable, Sendable {
  /// A leg is some seconds too long for the time between the end of one game and the start of the next.
  case legTooTight(from: Item, to: Item, missingSeconds: Int)
  case legMisplaced(Refusal)
  case legImpossible(Refusal)
  /// A row that cannot be reached in time after the preceding rows, of which the first is the last one with a time.
  /// With the seconds of a drive without a leg, and the number of missing seconds.
  case dayImpossible(after: [Item], drive: Int?, missingSeconds: Int)
  case gamesInTwoCities([String])
  case legMissing(from: Item, to: Item)
  /// A leg leaves another city than the one the trip is in at that point.
  case legOutOfOrder(currentCity: String)
  /// A leg that a user has edited is for a city change that the trip's games no longer have.
  case legNotNeeded
  case timesBackwards(after: Item)
  /// A game is postponed or cancelled, or moved to a date outside the trip.
  case gameNotScheduled(movedTo: CivilDate?)
  case gameOffItsDate(CivilDate)
  case legOffItsDate(CivilDate)
  /// A game whose start is known only in UTC, so that its day may be wrong.
  case zoneUnknown
  /// A game whose start is unknown, and that itself or the next row can be met only if it starts after or by a time.
  case startUnknown(StartSide, OffsetDateTime?)
  /// A leg arrives less than the buffer before a game, or after its start (negative) by what an estimate may be wrong.
  case tightArrival(game: Item, spareSeconds: Int)
  /// A leg without a duration between two rows less than a day apart: it is unknown whether the second can be reached.
  case noTimeGiven(arrival: Item)
  case nightDrive(seconds: Int)
  case longDrive(seconds: Int, on: CivilDate)
  /// A drive without figures between places that no road joins; the means by which one gets there, and the seconds it takes.
  case noRoute(by: Leg.Mode, seconds: Int)
  case rowElsewhere(city: String, meters: Double)
  /// A hotel far from the city where the traveler is in the night after a day; nil if a leg is under way then.
  case hotelElsewhere(city: String?, day: Int)
  /// The nights after some days have no bed; the city where a single one is spent, if it is known.
  case nightOpen(days: [Int], city: String?)
  case hotelsOverlap(with: Item, day: Int)
}

package enum StartSide: Sendable { case after, by }

extension Item {
  fileprivate var details: String {
    let time: String =
      switch kind {
      case .game(let game): game.start.text
      case .travel(let leg): leg.departs?.time?.description ?? ""
      case .custom(let custom): custom.time?.description ?? ""
      }
    return time.isEmpty ? id.text : "\(id.text) \(time)"
  }
}
