import Base
import Preferences
import Screen
import TripCore

/// Paints the screen of the trip: title, list, status and keys, each by a painter of its own, and the dialog over them.
struct TripPainter {
  private let state: EditorState
  private let areas: ScreenAreas
  private let statusLines: [String]

  init(_ state: EditorState) {
    self.state = state
    statusLines = state.statusLines
    areas = state.areas(statusLines: statusLines.count)
  }

  /// Paints all parts that differ from those on the frame.
  ///
  /// - Parameter last: the parts that are on the frame already; nil if it is blank.
  /// - Returns: the parts that are then on the frame; nil if a dialog or a notice lies over them.
  func paint(on frame: inout Frame, over last: PaintedParts?) -> PaintedParts? {
    var canvas = ListCanvas(
      frame: frame, rows: areas.list, columns: areas.paneColumns == nil ? areas.screen : areas.listColumns)
    // Gives up this reference to the cells, so that painting changes them in place.
    frame = Frame(size: Size(columns: 0, rows: 0))
    defer { frame = canvas.frame }
    canvas.frame.cursor = nil
    if areas.isTooSmall {
      paintNotice(on: &canvas.frame)
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
    StatusLine(statusLines, in: areas).paint(of: state, on: &canvas.frame)
    let keys = KeyLine(of: state, in: areas)
    if last?.keys != keys.source { keys.paint(of: state, on: &canvas.frame) }
    guard state.hasDialog else {
      return PaintedParts(title: title, tripLine: tripLine, list: list, pane: pane, keys: keys.source)
    }
    paintDialog(on: &canvas.frame)
    return nil
  }

  /// Paints the dialog of the mode, if it has one.
  private func paintDialog(on frame: inout Frame) {
    let dialog = DialogPainter(areas: areas, lines: state.presentation.lines, isPlain: state.isPlain)
    switch state.mode {
    case .form(let form), .question(.deleteEdited(_, let form)), .question(.leaveForm(let form)):
      FormPainter(form, of: state, dialog: dialog).paint(on: &frame)
    case .page(let page): PagePainter(layout: state.layout(of: page), dialog: dialog).paint(on: &frame)
    case .menu(let menu): MenuPainter(layout: MenuLayout(menu, of: state), dialog: dialog).paint(on: &frame)
    case .moveTo(let picker): MovePainter(picker, of: state, dialog: dialog).paint(on: &frame)
    case .review(let list):
      ReviewPainter(list: list, layout: ReviewLayout(list, of: state), dialog: dialog).paint(on: &frame)
    case .saveElsewhere(let typed): dialog.paint(path: typed.path, columns: state.pageBox.columns, on: &frame)
    case .tripPage(let page): TripPagePainter(page, of: state, dialog: dialog).paint(on: &frame)
    case .legForm(let form):
      let title = state.shown.itinerary.item(form.leg).map(state.shown.wording.name) ?? ""
      LegFormPainter(form: form, title: title, layout: LegFormLayout(form, of: state), dialog: dialog)
        .paint(on: &frame)
    case .export(let export):
      ExportPainter(export: export, layout: ExportLayout(export, of: state), dialog: dialog).paint(on: &frame)
    case .browse, .carry, .find, .question: break
    }
  }

  private func paintNotice(on frame: inout Frame) {
    let (needed, size) = (ScreenAreas.smallest, state.size)
    let text =
      "Barnstorm needs \(needed.columns)x\(needed.rows); this terminal has \(size.columns)x\(size.rows). "
      + "Nothing is lost: make it larger."
    let notice = TextWrap.lines(of: text, width: size.columns, limit: size.rows, repertoire: state.repertoire)
    for (row, line) in notice.enumerated() {
      frame.put(line, column: 0, row: row, style: .plain, limit: size.columns)
    }
  }
}
