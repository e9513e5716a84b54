import Almanac
import Itinerary

/// An entry of a list of problems or changes.
struct ReviewEntry: Equatable {
  /// The item that the entry is about; it may have been deleted.
  let item: ItemID?
  /// The sign before the entry; nil for a change that the user has seen.
  let mark: AdvisoryMark?
  /// The text next to the sign: `Day 3: …`.
  let text: String
  /// The text without a sign: `Day 3: Error: …`.
  let line: String
  /// Whether the entry is a dismissed warning or a change that the user has seen.
  let isFaded: Bool
  /// The warning that can be dismissed or brought back; nil for all other entries.
  var warning: Advisory?

  /// All problems in list order, followed by the dismissed ones; or all changes, the newest first.
  static func all(of subject: ReviewList.Subject, in shown: ShownTrip) -> [ReviewEntry] {
    switch subject {
    case .problems:
      shown.advisories.all.map { ReviewEntry($0, isDismissed: false, shown.wording) }
        + shown.advisories.dismissed.map { ReviewEntry($0, isDismissed: true, shown.wording) }
    case .changes:
      // Changes with the same time are in the order of their days.
      shown.trip.changes.map { ($0, shown.itinerary.item(day: $0.item)) }.enumerated()
        .sorted { a, b in
          if a.element.0.notedAt != b.element.0.notedAt { return a.element.0.notedAt > b.element.0.notedAt }
          return (a.element.1 ?? .max, a.offset) < (b.element.1 ?? .max, b.offset)
        }
        .map { ReviewEntry($0.element.0, onDay: $0.element.1) }
    }
  }

  private init(_ advisory: Advisory, isDismissed: Bool, _ wording: Wording) {
    item = advisory.item.id
    mark = advisory.severity == .error ? .error : .warning
    let (state, day) = (isDismissed ? "(dismissed) " : "", "Day \(advisory.day): ")
    text = state + day + wording.sentence(advisory, namesDay: false)
    line = state + day + wording.statement(advisory, namesDay: false)
    isFaded = isDismissed
    warning = advisory.severity == .warning ? advisory : nil
  }

  private init(_ change: NotedChange, onDay day: Int?) {
    item = change.item
    mark = change.isSeen ? nil : .changed
    text = (day.map { "Day \($0): " } ?? "") + change.message
    line = (change.isSeen ? "" : "New: ") + text
    isFaded = change.isSeen
  }
}

extension ItemList {
  /// The day of an item, if any.
  fileprivate func item(day id: ItemID?) -> Int? { id.flatMap { item($0) }?.position.day }
}
