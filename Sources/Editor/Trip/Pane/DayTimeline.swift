import Itinerary
import Screen

/// A day as a timeline for the pane: the hours downwards, and what happens in each.
struct DayTimeline {
  private struct Entry {
    /// Minutes of the local clocks from midnight of the day; the end can be beyond the next midnight.
    let start, end: Int
    let item: Item
    /// Whether the start is unknown, and the entry a window.
    let isOpen: Bool
    let slack: String?
  }

  private let entries: [Entry]
  private let wording: Wording
  private let lines: LineSet

  init(day: Int, of shown: ShownTrip, lines: LineSet) {
    (wording, self.lines) = (shown.wording, lines)
    let date = shown.trip.date(ofDay: day)
    // A drive from the day before can go on here.
    let before = day > 1 ? Array(shown.itinerary.range(ofDay: day - 1)) : []
    entries = (before + Array(shown.itinerary.range(ofDay: day))).compactMap { index in
      let (item, row) = (shown.itinerary[index], shown.timeline[index])
      let window = row.localWindow
      guard let start = row.localStart ?? window?.start, item.game?.isPlayed != false else { return nil }
      let from = Self.minutes(of: start, since: date)
      let to = (row.localEnd ?? window?.end).map { Self.minutes(of: $0, since: date) } ?? from
      guard to > 0 || from >= 0, from < 24 * 60 else { return nil }
      return Entry(
        start: from, end: max(from, to), item: item, isOpen: window != nil, slack: shown.wording.slack(of: row))
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  var isEmpty: Bool { entries.isEmpty }

  private static func minutes(of time: OffsetDateTime, since date: CivilDate) -> Int {
    (time.date.dayNumber - date.dayNumber) * 24 * 60 + time.secondOfDay / 60
  }

  /// One for each row where it begins, and the hours between in steps that fit.
  func lines(height: Int) -> [PageLine] {
    [60, 120, 180, 360].lazy.map(lines(every:)).first { $0.count <= height } ?? lines(every: 24 * 60)
  }

  private func lines(every step: Int) -> [PageLine] {
    guard let first = entries.map({ max(0, $0.start) }).min(), let last = entries.map(\.end).max() else { return [] }
    var shown: [PageLine] = []
    for minute in stride(from: first / step * step, to: min(max(last, first + 1), 24 * 60), by: step) {
      let beginning = entries.filter { max(0, $0.start) >= minute && max(0, $0.start) < minute + step }
      let hour = ClockTime(hour: minute / 60, minute: 0).map(wording.text) ?? ""
      if beginning.isEmpty { shown.append(empty(hour, from: minute)) }
      for (number, entry) in beginning.enumerated() { shown.append(line(entry, label: number == 0 ? hour : "")) }
    }
    return shown
  }

  private func empty(_ hour: String, from minute: Int) -> PageLine {
    guard let entry = entries.last(where: { $0.start <= minute && $0.end > minute }) else {
      return PageLine(label: hour, text: String(lines.empty), role: .dayRule)
    }
    return PageLine(label: hour, text: String(bar(of: entry)), role: role(of: entry))
  }

  private func line(_ entry: Entry, label: String) -> PageLine {
    let time = ClockTime(hour: max(0, entry.start) / 60, minute: max(0, entry.start) % 60).map(wording.text)
    let parts = [entry.isOpen ? "TBD" : time, wording.title(of: entry.item), entry.slack]
    let text = parts.compactMap { $0 }.joined(separator: wording.separator)
    return PageLine(label: label.isEmpty ? " " : label, text: text, role: role(of: entry), bar: bar(of: entry))
  }

  private func bar(of entry: Entry) -> Unicode.Scalar {
    entry.item.leg != nil ? lines.legBar : entry.item.game != nil ? lines.cursor : lines.light.vertical
  }

  private func role(of entry: Entry) -> Style.Role {
    entry.item.leg != nil ? .leg : entry.item.game != nil ? .matchup : .dialog
  }
}
