import Almanac
import Itinerary
import Screen

/// The first line of the screen: the name of the trip at the left, and at the right the state of its file, the visible
/// day, the dates and the number of games.
struct TitleLine {
  private let name: String
  private let day: Int
  private let dayCount: Int
  private let startDate: CivilDate
  private let endDate: CivilDate
  private let gameCount: String
  private let fileMarks: [String]
  /// The numbers of problems and of unseen changes: `3 problems`, `1 change`.
  private let news: [String]
  private let wording: Wording
  /// The columns that text takes.
  private let columns: Range<Int>

  init(of state: EditorState, in areas: ScreenAreas) {
    let trip = state.shown.trip
    (day, dayCount) = (state.currentDay, trip.dayCount)
    (name, startDate, endDate) = (trip.name, trip.startDate, trip.date(ofDay: trip.dayCount))
    (gameCount, fileMarks, wording) = (state.shown.gameCount, state.fileMarks, state.shown.wording)
    news = state.shown.news
    columns = areas.columns
  }

  func paint(on frame: inout Frame) {
    let row = ScreenAreas.titleRow
    frame.fill(columns: 0..<frame.size.columns, row: row, style: Style(.titleDetail))
    let nameRoom = min(DisplayText.width(of: name), columns.count / 2)
    let detail = details(room: columns.count - 4 - nameRoom)
    let start = columns.upperBound - 1 - DisplayText.width(of: detail)
    frame.put(detail, column: start, row: row, style: Style(.titleDetail))
    let left = columns.lowerBound + 1
    frame.put(name, column: left, row: row, style: Style(.title), limit: max(1, start - 2 - left))
  }

  /// The details that fit. The dates take precedence over the visible day; if they do not fit anyway, they make room for the
  /// day.
  private func details(room: Int) -> String {
    let facts = news + [wording.dates(from: startDate, to: endDate), gameCount]
    let place = wording.place(ofDay: day, of: dayCount)
    for parts in [fileMarks + [place] + facts, fileMarks + facts] {
      let text = parts.joined(separator: wording.separator)
      if DisplayText.fits(text, in: room) { return text }
    }
    var text = ""
    for part in fileMarks + [place] + facts {
      let longer = text.isEmpty ? part : text + wording.separator + part
      if DisplayText.width(of: longer) > room { break }
      text = longer
    }
    return text
  }
}

extension EditorState {
  /// The marks about trouble with the file and about sharing; empty without either.
  fileprivate var fileMarks: [String] {
    let save: String? =
      switch saving {
      case .failed: "NOT SAVED"
      case .readOnly: "READ-ONLY"
      case .saved, .saving: isSavingSlowly ? "saving…" : nil
      }
    let file: String? =
      switch trouble {
      case .gone: "FILE GONE"
      case .damaged: "FILE DAMAGED"
      case .replaced: "ANOTHER TRIP"
      case nil: nil
      }
    return [save, file, sharing?.word].compactMap { $0 }
  }
}
