import Itinerary
import Preferences
import Screen

/// The layout of the form: the cells of its fields, of the texts below them, and of its buttons. The painter and the
/// mouse read the same values.
struct FormLayout {
  enum Spot: Equatable {
    case field(ItemForm.Field, column: Int, line: Int)
    case category(CustomItem.Category)
    case suggestion(Int)
  }

  let frame: FormBox
  let lines: [FormLine]
  let categories: [(category: CustomItem.Category, text: String, columns: Range<Int>)]
  private let form: ItemForm

  /// - Parameter understanding: what was recognised in the title; nil if nothing was.
  init(of form: ItemForm, understanding: String?, in size: Size, as presentation: DisplaySettings) {
    self.form = form
    let texts = FormTexts(width: FormBox.width(in: size), presentation)
    let lines = Self.lines(of: form, understanding: understanding, texts)
    frame = FormBox(lines: lines.count, buttons: form.buttons.map(\.label), in: size) { height in
      Self.top(of: lines, height: height, focus: form.focus, input: form.inputs[form.focus], form)
    }
    self.lines = lines
    categories = Self.categories(chosen: form.category, in: frame.textColumns, icons: presentation.icons)
  }

  var textColumns: Range<Int> { frame.textColumns }

  private static func lines(of form: ItemForm, understanding: String?, _ texts: FormTexts) -> [FormLine] {
    var lines: [FormLine] = []
    for field in form.fields where !field.isButton {
      let count = field == .notes ? min(form.inputs[.notes]?.lines.count ?? 1, mostNotes) : 1
      for line in 0..<max(count, 1) { lines.append(.field(field, line: line)) }
      lines += texts.lines(of: form.problems[field]).map { .problem(field, $0) }
      if field == .title { lines += texts.lines(behindArrow: understanding).map(FormLine.understood) }
      guard field == .location else { continue }
      if form.mapStatus != nil, form.problems[.location] == nil { lines.append(.mapStatus) }
      guard form.focus == .location else { continue }
      if form.problems[.location] == nil {
        lines += texts.lines(behindArrow: form.suggestions.reading).map(FormLine.reading)
      }
      for index in form.suggestions.places.indices { lines.append(.suggestion(index)) }
    }
    return lines
  }

  static let mostNotes = 6

  var firstNote: Int { Self.firstNote(of: form) }

  private static func firstNote(of form: ItemForm) -> Int {
    guard let notes = form.inputs[.notes], form.focus == .notes else { return 0 }
    return max(0, notes.cursorLine - mostNotes + 1)
  }

  /// Scrolls as little as necessary to show the field in focus with the texts below it, or at least its first lines.
  private static func top(
    of lines: [FormLine], height: Int, focus: ItemForm.Field, input: TextInput?, _ form: ItemForm
  ) -> Int {
    if focus.isButton { return max(0, lines.count - height) }
    var first = lines.firstIndex(of: .field(focus, line: 0)) ?? 0
    var last = first
    while last + 1 < lines.count, !lines[last + 1].begins { last += 1 }
    if focus == .notes, let input {
      first += input.cursorLine - firstNote(of: form)
      last = max(first, min(last, first))
    } else if let choice = form.suggestions.choice, let line = lines.firstIndex(of: .suggestion(choice)),
      line - first >= height
    {
      return line - height + 1
    }
    return min(first, max(0, last - height + 1))
  }

  // MARK: Categories

  /// The categories side by side: with icons if there is room, otherwise as words, otherwise as single letters except
  /// the chosen one.
  private static func categories(
    chosen: CustomItem.Category, in columns: Range<Int>, icons: IconStyle
  ) -> [(CustomItem.Category, String, Range<Int>)] {
    let all = CustomItem.Category.allCases
    let forms: [[String]] = [
      all.map { "\(LineSet.icon(of: $0, icons)) \($0.label)" }, all.map(\.label),
      all.map { $0 == chosen ? $0.label : String($0.label.prefix(1)) },
    ]
    let texts = forms.map { zip(all, $0).map { $0 == chosen ? "[\($1)]" : " \($1) " } }
    let fitting = texts.first { $0.reduce(0) { $0 + DisplayText.width(of: $1) } <= columns.count } ?? texts[2]
    var start = columns.lowerBound
    return zip(all, fitting).map { category, text in
      defer { start += DisplayText.width(of: text) }
      return (category, text, start..<start + DisplayText.width(of: text))
    }
  }

  func spot(atColumn column: Int, row: Int) -> Spot? {
    if let button = frame.button(atColumn: column, row: row) {
      return .field(form.buttons[button], column: 0, line: 0)
    }
    guard frame.box.inside.contains(column), let line = frame.line(atRow: row) else { return nil }
    switch lines[line] {
    case .field(.category, _):
      let hit = categories.first { $0.columns.contains(column) }
      return hit.map { .category($0.category) } ?? .field(.category, column: 0, line: 0)
    case .field(let field, let number):
      let first = field == .notes ? firstNote : 0
      return .field(field, column: column - textColumns.lowerBound, line: number + first)
    case .suggestion(let index): return .suggestion(index)
    case .problem(let field, _): return .field(field, column: 0, line: 0)
    case .understood: return .field(.title, column: 0, line: 0)
    case .reading, .mapStatus: return .field(.location, column: 0, line: 0)
    }
  }
}

enum FormLine: Equatable {
  /// A line of a field. Its first line has the label.
  case field(ItemForm.Field, line: Int)
  case problem(ItemForm.Field, String)
  case understood(String)
  case reading(String)
  case suggestion(Int)
  /// Whether the map knows the location.
  case mapStatus
}

extension FormLine {
  fileprivate var begins: Bool { if case .field(_, line: 0) = self { true } else { false } }
}

private struct FormTexts {
  private let width: Int
  private let repertoire: CharacterSupport
  private let arrow: String

  init(width: Int, _ presentation: DisplaySettings) {
    (self.width, repertoire) = (width, presentation.repertoire)
    arrow = presentation.isPlain ? "" : repertoire == .unicode ? "→ " : "-> "
  }

  func lines(of text: String?) -> [String] {
    text.map { TextWrap.lines(of: $0, width: width, limit: 4, repertoire: repertoire) } ?? []
  }

  func lines(behindArrow text: String?) -> [String] { lines(of: text.map { arrow + $0 }) }
}

struct FormPainter {
  private let form: ItemForm
  private let layout: FormLayout
  private let wording: Wording
  private let trip: Trip
  private let dialog: DialogPainter

  init(_ form: ItemForm, of state: EditorState, dialog: DialogPainter) {
    (self.form, self.dialog) = (form, dialog)
    (wording, trip) = (state.shown.wording, state.shown.trip)
    layout = state.layout(of: form)
  }

  func paint(on frame: inout Frame) {
    layout.frame.paint(
      title: form.isNew ? "New item on Day \(form.day)" : "Edit item", focus: form.buttons.firstIndex(of: form.focus),
      with: dialog, on: &frame)
    for (row, line) in zip(layout.frame.rows, layout.lines[layout.frame.top...]) { paint(line, row: row, on: &frame) }
  }

  private func paint(_ line: FormLine, row: Int, on frame: inout Frame) {
    switch line {
    case .field(let field, let number):
      if number == 0 {
        layout.frame.paint(
          label: field.label, isFocused: form.focus == field, hasProblem: form.problems[field] != nil, row: row,
          with: dialog, on: &frame)
      }
      paint(field, line: number, row: row, on: &frame)
    case .problem(_, let text): paint(text, .error, row: row, on: &frame)
    case .understood(let text), .reading(let text): paint(text, .label, row: row, on: &frame)
    case .mapStatus: paint(form.mapStatus ?? "", .label, row: row, on: &frame)
    case .suggestion(let index): paint(suggestion: index, row: row, on: &frame)
    }
  }

  private func paint(_ text: String, _ role: Style.Role, row: Int, on frame: inout Frame) {
    let columns = layout.textColumns
    frame.put(text, column: columns.lowerBound, row: row, style: Style(role), limit: columns.count)
  }

  // MARK: Fields

  private func paint(_ field: ItemForm.Field, line: Int, row: Int, on frame: inout Frame) {
    let columns = layout.textColumns
    let isActive = form.focus == field
    let style = Style(isActive ? .activeField : .field)
    frame.fill(columns: columns, row: row, style: style)
    let (start, room) = (columns.lowerBound + 1, columns.count - 2)
    switch field {
    case .category:
      let chosen = form.category
      for (category, text, columns) in layout.categories {
        let role: Style.Role =
          category == chosen ? (isActive ? .activeButton : .button) : isActive ? .activeField : .field
        frame.put(
          text, column: columns.lowerBound, row: row, style: Style(role),
          limit: layout.textColumns.upperBound - columns.lowerBound)
      }
    case .day:
      let day = wording.dayTitle(form.day, of: trip)
      let text = dialog.isPlain ? day : frame.repertoire == .unicode ? "◂ \(day) ▸" : "< \(day) >"
      frame.put(text, column: start, row: row, style: style, limit: room)
    case .notes:
      guard let notes = form.inputs[field] else { return }
      let (number, lines) = (line + layout.firstNote, notes.lines)
      if isActive, number == notes.cursorLine {
        frame.put(notes.currentLine, columns: columns, row: row, style: style)
      } else if notes.text.isEmpty {
        frame.put(field.hint, column: start, row: row, style: Style(.hint), limit: room)
      } else if number < lines.count {
        frame.put(String(lines[number]), column: start, row: row, style: style, limit: room)
      }
    default:
      if let input = form.inputs[field] {
        layout.frame.paint(input, hint: field.hint, isFocused: isActive, row: row, on: &frame)
      }
    }
  }

  private func paint(suggestion index: Int, row: Int, on frame: inout Frame) {
    let place = form.suggestions.places[index]
    let isChosen = form.suggestions.choice == index
    let detail: String? =
      switch place.kind {
      case .city: nil
      case .venue, .station, .port, .airport: place.city
      case .own: "yours"
      }
    let name = place.kind == .city ? place.city : place.name
    let text = [name, detail].compactMap { $0 }.joined(separator: wording.separator)
    let columns = layout.textColumns
    let style = Style(isChosen ? .activeButton : .dialog)
    if isChosen { frame.fill(columns: columns, row: row, style: style) }
    frame.put(isChosen ? ">" : " ", column: columns.lowerBound, row: row, style: style)
    frame.put(text, column: columns.lowerBound + 2, row: row, style: style, limit: columns.count - 3)
  }
}

extension EditorState {
  func layout(of form: ItemForm) -> FormLayout {
    FormLayout(
      of: form, understanding: form.understanding(in: shown.trip, today: presentation.today, wording: shown.wording),
      in: size, as: presentation)
  }
}
