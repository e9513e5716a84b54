import Itinerary
import Screen

struct DetailPane {
  private let area: CellArea
  private let title: [String]
  private let titleRole: Style.Role
  /// The lines below the title, wrapped, as many as fit.
  private let lines: [PageLine]

  private static let mostTitleLines = 3

  private static let labelColumns = 13

  init?(of state: EditorState, in areas: ScreenAreas) {
    guard let area = areas.pane, !areas.isTooSmall else { return nil }
    self.area = area
    let content = state.paneContent(height: area.rows.count)
    titleRole = content.titleRole
    title = TextWrap.lines(
      of: content.title, width: Self.text(in: area).count, limit: Self.mostTitleLines, repertoire: state.repertoire)
    lines = Self.fitted(content.lines, height: max(0, area.rows.count - title.count - 1), in: area, of: state)
  }

  /// The lines that fit. If some do not, the last line says how to see them.
  private static func fitted(
    _ lines: [PageLine], height: Int, in area: CellArea, of state: EditorState
  ) -> [PageLine] {
    let width = Self.text(in: area).count
    var fitted: [PageLine] = []
    for var line in lines {
      line.labelColumns = labelColumns
      fitted += line.wrapped(to: width, repertoire: state.repertoire)
      if fitted.count > height { break }
    }
    guard fitted.count > height else { return fitted }
    fitted.removeLast(fitted.count - max(0, height - 1))
    let rest = "\(state.name(of: BrowseAction.view)) shows the rest."
    return fitted + [PageLine(text: state.drag != nil ? "More does not fit here." : rest, role: .label)]
  }

  /// The columns of the text in the pane, without its border and a space.
  private static func text(in area: CellArea) -> Range<Int> {
    let start = area.columns.lowerBound + 2
    return start..<max(start, area.columns.upperBound - 1)
  }

  func paint(lines set: LineSet, on frame: inout Frame) {
    let rule = area.columns.lowerBound
    for row in area.rows {
      frame.fill(columns: rule..<rule + 1, row: row, with: set.light.vertical, style: Style(.dayRule))
    }
    let text = Self.text(in: area)
    for (offset, line) in title.enumerated() {
      frame.put(line, column: text.lowerBound, row: area.rows.lowerBound + offset, style: Style(titleRole))
    }
    let top = area.rows.lowerBound + title.count + 1
    for (offset, line) in lines.enumerated() {
      frame.put(
        line, column: text.lowerBound, width: text.count, row: top + offset)
    }
  }
}

extension EditorState {
  fileprivate func paneContent(height: Int) -> (title: String, titleRole: Style.Role, lines: [PageLine]) {
    if let drag {
      return (drag.name(in: shown.wording), .dialogTitle, card.lines(carrying: drag))
    }
    if case .repairs(let walk) = mode {
      let lines = [walk.offer.figures] + walk.offer.lines
      return (walk.offer.title, .dialogTitle, lines.flatMap { [PageLine(text: $0), .blank] })
    }
    guard let (index, item) = selectedItem else {
      let (timeline, rest) = (
        DayTimeline(day: selectedDay, of: shown, lines: presentation.lines), card.lines(ofDay: selectedDay)
      )
      let totals = shown.totals.map { PageLine(text: "\($0).") }
      let whole: [PageLine] = totals.isEmpty ? [] : [.blank, .heading(shown.trip.name)] + totals
      let lines =
        (timeline.isEmpty
          ? rest : timeline.lines(height: max(4, height - rest.count - whole.count - 4)) + [.blank] + rest) + whole
      return (shown.wording.dayTitle(selectedDay, of: shown.trip), .dayHeader, lines)
    }
    let role: Style.Role = item.leg != nil ? .barrier : item.game != nil ? .matchup : .dialogTitle
    return (shown.wording.name(of: item), role, card.lines(explainingItemAt: index))
  }
}
