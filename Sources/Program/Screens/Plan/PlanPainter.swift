import Editor
import Itinerary
import Screen
import Tours

extension PlanState {
  func paint(on screen: inout FullScreenPainter) {
    screen.paintTitle(name, detail: detail)
    let layout = layout
    if step == .asking {
      for (number, row) in layout.fields.displayed { paint(form.fields[number], row: row, on: &screen) }
      if let button = layout.button {
        screen.frame.put(PlanLayout.search, column: button.columns.lowerBound, row: button.row, style: Style(.button))
      }
      return
    }
    if !options.isEmpty { paintTable(in: layout, on: &screen) }
    if let selected, isMapShown {
      let picture = RoutePicture(
        of: selected.path, size: Size(columns: layout.columns.count, rows: layout.list.count), wording: wording,
        characterSupport: displaySettings.characterSupport)
      picture.paint(on: &screen.frame, column: layout.columns.lowerBound, row: layout.list.lowerBound)
    } else {
      for (row, line) in zip(layout.list, lines.dropFirst(top)) {
        paint(line, row: row, in: layout.columns, on: &screen)
      }
    }
  }

  // MARK: The form

  private func paint(_ field: PlanField, row: Int, on screen: inout FullScreenPainter) {
    let isFocused = field == form.focus
    let columns = PlanLayout.inputColumn..<max(PlanLayout.inputColumn, screen.width - 1)
    let isActive = isFocused && !screen.isPlain
    if isActive { screen.frame.fill(columns: columns, row: row, style: Style(.activeField)) }
    if isFocused { screen.put(screen.mark, .dragHandle, column: 0, row: row) }
    screen.put(field.row.label, .label, column: 2, row: row, to: PlanLayout.inputColumn - 1)
    let style = Style(isActive ? .activeField : .field)
    let input = form.input(of: field)
    let (hint, start) = (field.row.hint, columns.lowerBound + 1)
    guard field.isTick else {
      return screen.frame.put(input, hint: hint, isFocused: isFocused, columns: columns, row: row, style: style)
    }
    let end = screen.frame.put(input.text, column: start, row: row, style: style, limit: columns.count - 2)
    screen.put(hint, .hint, column: max(end + 2, start + 4), row: row)
    if isFocused { screen.frame.cursor = (start, row) }
  }

  // MARK: The tours

  private func paintTable(in layout: PlanLayout, on screen: inout FullScreenPainter) {
    func put(_ text: String, endingAt end: Int, _ row: Int, _ style: Style) {
      screen.frame.put(text, column: end - DisplayText.width(of: text), row: row, style: style)
    }
    let table = PlanTable(self, width: layout.tableWidth)
    for column in table.columns { put(column.title, endingAt: column.end, layout.headRow, Style(.label)) }
    for (number, row) in layout.tours.displayed {
      let traits = screen.paintSelection(number == list.selection, rows: row...row, to: layout.tableWidth)
      for (place, column) in table.columns.enumerated() {
        put(column.values[number], endingAt: column.end, row, Style(place == 0 ? .matchup : .gameDetail, traits))
      }
    }
  }

  // MARK: The games

  private func paint(_ line: PlanLine, row: Int, in columns: Range<Int>, on screen: inout FullScreenPainter) {
    let (start, end) = (columns.lowerBound, columns.upperBound - 1)
    switch line {
    case .day(let date): screen.put(wording.fullDate(date), .dayHeader, column: start + 1, row: row, to: end)
    case .drive(let text): screen.put(text, .leg, column: start + 4, row: row, to: end)
    case .reason(let text): screen.put(text, .plain, column: start + 2, row: row, to: end)
    case .game(let stop):
      // `1:20 PM CDT  Cardinals @ Cubs · Wrigley Field · Chicago`, with a plus before a new one.
      let (starts, place) = (wording.startOrStatus(of: stop.game), wording.place(of: stop.game))
      if stop.isNew { screen.put("+", .barrier, column: start + 2, row: row, to: end) }
      let time = screen.put(starts, .gameTime, column: start + 4, row: row, to: start + 17)
      let matchup = screen.put(stop.game.matchup, .matchup, column: max(time + 2, start + 18), row: row, to: end)
      screen.put(wording.separator + place, .gameDetail, column: matchup, row: row, to: end)
    }
  }
}

struct PlanTable: Equatable {
  struct Column: Equatable {
    let title: String
    /// The end of the last column, counted from the left edge of the screen.
    let end: Int
    let values: [String]
  }

  private(set) var columns: [Column] = []

  private static let gap = 2

  init(_ state: PlanState, width: Int) {
    var end = 2
    for (title, value) in PlanTable.figures(state) {
      let values = state.options.map(value)
      let widest = ([title] + values).map(DisplayText.width(of:)).max() ?? 0
      guard end + PlanTable.gap + widest < width else { continue }
      end += (columns.isEmpty ? 0 : PlanTable.gap) + widest
      columns.append(Column(title: title, end: end, values: values))
    }
  }

  private static func figures(_ state: PlanState) -> [(title: String, value: (PlanOption) -> String)] {
    let duration: (Int?) -> String = { $0.map(state.wording.duration(ofTour:)) ?? "-" }
    var figures: [(String, (PlanOption) -> String)] = [
      ("Days", { "\($0.tour.days)" }),
      ("Distance", { state.wording.distanceText(meters: Double($0.tour.meters)) }),
      ("Driving", { duration($0.tour.minutes) }), ("Tightest", { duration($0.tour.tightest?.minutes) }),
      (state.isOfOpenTrip ? "New" : "Games", { "\(state.isOfOpenTrip ? $0.newGames : $0.stops.count)" }),
      ("From", { state.wording.shortDate($0.tour.firstDay) }),
      ("Longest day", { duration($0.tour.longestDay?.minutes) }), ("Double days", { "\($0.tour.doubleDays.count)" }),
    ]
    let differences = state.options.map { $0.tour.difference(state.wording) }
    if differences.contains(where: { !$0.isEmpty }) {
      figures.insert(("Difference", { $0.tour.difference(state.wording) }), at: 2)
    }
    return figures
  }
}
