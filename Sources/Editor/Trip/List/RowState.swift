import Base
import Preferences
import Screen
import TripCore

/// The state in which a row of the list is drawn.
struct RowState {
  /// Whether the row is selected, or dimmed since nothing may be dropped next to it.
  var traits: Style.Traits = []
  /// The side on which the row, a game, bounds the carried leg; nil for all other rows.
  var barrier: Barrier?
  /// The mark next to the row.
  var mark: AdvisoryMark?
  /// Whether the row has just been dropped.
  var isSettled = false
  /// Whether the row is the header of a day that shows no items.
  var isEmpty = false
  /// What the day of a header holds, or would hold with the carried item in its slot; nil for an item.
  var day: TimelineDay?

  var isSelected: Bool { traits.contains(.selected) }
  var isDimmed: Bool { traits.contains(.dimmed) }

  func style(_ role: Style.Role) -> Style { Style(isSettled ? .settled : role, traits) }
}

/// The side on which a game bounds the carried leg.
enum Barrier: Equatable {
  /// The leg goes after the game, the last one in the city it leaves.
  case departure
  /// The leg goes before the game, the first one in the city it reaches.
  case arrival
  /// The game holds a leg that changes.
  case held

  /// The words in the border of the game.
  var caption: String {
    switch self {
    case .departure: "after this game"
    case .arrival: "before this game"
    case .held: "stays"
    }
  }
}

extension Drag {
  /// The side on which a game bounds the carried leg; nil for all other items.
  func barrier(of item: Item) -> Barrier? {
    guard barriers.contains(where: { $0.id == item.id }), let leg = self.item?.leg else { return nil }
    guard let last = barriers.last, last.id == item.id, let city = last.game?.city else { return .departure }
    return CityKey(city) == CityKey(leg.to) ? .arrival : .departure
  }
}

/// The mark next to a row with problems, or with a change that the user has not seen.
enum AdvisoryMark: Equatable {
  case warning, error, changed

  /// - Returns: nil for no problems.
  init?(_ advisories: [Advisory]) {
    if advisories.isEmpty { return nil }
    self = advisories.contains { $0.severity == .error } ? .error : .warning
  }
}

/// The values that all rows of the list are painted from, whatever they hold.
struct ListSetting {
  let columns: RowColumns
  let metrics: RowMetrics
  let presentation: DisplaySettings
  let wording: Wording
  /// The dates of the trip.
  let dates: ClosedRange<CivilDate>

  var lines: LineSet { presentation.lines }

  private func date(ofDay day: Int) -> CivilDate { dates.lowerBound.adding(days: day - 1) }

  /// The start of a game, or that it is not played.
  func start(of game: Game, onDay day: Int) -> String {
    wording.startOrStatus(of: game, on: date(ofDay: day), within: dates)
  }

  func title(ofDay day: Int) -> String { wording.dayTitle(day, date(ofDay: day)) }

  /// The start of a leg: `~9:00 AM`; empty if it is unknown.
  func start(of row: TimelineRow, onDay day: Int) -> String {
    wording.start(of: row, on: date(ofDay: day)) ?? ""
  }

  /// The notes on a leg: when it must leave, and when it arrives.
  func notes(on row: TimelineRow, onDay day: Int) -> [String] {
    let date = date(ofDay: day)
    return [wording.leaveBy(of: row, on: date), wording.arrival(of: row, on: date).map { "arrives \($0)" }]
      .compactMap { $0 } + wording.stops(of: row)
  }

  /// The text of a leg and the note at its right, as much as fits in `columns`.
  ///
  /// The notes matter more than the distance and the duration, of which the header of the day has the sums.
  func texts(of leg: Leg, _ row: TimelineRow, onDay day: Int, in columns: Int) -> (text: String, note: String) {
    let notes = notes(on: row, onDay: day)
    let (short, journey) = (wording.shortLine(of: leg), wording.journey(of: leg))
    for count in (0...notes.count).reversed() {
      let note = notes.prefix(count).joined(separator: wording.separator)
      let room = columns - (note.isEmpty ? 0 : DisplayText.width(of: note) + 2)
      let texts = (count == notes.count ? [wording.line(of: leg)] : []) + [short, journey]
      if let text = texts.first(where: { DisplayText.fits($0, in: room) }) { return (text, note) }
    }
    return (short, "")
  }

  /// The text of a leg, without its distance if all of it is wider than `columns`.
  func text(of leg: Leg, in columns: Int) -> String {
    let line = wording.line(of: leg)
    return DisplayText.fits(line, in: columns) ? line : wording.shortLine(of: leg)
  }
}
