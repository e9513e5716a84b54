import ItineraryCore
import Screen

/// Paints a state into a frame. Reads the same layout as scrolling does, so what is seen is what is there.
struct Painter {
  let state: EditorState
  private let statusLines: [String]
  let lines: LineSet
  var frame: Frame
  /// What is on the frame already, made of the same trip; nil where it is blank.
  let last: Scene?
  /// What is on the frame in the end.
  var scene: Scene

  init(_ state: EditorState, on frame: Frame, over last: Scene? = nil) {
    self.state = state
    self.frame = frame
    self.frame.cursor = nil
    self.last = last
    statusLines = state.statusLines
    scene = Scene(areas: ScreenAreas(size: state.size, statusLines: statusLines.count))
    // A screen reader reads signs as noise.
    lines = LineSet.of(state.isPlain ? .ascii : state.repertoire)
  }

  var areas: ScreenAreas { scene.areas }
  /// The columns of the screen.
  var screen: Range<Int> { 0..<state.size.columns }
  /// The first column of the text, and how many there are; rows of the list count their columns from there.
  var left: Int { areas.columns.lowerBound }
  var width: Int { areas.columns.count }
  var wording: Wording { state.shown.wording }

  mutating func paint() {
    if areas.isTooSmall { return paintTooSmall() }
    if last?.hasTitle != true { paintTitle() }
    paintList()
    paintStatus()
    if last?.hasKeys != true { paintKeys() }
    switch state.mode {
    case .form(let form): paint(form)
    case .confirmDelete(_, let form?), .question(.leaveForm(let form)): paint(form)
    case .page(let page): paint(page)
    case .moveTo(let picker): paint(picker)
    case .saveElsewhere(let path): paint(pathToSave: path)
    default: break
    }
  }

  private mutating func paintTooSmall() {
    let (needed, size) = (ScreenAreas.smallest, state.size)
    let text =
      "Barnstorm needs \(needed.columns)x\(needed.rows); this terminal has \(size.columns)x\(size.rows). "
      + "Nothing is lost: make it larger."
    let notice = TextWrap.lines(of: text, width: size.columns, limit: size.rows, repertoire: state.repertoire)
    for (row, line) in notice.enumerated() { frame.put(line, column: 0, row: row, style: .plain, limit: size.columns) }
  }

  /// Takes away what is there already.
  mutating func blank(_ rows: Range<Int>) {
    if last != nil { frame.blank(rows: rows) }
  }

  // MARK: Title

  private mutating func paintTitle() {
    let trip = state.shown.trip
    frame.fill(columns: screen, row: ScreenAreas.titleRow, with: " ", style: Style(.titleDetail))
    let details = state.fileMarks + [wording.dates(of: trip), state.shown.gameCount].compactMap { $0 }
    let detail = longestFitting(details, room: width - 4 - min(DisplayText.width(of: trip.name), width / 2))
    let detailWidth = DisplayText.width(of: detail)
    let end = width - 1 - detailWidth
    frame.put(detail, column: left + end, row: ScreenAreas.titleRow, style: Style(.titleDetail))
    frame.put(trip.name, column: left + 1, row: ScreenAreas.titleRow, style: Style(.title), limit: max(1, end - 3))
  }

  /// As many of the parts, joined by dots, as there is room for, the first ones first.
  private func longestFitting(_ parts: [String], room: Int) -> String {
    var text = ""
    for part in parts {
      let longer = text.isEmpty ? part : text + wording.separator + part
      if DisplayText.width(of: longer) > room { break }
      text = longer
    }
    return text
  }

  // MARK: Status and keys

  private mutating func paintStatus() {
    blank(areas.status)
    if case .find(let query, _) = state.mode { return paint(findLine: query) }
    let style = Style(state.status.tone.role)
    // At the bottom, so that a short sentence stands apart from the list.
    let rows = areas.status.suffix(statusLines.count)
    if state.status.tone == .question {
      for row in rows { frame.fill(columns: screen, row: row, style: style) }
    }
    for (line, row) in zip(statusLines, rows) {
      frame.put(line, column: left + 1, row: row, style: style, limit: width - 2)
    }
  }

  private mutating func paint(findLine query: TextInput) {
    let row = areas.status.upperBound - 1
    frame.put("/", column: left + 1, row: row, style: Style(.status))
    let (verdict, isMatch) = state.findVerdict
    let end = left + width - DisplayText.width(of: verdict) - 2
    frame.put(verdict, column: end + 1, row: row, style: Style(isMatch ? .label : .warning))
    paint(query, in: left + 1..<end, row: row, style: Style(.status), isActive: true)
  }

  private mutating func paintKeys() {
    frame.fill(columns: screen, row: areas.keyRow, with: " ", style: Style(.keyLabel))
    var column = left + 1
    for hint in fittingHints {
      column = frame.put(hint.keys, column: column, row: areas.keyRow, style: Style(.keyName))
      column = frame.put(" \(hint.label)", column: column, row: areas.keyRow, style: Style(.keyLabel)) + 2
    }
  }

  /// As many hints as there is room for. The last two say how to get help or out, and stay longest.
  private var fittingHints: [KeyHint] {
    var hints = state.keyHints
    // A column at the left, and two between any two.
    while hints.reduce(-1, { $0 + $1.width + 2 }) > width, hints.count > 1 {
      hints.remove(at: max(0, hints.count - 3))
    }
    return hints
  }
}

extension EditorState {
  /// What the title says of the file; nothing where all is well.
  var fileMarks: [String] {
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
    return [save, file].compactMap { $0 }
  }
}
