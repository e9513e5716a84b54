import ItineraryCore
import Presenting
import Screen

/// Paints the screen of the trip: title, list, status and keys, each by a painter of its own, and the dialog over them.
struct TripPainter {
  let state: EditorState
  private let areas: ScreenAreas
  private let statusLines: [String]
  private(set) var canvas: ListCanvas
  /// The parts that are on the frame already; nil if it is blank.
  private let last: PaintedParts?

  init(_ state: EditorState, on frame: Frame, over last: PaintedParts?) {
    self.state = state
    self.last = last
    statusLines = state.statusLines
    areas = state.areas(statusLines: statusLines.count)
    canvas = ListCanvas(
      frame: frame, rows: areas.list, columns: areas.paneColumns == nil ? areas.screen : areas.listColumns)
    canvas.frame.cursor = nil
  }

  /// Paints all parts that differ from those on the frame.
  ///
  /// - Returns: the parts that are then on the frame; nil if a dialog or a notice lies over them.
  mutating func paint() -> PaintedParts? {
    if areas.isTooSmall {
      paintNotice()
      return nil
    }
    let title = TitleLine(of: state, in: areas)
    if last?.title != title { title.paint(on: &canvas.frame) }
    let tripLine = TripLine(of: state, in: areas)
    if let tripLine, last?.tripLine != tripLine { tripLine.paint(lines: state.presentation.lines, on: &canvas.frame) }
    // Clear the rows that were part of the status, whose old text may have been wider than the list.
    if let before = last?.list.area, before != areas.list {
      canvas.frame.blank(rows: before.upperBound..<max(before.upperBound, areas.list.upperBound))
    }
    let list = ListPainter(state, in: areas).paint(on: &canvas, over: last?.list)
    let pane = DetailPane(of: state, in: areas)
    if let pane, last?.pane != pane { pane.paint(lines: state.presentation.lines, on: &canvas.frame) }
    if last != nil { canvas.frame.blank(rows: areas.status) }
    StatusLine(of: state, statusLines, in: areas).paint(on: &canvas.frame)
    let keys = KeyLine(of: state, in: areas)
    if last?.keys != keys.source { keys.paint(of: state, on: &canvas.frame) }
    return paintDialog()
      ? nil : PaintedParts(title: title, tripLine: tripLine, list: list, pane: pane, keys: keys.source)
  }

  /// Paints the dialog of the mode.
  ///
  /// - Returns: whether the mode has one.
  private mutating func paintDialog() -> Bool {
    let dialog = DialogPainter(areas: areas, lines: state.presentation.lines, isPlain: state.isPlain)
    switch state.mode {
    case .form(let form), .question(.deleteEdited(_, let form)), .question(.leaveForm(let form)):
      FormPainter(form, of: state, dialog: dialog).paint(on: &canvas.frame)
    case .page(let page): PagePainter(layout: state.layout(of: page), dialog: dialog).paint(on: &canvas.frame)
    case .menu(let menu): MenuPainter(layout: MenuLayout(menu, of: state), dialog: dialog).paint(on: &canvas.frame)
    case .moveTo(let picker): MovePainter(picker, of: state, dialog: dialog).paint(on: &canvas.frame)
    case .review(let list):
      ReviewPainter(list: list, layout: ReviewLayout(list, of: state), dialog: dialog).paint(on: &canvas.frame)
    case .saveElsewhere(let typed): dialog.paint(path: typed.path, columns: state.pageBox.columns, on: &canvas.frame)
    case .tripPage(let page): TripPagePainter(page, of: state, dialog: dialog).paint(on: &canvas.frame)
    case .legForm(let form):
      let title = state.shown.itinerary.item(form.leg).map(state.shown.wording.name) ?? ""
      LegFormPainter(form: form, title: title, layout: LegFormLayout(form, of: state), dialog: dialog)
        .paint(on: &canvas.frame)
    case .export(let export):
      ExportPainter(export: export, layout: ExportLayout(export, of: state), dialog: dialog).paint(on: &canvas.frame)
    case .browse, .carry, .find, .question: return false
    }
    return true
  }

  private mutating func paintNotice() {
    let (needed, size) = (ScreenAreas.smallest, state.size)
    let text =
      "Barnstorm needs \(needed.columns)x\(needed.rows); this terminal has \(size.columns)x\(size.rows). "
      + "Nothing is lost: make it larger."
    let notice = TextWrap.lines(of: text, width: size.columns, limit: size.rows, repertoire: state.repertoire)
    for (row, line) in notice.enumerated() {
      canvas.frame.put(line, column: 0, row: row, style: .plain, limit: size.columns)
    }
  }
}
