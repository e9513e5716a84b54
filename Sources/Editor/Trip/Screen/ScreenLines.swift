import Itinerary
import Screen

extension EditorState {
  /// The name of the trip at the left; at the right the state of its file, the day, the dates and the number of games.
  func paintTitle(in columns: Range<Int>, on frame: inout Frame) {
    let row = ScreenAreas.titleRow
    frame.fill(columns: 0..<frame.size.columns, row: row, style: Style(.titleDetail))
    let name = displayed.trip.name
    let nameRoom = min(DisplayText.width(of: name), columns.count / 2)
    let detail = titleDetails(room: columns.count - 4 - nameRoom)
    let start = columns.upperBound - 1 - DisplayText.width(of: detail)
    frame.put(detail, column: start, row: row, style: Style(.titleDetail))
    let left = columns.lowerBound + 1
    frame.put(name, column: left, row: row, style: Style(.title), limit: max(1, start - 2 - left))
  }

  /// The dates take precedence over the visible day; if they do not fit anyway, they make room for it.
  private func titleDetails(room: Int) -> String {
    let (trip, wording, fileMarks) = (displayed.trip, displayed.wording, fileMarks)
    let details = displayed.notices + [wording.dates(of: trip), wording.gameCount(of: trip)]
    let place = wording.place(ofDay: currentDay, of: trip.dayCount)
    let all = fileMarks + [place] + details
    let shorter = (0..<all.count).reversed().map { Array(all.prefix($0)) }
    return ([all, fileMarks + details] + shorter).map { $0.joined(separator: wording.separator) }
      .first { DisplayText.fits($0, in: room) } ?? ""
  }

  private var fileMarks: [String] {
    let save: String? =
      switch saving {
      case .failed: "NOT SAVED"
      case .readOnly: "READ-ONLY"
      case .saved, .saving: isSavingSlowly ? "saving…" : nil
      }
    let file: String? =
      switch fileProblem {
      case .missing: "FILE GONE"
      case .damaged: "FILE DAMAGED"
      case .replaced: "ANOTHER TRIP"
      case nil: nil
      }
    return [save, file, sharing?.word].compactMap { $0 }
  }

  /// The status below the list: a sentence of one to three lines, or the text being searched for.
  func paintStatus(_ lines: [String], in areas: ScreenAreas, on frame: inout Frame) {
    if case .find(let find) = mode { return paint(find, in: areas, on: &frame) }
    let style = Style(status.tone.role)
    // At the bottom, so that a short sentence is apart from the list.
    let rows = areas.status.suffix(lines.count)
    if status.tone == .question {
      for row in rows { frame.fill(columns: areas.screen, row: row, style: style) }
    }
    for (line, row) in zip(lines, rows) {
      frame.put(
        line, column: areas.columns.lowerBound + 1, row: row, style: style, limit: areas.columns.count - 2)
    }
  }

  private func paint(_ find: FindMode, in areas: ScreenAreas, on frame: inout Frame) {
    let (row, left) = (areas.status.upperBound - 1, areas.columns.lowerBound + 1)
    frame.put("/", column: left, row: row, style: Style(.status))
    let (verdict, isMatch) = find.verdict(in: self)
    let end = areas.columns.upperBound - DisplayText.width(of: verdict) - 2
    frame.put(verdict, column: end + 1, row: row, style: Style(isMatch ? .label : .warning))
    frame.put(find.query, columns: left..<end, row: row, style: Style(.status))
  }

  func keyLine(in areas: ScreenAreas) -> HintRow {
    let hints = mode.value.hints(in: self).compactMap { $0.bound(by: keys, in: mode.keyContext, keyCharacterSupport) }
    return HintRow(hints, in: areas.columns, keepsEnd: true)
  }
}
