import Itinerary
import Screen

struct ItemFormLayout {
  typealias Line = FormLayout<ItemForm.Field>.Line

  enum Spot: Equatable {
    case category(CustomItem.Category)
    case suggestion(Int)
  }

  let frame: FormLayout<ItemForm.Field>
  let categories: [(category: CustomItem.Category, text: String, columns: Range<Int>)]
  private let form: ItemForm

  init(of form: ItemForm, understanding: String?, in size: Size, as displaySettings: DisplaySettings) {
    self.form = form
    let width = FormLayout<ItemForm.Field>.width(in: size)
    let arrow = displaySettings.isPlain ? "" : displaySettings.characterSupport == .unicode ? "→ " : "-> "
    let lines = Self.lines(of: form, understanding: understanding.map { arrow + $0 }, arrow) {
      TextWrap.lines(of: $0, width: width, limit: 4, characterSupport: displaySettings.characterSupport)
    }
    frame = FormLayout(lines, of: form.fields, in: size) { Self.top(of: lines, height: $0, form) }
    categories = Self.categories(chosen: form.category, in: frame.textColumns, icons: displaySettings.icons)
  }

  var textColumns: Range<Int> { frame.textColumns }

  private static func lines(
    of form: ItemForm, understanding: String?, _ arrow: String, wrapped: (String) -> [String]
  ) -> [Line] {
    var lines: [Line] = []
    func note(_ text: String?, _ role: Style.Role = .label) {
      lines += (text.map(wrapped) ?? []).map { .note($0, role) }
    }
    for field in form.fields where !field.isButton {
      let count = field == .notes ? min(form.inputs[.notes]?.lines.count ?? 1, maxNotes) : 1
      for line in 0..<max(count, 1) { lines.append(.field(field, line: line)) }
      let problem = form.problems[field]
      note(problem, .error)
      if field == .title { note(understanding) }
      guard field == .location else { continue }
      if problem == nil, let status = form.mapStatus { lines.append(.note(status, .label)) }
      guard form.focus == .location else { continue }
      if problem == nil { note(form.suggestions.reading.map { arrow + $0 }) }
      for index in form.suggestions.places.indices { lines.append(.suggestion(index)) }
    }
    return lines
  }

  static let maxNotes = 6

  private static func firstNote(of form: ItemForm) -> Int {
    guard let notes = form.inputs[.notes], form.focus == .notes else { return 0 }
    return max(0, notes.cursorLine - maxNotes + 1)
  }

  /// Scrolls as little as necessary to show the field in focus with the texts below it, or at least its first lines.
  private static func top(of lines: [Line], height: Int, _ form: ItemForm) -> Int {
    if form.focus.isButton { return max(0, lines.count - height) }
    var first = lines.firstIndex(of: .field(form.focus, line: 0)) ?? 0
    var last = first
    while last + 1 < lines.count, !isStart(lines[last + 1]) { last += 1 }
    if form.focus == .notes, let input = form.inputs[.notes] {
      first += input.cursorLine - firstNote(of: form)
      last = first
    } else if let choice = form.suggestions.choice, let line = lines.firstIndex(of: .suggestion(choice)),
      line - first >= height
    {
      return line - height + 1
    }
    return min(first, max(0, last - height + 1))
  }

  private static func isStart(_ line: Line) -> Bool { if case .field(_, line: 0) = line { true } else { false } }

  /// Side by side: with icons if there is room, otherwise as words, otherwise as single letters except the chosen one.
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
    switch frame.line(atColumn: column, row: row) {
    case .field(.category, _): categories.first { $0.columns.contains(column) }.map { .category($0.category) }
    case .suggestion(let index): .suggestion(index)
    case .field, .note, nil: nil
    }
  }
}

extension ItemForm {
  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    let layout = state.layout(of: self)
    layout.frame.paint(
      title: isNew ? "New item on Day \(day)" : "Edit item", focus: focus, problems: problems, with: dialog, on: &frame
    ) { line, row, frame in
      switch line {
      case .field(let field, let number): layout.paint(field, line: number, row: row, of: state, on: &frame)
      case .suggestion(let index): layout.paint(suggestion: index, row: row, of: state, on: &frame)
      case .note: break
      }
    }
  }
}

extension ItemFormLayout {
  fileprivate func paint(_ field: ItemForm.Field, line: Int, row: Int, of state: EditorState, on frame: inout Frame) {
    let isActive = form.focus == field
    let style = Style(isActive ? .activeField : .field)
    frame.fill(columns: textColumns, row: row, style: style)
    let (start, room) = (textColumns.lowerBound + 1, textColumns.count - 2)
    switch field {
    case .category:
      for (category, text, columns) in categories {
        let chosen = Style(isActive ? .activeButton : .button)
        frame.put(
          text, column: columns.lowerBound, row: row, style: category == form.category ? chosen : style,
          limit: textColumns.upperBound - columns.lowerBound)
      }
    case .day:
      let day = state.displayed.wording.dayTitle(form.day, of: state.displayed.trip)
      let text = state.isPlain ? day : frame.characterSupport == .unicode ? "◂ \(day) ▸" : "< \(day) >"
      frame.put(text, column: start, row: row, style: style, limit: room)
    case .notes:
      guard let notes = form.inputs[field] else { return }
      let (number, lines) = (line + Self.firstNote(of: form), notes.lines)
      let isTyped = isActive && number == notes.cursorLine
      let input = isTyped ? notes.currentLine : TextInput(number < lines.count ? String(lines[number]) : "")
      let hint = notes.text.isEmpty ? field.hint : ""
      frame.put(input, hint: hint, isFocused: isTyped, columns: textColumns, row: row, style: style)
    default:
      guard let input = form.inputs[field] else { return }
      self.frame.paint(input, hint: field.hint, isFocused: isActive, row: row, on: &frame)
    }
  }

  fileprivate func paint(suggestion index: Int, row: Int, of state: EditorState, on frame: inout Frame) {
    let place = form.suggestions.places[index]
    let isChosen = form.suggestions.choice == index
    let detail: String? =
      switch place.kind {
      case .city: nil
      case .venue, .station, .port, .airport: place.city
      case .own: "yours"
      }
    let name = place.kind == .city ? place.city : place.name
    let text = [name, detail].compactMap { $0 }.joined(separator: state.displayed.wording.separator)
    let style = Style(isChosen ? .activeButton : .dialog)
    if isChosen { frame.fill(columns: textColumns, row: row, style: style) }
    frame.put(isChosen ? ">" : " ", column: textColumns.lowerBound, row: row, style: style)
    frame.put(text, column: textColumns.lowerBound + 2, row: row, style: style, limit: textColumns.count - 3)
  }
}

extension EditorState {
  func layout(of form: ItemForm) -> ItemFormLayout {
    ItemFormLayout(
      of: form,
      understanding: form.understanding(in: displayed.trip, today: displaySettings.today, wording: displayed.wording),
      in: size, as: displaySettings)
  }
}
