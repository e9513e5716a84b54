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

  package var severity: Severity {
    switch kind {
    case .legTooTight, .legMisplaced, .legImpossible, .dayImpossible: .error
    default: .warning
    }
  }

  /// The facts that cause a warning, as text that is the same for every user; empty for an error.
  package var reason: String {
    switch kind {
    case .legTooTight, .legMisplaced, .legImpossible, .dayImpossible: ""
    case .gamesInTwoCities(let names): names.joined(separator: "; ")
    case .legMissing(let from, let to): "\(from.facts); \(to.facts)"
    case .legOutOfOrder(let city): "\(city); \(item.leg?.from ?? "")"
    case .legNotNeeded: "\(item.leg?.from ?? ""); \(item.leg?.to ?? "")"
    case .timesBackwards(let earlier): "\(earlier.facts); \(item.facts)"
    case .gameNotScheduled(let date):
      [item.game?.status.rawValue, date?.description].compactMap(\.self).joined(separator: " ")
    case .startUnknown(let side, let time): "\(side) \(time?.description ?? "")"
    case .gameOffItsDate(let date), .legOffItsDate(let date): "\(date) on day \(day)"
    case .zoneUnknown: item.facts
    case .tightArrival(let game, let spare): "\(spare); \(game.facts)"
    case .noTimeGiven(let arrival): arrival.facts
    case .nightDrive(let seconds): "\(seconds)"
    case .longDrive(let seconds, let date): "\(seconds) on \(date)"
    case .noRoute: "\(item.leg?.from ?? ""); \(item.leg?.to ?? "")"
    case .rowElsewhere(let city, _): city
    case .hotelElsewhere(let city, let day): "\(city ?? ""); night \(day)"
    case .nightOpen(let days, let city): "\(city ?? ""); night \(days.map(String.init).joined(separator: " "))"
    case .hotelsOverlap(let other, let day): "\(other.facts); night \(day)"
    }
  }

  /// The name of the kind in `check --json`.
  package var name: String {
    switch kind {
    case .legTooTight: "legTooTight"
    case .legMisplaced: "legMisplaced"
    case .legImpossible: "legImpossible"
    case .dayImpossible: "dayImpossible"
    case .gamesInTwoCities: "gamesInTwoCities"
    case .legMissing: "legMissing"
    case .legOutOfOrder: "legOutOfOrder"
    case .legNotNeeded: "legNotNeeded"
    case .timesBackwards: "timesBackwards"
    case .gameNotScheduled: "gameNotScheduled"
    case .gameOffItsDate: "gameOffItsDate"
    case .legOffItsDate: "legOffItsDate"
    case .zoneUnknown: "zoneUnknown"
    case .startUnknown: "startUnknown"
    case .tightArrival: "tightArrival"
    case .noTimeGiven: "noTimeGiven"
    case .nightDrive: "nightDrive"
    case .longDrive: "longDrive"
    case .noRoute: "noRoute"
    case .rowElsewhere: "rowElsewhere"
    case .hotelElsewhere: "hotelElsewhere"
    case .nightOpen: "nightOpen"
    case .hotelsOverlap: "hotelsOverlap"
    }
  }
}

package enum AdvisoryKind: Equatable, Sendable {
  /// A leg does not fit between the end of one game and the start of the next; the number of seconds that it is
  /// short.
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
  /// A timed row is after a row of the same day that comes later by the clock.
  case timesBackwards(after: Item)
  /// A game is postponed or cancelled, or moved to a date outside the trip.
  case gameNotScheduled(movedTo: CivilDate?)
  case gameOffItsDate(CivilDate)
  case legOffItsDate(CivilDate)
  /// A game whose start is known only in UTC, so that its day may be wrong.
  case zoneUnknown
  /// A game whose start is unknown, and that itself or the next row can be met only if it starts after or by a time.
  case startUnknown(StartSide, OffsetDateTime?)
  /// A leg arrives less than the buffer before a game, or later by no more than an estimate may be wrong; the seconds
  /// before the start, negative after it.
  case tightArrival(game: Item, spareSeconds: Int)
  /// A leg without a duration between two rows with times less than a day apart, so that it is unknown whether the
  /// second can be reached.
  case noTimeGiven(arrival: Item)
  /// A drive with that many seconds outside the hours in which one drives.
  case nightDrive(seconds: Int)
  /// A date with more driving than the limit: the seconds of all its drives.
  case longDrive(seconds: Int, on: CivilDate)
  /// A drive without figures between places that no road joins; the means by which one gets there, and the seconds it takes.
  case noRoute(by: Leg.Mode, seconds: Int)
  /// A row that is far from the city where the traveller is.
  case rowElsewhere(city: String, meters: Double)
  /// A hotel far from the city where the traveller is in the night after a day; nil if a leg is under way then.
  case hotelElsewhere(city: String?, day: Int)
  /// The nights after some days have no bed; the city where a single one is spent, if it is known.
  case nightOpen(days: [Int], city: String?)
  case hotelsOverlap(with: Item, day: Int)
}

package enum StartSide: Sendable { case after, by }

extension Item {
  fileprivate var facts: String {
    let time: String =
      switch kind {
      case .game(let game):
        switch game.start {
        case .at(let start): start.description
        case .on(let date): date.description
        }
      case .travel(let leg): leg.departs?.time?.description ?? ""
      case .custom(let custom): custom.time?.description ?? ""
      }
    return time.isEmpty ? id.text : "\(id.text) \(time)"
  }
}
