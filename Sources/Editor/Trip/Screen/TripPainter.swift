import Itinerary
import Screen

struct TripPainter {
  private let state: EditorState
  private let areas: ScreenAreas
  private let statusLines: [String]

  init(_ state: EditorState) {
    self.state = state
    statusLines = state.statusLines
    areas = state.areas(statusLines: statusLines.count)
  }

  func painted() -> Frame {
    var frame = Frame(size: state.size, characterSupport: state.characterSupport)
    if areas.isTooSmall {
      paintNotice(on: &frame)
      return frame
    }
    state.paintTitle(in: areas.columns, on: &frame)
    TripLineLayout(of: state, in: areas)?.paint(of: state, on: &frame)
    paintList(on: &frame)
    state.paintPane(in: areas, on: &frame)
    state.paintStatus(statusLines, in: areas, on: &frame)
    state.keyLine(in: areas).paint(row: areas.keyRow, on: &frame)
    if state.mode.isDialog {
      let dialog = DialogPainter(areas: areas, lines: state.displaySettings.lines, isPlain: state.isPlain)
      state.mode.value.paint(of: state, with: dialog, on: &frame)
    }
    if state.displaySettings.hasLinks { link(on: &frame) }
    return frame
  }

  /// Links what the rows in sight name, and the page or the pane about one of them.
  private func link(on frame: inout Frame) {
    func link(_ item: Item, _ rows: Range<Int>, _ columns: Range<Int>) {
      for link in item.hyperlinks(in: state.displayed.wording.cities) {
        frame.link(link.text, to: link.address, in: CellArea(columns: columns, rows: rows))
      }
    }
    if case .page(let page) = state.mode, case .details(let id) = page.content,
      let item = state.displayed.itinerary.item(id)
    {
      let box = state.layout(of: page).box
      return link(item, box.top + 1..<box.bottom, box.inside)
    }
    guard !state.mode.isDialog, state.map == nil else { return }
    let layout = state.layout(in: areas)
    for visible in layout.visible {
      guard case .row(.item(let index), _) = layout.entries[visible.entry] else { continue }
      link(state.displayed.itinerary[index], visible.rows.clamped(to: areas.list), layout.columns.all)
    }
    if let pane = areas.pane, state.drag == nil, let item = state.selectedItem?.item {
      link(item, pane.rows, pane.columns.dropFirst())
    }
  }

  private func paintList(on frame: inout Frame) {
    if let map = state.map { return map.paint(of: state, in: areas, on: &frame) }
    var canvas = ListCanvas(
      frame: frame, rows: areas.list, columns: areas.paneColumns == nil ? areas.screen : areas.listColumns)
    ListPainter(state, in: areas).paint(on: &canvas)
    frame = canvas.frame
  }

  private func paintNotice(on frame: inout Frame) {
    let (needed, size) = (ScreenAreas.smallest, state.size)
    let text =
      "Barnstorm needs \(needed.columns)x\(needed.rows); this terminal has \(size.columns)x\(size.rows). "
      + "Nothing is lost: make it larger."
    let notice = TextWrap.lines(
      of: text, width: size.columns, limit: size.rows, characterSupport: state.characterSupport)
    for (row, line) in notice.enumerated() {
      frame.put(line, column: 0, row: row, style: .plain, limit: size.columns)
    }
  }
}

extension EditorState {
  package func painted() -> Frame { TripPainter(previewed).painted() }
}
