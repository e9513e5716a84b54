import Itinerary

/// The number of an entry of ``ListEntries``, from 0: rows count, and so does the gap. Valid for one trip, item and target.
package struct EntryNumber: Ordinal {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// The entries of the list: its rows, and the gap while an item is carried. Heights are asked for entry by entry.
struct ListEntries {
  enum Entry: Equatable {
    case row(ListRow, number: RowNumber)
    case gap
  }

  let rows: ListRows
  private let displayed: DisplayedTrip
  private var itinerary: ItemList { displayed.itinerary }
  private let setting: ListSetting
  private var metrics: RowMetrics { setting.metrics }
  private let carried: ItemIndex?
  /// The gap comes after the row above the slot that the carried item hangs over.
  let gap: EntryNumber?

  init(of displayed: DisplayedTrip, drag: Drag?, setting: ListSetting) {
    (self.displayed, self.setting) = (displayed, setting)
    carried = drag?.carried
    gap = drag.map { EntryNumber(RowNumber(above: $0.target).rawValue + 1) }
    rows = ListRows(displayed.itinerary, carrying: carried)
  }

  var numbers: Range<EntryNumber> { 0..<EntryNumber(rows.count + (gap == nil ? 0 : 1)) }

  subscript(entry: EntryNumber) -> Entry {
    if entry == gap { return .gap }
    let number = row(ofEntry: entry)
    return .row(rows[number], number: number)
  }

  // MARK: Rows and entries

  func entry(ofRow row: RowNumber) -> EntryNumber {
    guard let gap, row.rawValue >= gap.rawValue else { return EntryNumber(row.rawValue) }
    return EntryNumber(row.rawValue + 1)
  }

  /// The row that an entry shows; for the gap, the row above it.
  func row(ofEntry entry: EntryNumber) -> RowNumber {
    guard let gap, entry >= gap else { return RowNumber(entry.rawValue) }
    return RowNumber(entry.rawValue - 1)
  }

  // MARK: Heights

  /// The lines of an entry, with that of the night at the end of a day.
  func height(of entry: EntryNumber) -> Int { ownHeight(of: entry) + (night(below: entry) == nil ? 0 : 1) }

  func ownHeight(of entry: EntryNumber) -> Int {
    switch self[entry] {
    case .gap:
      if metrics.isPointing, let carried { return height(ofItemAt: carried) }
      return metrics.gap - (metrics.spaceBelowGap > 0 && isHeader(entry + 1) ? metrics.spaceBelowGap : 0)
    case .row(.day(let day), _):
      let games = gameLines(ofDay: day).count
      return aboveHeader(ofDay: day) + 1 + games + (displaysEmpty(day) && !isFolded(day) ? metrics.belowEmptyHeader : 0)
    case .row(.item(let index), _): return height(ofItemAt: index)
    }
  }

  private func height(ofItemAt index: ItemIndex) -> Int {
    switch itinerary[index].kind {
    case .game: return metrics.card
    case .custom: return 1
    case .travel(let leg):
      guard metrics.hasSecondLine else { return 1 }
      let texts = setting.texts(of: leg, displayed.timeline[index], onDay: itinerary[index].position.day)
      return texts.below.isEmpty ? 1 : 2
    }
  }

  // MARK: Lines that are not rows

  /// The line of the night, if an entry is the last one of a day that has one.
  func night(below entry: EntryNumber) -> String? {
    if entry + 1 < numbers.upperBound, !isHeader(entry + 1) { return nil }
    let day = rows.day(of: row(ofEntry: entry))
    return isFolded(day) ? nil : displayed.dayNotes[day - 1].night
  }

  func gameLines(ofDay day: Int) -> [String] { isFolded(day) ? [] : displayed.dayNotes[day - 1].games }

  func isFolded(_ day: Int) -> Bool { metrics.isDense && displayed.dayNotes[day - 1].isFree }

  /// Whether a line of an entry, from 0, is of a game that goes on, or of the night.
  func isNote(line: Int, of entry: EntryNumber) -> Bool {
    if line >= ownHeight(of: entry) { return true }
    guard case .row(.day(let day), _) = self[entry] else { return false }
    let first = aboveHeader(ofDay: day) + 1
    return (first..<first + gameLines(ofDay: day).count).contains(line)
  }

  func hasHandle(itemAt index: ItemIndex) -> Bool { itinerary[index].isReorderable }

  /// Blank lines above the header of a day; none between days that take one line.
  func aboveHeader(ofDay day: Int) -> Int {
    day > 1 && isFolded(day) && isFolded(day - 1) ? 0 : metrics.aboveHeader
  }

  private func isHeader(_ entry: EntryNumber) -> Bool {
    guard numbers.contains(entry), case .row(.day, _) = self[entry] else { return false }
    return true
  }

  /// Whether a day has no rows, not counting the carried one, which does not hang there either.
  func displaysEmpty(_ day: Int) -> Bool {
    if let gap, rows.day(of: row(ofEntry: gap)) == day { return false }
    let range = itinerary.range(ofDay: day)
    guard let carried, range.contains(carried) else { return range.isEmpty }
    return range.count == 1
  }
}

/// The place to which the list is scrolled: the entry at the top, and how many of its lines are out of sight above.
package struct ScrollAnchor: Comparable, Sendable {
  package var entry: EntryNumber = 0
  package var skippedLines = 0

  package static func < (one: ScrollAnchor, other: ScrollAnchor) -> Bool {
    (one.entry, one.skippedLines) < (other.entry, other.skippedLines)
  }
}

struct VisibleEntry {
  let entry: EntryNumber
  /// The rows of the screen that the entry takes, also those beyond the rows of the list.
  let rows: Range<Int>
}

/// Scrolling. Lines are counted from the top of the visible list; `height` is how many there are.
extension ListEntries {
  func visible(from anchor: ScrollAnchor, in rows: Range<Int>) -> [VisibleEntry] {
    var visible: [VisibleEntry] = []
    // Every entry takes a line at least.
    visible.reserveCapacity(rows.count)
    var (entry, row) = (max(anchor.entry, 0), rows.lowerBound - anchor.skippedLines)
    while entry < numbers.upperBound, row < rows.upperBound {
      let end = row + height(of: entry)
      visible.append(VisibleEntry(entry: entry, rows: row..<end))
      (entry, row) = (entry + 1, end)
    }
    return visible
  }

  /// The entry `lines` lines below the top of another, or above it if `lines` is negative, within the list.
  func entry(from entry: EntryNumber, lines: Int) -> EntryNumber {
    var (entry, left) = (entry, abs(lines))
    while left > 0 {
      let next = lines < 0 ? entry - 1 : entry + 1
      guard numbers.contains(next) else { break }
      left -= height(of: next)
      entry = next
    }
    return entry
  }

  // MARK: Anchors

  /// The anchor `lines` lines further down, or up if `lines` is negative, within the list.
  func anchor(_ anchor: ScrollAnchor, scrolledBy lines: Int, height: Int) -> ScrollAnchor {
    var (entry, skipped) = (anchor.entry, anchor.skippedLines + lines)
    while skipped < 0, entry > 0 {
      entry = entry - 1
      skipped += self.height(of: entry)
    }
    while entry + 1 < numbers.upperBound, skipped >= self.height(of: entry) {
      skipped -= self.height(of: entry)
      entry = entry + 1
    }
    return clamped(ScrollAnchor(entry: entry, skippedLines: max(0, skipped)), height: height)
  }

  /// The anchor that shows the lines of an entry and `context` lines around it, moving as little as possible.
  func anchor(_ anchor: ScrollAnchor, showing entry: EntryNumber, height: Int, context: Int) -> ScrollAnchor {
    let lines = self.height(of: entry)
    let below = linesBelow(entry, atMost: context)
    let highest = self.anchor(endingWith: entry, at: lines + below >= height ? height : height - below)
    let lowest = self.anchor(endingWith: entry, at: min(lines + context, height))
    return min(max(self.anchor(anchor, scrolledBy: 0, height: height), highest), lowest)
  }

  /// The anchor with which the last line of an entry is `height` lines below the top, or that of the top of the list.
  private func anchor(endingWith entry: EntryNumber, at height: Int) -> ScrollAnchor {
    var (entry, lines) = (entry, self.height(of: entry))
    while lines < height, entry > 0 {
      entry = entry - 1
      lines += self.height(of: entry)
    }
    return ScrollAnchor(entry: entry, skippedLines: max(0, lines - height))
  }

  private func linesBelow(_ entry: EntryNumber, atMost limit: Int) -> Int {
    var (lines, next) = (0, entry + 1)
    while lines < limit, next < numbers.upperBound {
      lines += height(of: next)
      next = next + 1
    }
    return min(lines, limit)
  }

  /// Keeps an anchor within the list, and the end of the list at the bottom of the screen if the list is long enough.
  private func clamped(_ anchor: ScrollAnchor, height: Int) -> ScrollAnchor {
    // Every entry takes a line at least: far from the end it need not be measured.
    if numbers.upperBound - anchor.entry >= height + anchor.skippedLines { return anchor }
    return min(anchor, self.anchor(endingWith: numbers.upperBound - 1, at: height))
  }
}

/// The lines of a day that are not rows: nothing selects, carries or counts them, and slots ignore them.
struct DayNotes: Equatable, Sendable {
  /// The games of earlier days that go on: `England – India · day 2 of 5`.
  private(set) var games: [String] = []
  /// The night: `⌂ Loews · night 2 of 3`, `no bed yet`; nil if there is nothing to say.
  private(set) var night: String?
  /// Whether the day is one of three or more empty days in a row, which take one line each in the dense view.
  private(set) var isFree = false

  private static let leastFreeDays = 3

  static func all(of trip: Trip, _ timeline: Timeline, _ wording: Wording) -> [DayNotes] {
    var all = [DayNotes](repeating: DayNotes(), count: trip.dayCount)
    if trip.hasHotel {
      for night in timeline.nights { all[night.day - 1].night = wording.line(of: night, in: trip) }
    }
    if trip.itinerary.indices.contains(where: { trip.itinerary[$0].game != nil && timeline[$0].isOverDays }) {
      for day in trip.itinerary.days {
        all[day - 1].games = timeline.continuing(onDay: day, in: trip).map { wording.line(of: $0, in: trip) }
      }
    }
    var first = 1
    for day in 1...trip.dayCount + 1 where day > trip.dayCount || !trip.itinerary.range(ofDay: day).isEmpty {
      if day - first >= leastFreeDays { for free in first..<day { all[free - 1].isFree = true } }
      first = day + 1
    }
    return all
  }
}

extension TimelineRow {
  fileprivate var isOverDays: Bool { start.flatMap { start in end.map { $0 - start > 12 * 3600 } } ?? false }
}
