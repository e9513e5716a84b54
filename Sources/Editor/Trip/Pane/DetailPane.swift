import Itinerary
import Screen

extension EditorState {
  func paintPane(in areas: ScreenAreas, on frame: inout Frame) {
    guard let area = areas.pane else { return }
    let rule = area.columns.lowerBound
    for row in area.rows {
      let line = displaySettings.lines.light.vertical
      frame.fill(columns: rule..<rule + 1, row: row, with: line, style: Style(.dayRule))
    }
    let text = rule + 2..<max(rule + 2, area.columns.upperBound - 1)
    let content = paneContent
    let title = TextWrap.lines(of: content.title, width: text.count, limit: 3, characterSupport: characterSupport)
    for (line, row) in zip(title, area.rows) {
      frame.put(line, column: text.lowerBound, row: row, style: Style(content.titleRole))
    }
    let rows = area.rows.dropFirst(title.count + 1)
    for (line, row) in zip(fitted(content.lines, height: rows.count, width: text.count), rows) {
      frame.put(line, column: text.lowerBound, width: text.count, row: row)
    }
  }

  /// The lines that fit. If some do not, the last line says how to see them.
  private func fitted(_ lines: [PageLine], height: Int, width: Int) -> [PageLine] {
    var fitted: [PageLine] = []
    for var line in lines {
      line.labelColumns = 13
      fitted += line.wrapped(to: width, characterSupport: characterSupport)
      if fitted.count > height { break }
    }
    guard fitted.count > height else { return fitted }
    let rest = "\(name(of: NormalAction.view)) shows the rest."
    return fitted.prefix(max(0, height - 1)) + [
      PageLine(text: drag != nil ? "More does not fit here." : rest, role: .label)
    ]
  }

  private var paneContent: (title: String, titleRole: Style.Role, lines: [PageLine]) {
    if let drag { return (drag.name(in: displayed.wording), .dialogTitle, details.lines(carrying: drag)) }
    if case .repairs(let walk) = mode {
      let lines = [walk.offer.figures] + walk.offer.lines
      return (walk.offer.title, .dialogTitle, lines.flatMap { [PageLine(text: $0), .blank] })
    }
    guard let (index, item) = selectedItem else {
      let totals = displayed.totals.map { PageLine(text: "\($0).") }
      let whole: [PageLine] = totals.isEmpty ? [] : [.blank, .heading(displayed.trip.name)] + totals
      let title = displayed.wording.dayTitle(selectedDay, of: displayed.trip)
      return (title, .dayHeader, details.lines(ofDay: selectedDay) + whole)
    }
    let role: Style.Role = item.leg != nil ? .barrier : item.game != nil ? .matchup : .dialogTitle
    return (displayed.wording.name(of: item), role, details.lines(explainingItemAt: index))
  }
}
