import Itinerary
import Screen

struct RowState {
  var traits: Style.Traits = []
  var barrier: Barrier?
  var mark: AdvisoryMark?
  var isHighlighted = false
  var isEmpty = false
  var isFolded = false
  var linesAbove = 0
  var notes = DayNotes()
  /// What the day of a header holds, or would hold with the carried item in its slot; nil for an item.
  var day: TimelineDay?

  var isSelected: Bool { traits.contains(.selected) }
  var isDimmed: Bool { traits.contains(.dimmed) }

  func style(_ role: Style.Role) -> Style { Style(isHighlighted ? .highlighted : role, traits) }
}

enum Barrier: Equatable {
  /// The leg goes after the game, the last one in the city it leaves.
  case departure
  /// The leg goes before the game, the first one in the city it reaches.
  case arrival
  case held

  var caption: String {
    switch self {
    case .departure: "after this game"
    case .arrival: "before this game"
    case .held: "stays"
    }
  }
}

extension Drag {
  func barrier(of item: Item) -> Barrier? {
    guard barriers.contains(where: { $0.id == item.id }), let leg = self.item?.leg else { return nil }
    guard let last = barriers.last, last.id == item.id, let city = last.game?.city else { return .departure }
    return CityKey(city) == CityKey(leg.to) ? .arrival : .departure
  }
}

enum AdvisoryMark: Equatable {
  case warning, error, changed

  init?(_ advisories: [Advisory]) {
    if advisories.isEmpty { return nil }
    self = advisories.contains { $0.severity == .error } ? .error : .warning
  }
}

struct ListSetting {
  let columns: RowColumns
  let metrics: RowMetrics
  let displaySettings: DisplaySettings
  let displayed: DisplayedTrip

  var wording: Wording { displayed.wording }
  var lines: LineSet { displaySettings.lines }

  /// The times of a leg in the order of the clock, the latest departure and the pauses. A column of times has the start.
  func notes(on row: TimelineRow, onDay day: Int) -> [String] {
    let date = displayed.trip.date(ofDay: day)
    let times =
      columns.times == nil
      ? wording.times(of: row, on: date) : row.localEnd.map { "\(wording.arrow) \(wording.text($0, on: date))" }
    return [times, wording.latest(of: row)].compactMap { $0 } + wording.stops(of: row)
  }

  struct LegTexts {
    let text: String
    let note: String
    let below: String
  }

  /// All texts on one line or two. On a single one the notes matter more than distance and duration, which the header sums up.
  func texts(of leg: Leg, _ row: TimelineRow, onDay day: Int) -> LegTexts {
    let notes = notes(on: row, onDay: day)
    let texts = [wording.line(of:), wording.shortLine(of:), wording.journey(of:)].lazy.map { $0(leg) }
    if metrics.hasSecondLine {
      let splits = texts.flatMap { text in
        (0...notes.count).reversed().lazy.compactMap { split(text, notes, at: $0) }
      }
      // If the second line is too long anyway, it is cut at its end: the first of many pauses are seen.
      if let found = splits.first(where: { DisplayText.fits($0.below, in: room) }) ?? splits.first { return found }
    }
    for count in (0...notes.count).reversed() {
      for text in count == notes.count ? Array(texts) : Array(texts.dropFirst()) {
        if let found = split(text, Array(notes.prefix(count)), at: count) { return found }
      }
    }
    return LegTexts(text: texts[1], note: "", below: "")
  }

  private var room: Int { columns.end - columns.text }

  /// nil if that many notes do not fit on the line of the text.
  private func split(_ text: String, _ notes: [String], at count: Int) -> LegTexts? {
    let parts = [notes.prefix(count), notes.dropFirst(count)].map { $0.joined(separator: wording.separator) }
    let width = DisplayText.width(of: parts[0])
    guard DisplayText.fits(text, in: room - (width == 0 ? 0 : width + 2)) else { return nil }
    return LegTexts(text: text, note: parts[0], below: parts[1])
  }

  /// The text of a leg, without its distance if all of it is wider than `columns`.
  func text(of leg: Leg, in columns: Int) -> String {
    let line = wording.line(of: leg)
    return DisplayText.fits(line, in: columns) ? line : wording.shortLine(of: leg)
  }
}
