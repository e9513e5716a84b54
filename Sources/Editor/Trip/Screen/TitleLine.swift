import Almanac
import Itinerary
import Screen

/// The first line of the screen: the name of the trip at the left, and at the right the state of its file, the visible
/// day, the dates and the number of games.
struct TitleLine {
  let state: EditorState
  let columns: Range<Int>

  func paint(on frame: inout Frame) {
    let row = ScreenAreas.titleRow
    frame.fill(columns: 0..<frame.size.columns, row: row, style: Style(.titleDetail))
    let name = state.shown.trip.name
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
    let (trip, wording, fileMarks) = (state.shown.trip, state.shown.wording, state.fileMarks)
    let facts = state.shown.news + [wording.dates(of: trip), state.shown.gameCount]
    let place = wording.place(ofDay: state.currentDay, of: trip.dayCount)
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
