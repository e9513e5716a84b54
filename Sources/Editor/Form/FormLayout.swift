import Almanac
import Itinerary
import Preferences
import Screen

/// The layout of the form: the cells of its fields, of the texts below them, and of its buttons. The painter and the
/// mouse read the same values.
struct FormLayout {
  /// A part of the form that the mouse can reach.
  enum Spot: Equatable {
    /// A field, at a column counted from the first one of its text, and a line of it.
    case field(ItemForm.Field, column: Int, line: Int)
    case category(CustomItem.Category)
    case suggestion(Int)
  }

  let box: DialogBox
  let textColumns: Range<Int>
  /// All lines from top to bottom, including those out of sight.
  let lines: [FormLine]
  /// The index of the first visible line.
  let top: Int
  let categories: [(category: CustomItem.Category, text: String, columns: Range<Int>)]
  private let form: ItemForm

  /// - Parameter understanding: what was recognised in the title; nil if nothing was.
  init(of form: ItemForm, understanding: String?, in size: Size, as presentation: DisplaySettings) {
    self.form = form
    let columns = min(size.columns - 2, 72)
    let width = max(0, columns - Self.margins)
    let texts = FormTexts(width: width, presentation)
    lines = Self.lines(of: form, understanding: understanding, texts)
    // One line for the buttons, and a blank one above them if there is room.
    box = DialogBox(columns: columns, rows: lines.count + (size.rows >= lines.count + 6 ? 4 : 3), in: size)
    textColumns = box.left + Self.labels..<box.left + Self.labels + width
    categories = Self.categories(chosen: form.category, in: textColumns, icons: presentation.icons)
    top = Self.top(of: lines, height: box.rows - 3, focus: form.focus, input: form.inputs[form.focus], form)
  }

  /// The columns of the border and labels; all columns without text.
  static let labels = 13
  private static let margins = 16

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

  /// The largest number of lines of the notes that are visible.
  static let mostNotes = 6

  /// The index of the first visible line of the notes.
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

  // MARK: Rows

  /// The rows of the lines, without the border and the buttons.
  var rows: Range<Int> { box.top + 1..<max(box.top + 1, min(box.top + 1 + lines.count - top, box.bottom - 1)) }

  func line(atRow row: Int) -> FormLine? { rows.contains(row) ? lines[top + row - rows.lowerBound] : nil }

  /// The number of lines out of sight above.
  var above: Int { top }
  var below: Int { max(0, lines.count - top - rows.count) }

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

  // MARK: Buttons and hits

  /// The cells of a button. Empty for a button that the form does not have.
  func area(ofButton wanted: ItemForm.Field) -> CellArea {
    let width = form.buttons.reduce(-2) { $0 + columns(ofButton: $1) + 2 }
    // Below the fields, or further left if the screen is too narrow for that.
    var start = min(textColumns.lowerBound, box.right - 1 - width)
    for button in form.buttons {
      let end = start + columns(ofButton: button)
      if button == wanted { return CellArea(columns: start..<end, row: box.bottom - 1) }
      start = end + 2
    }
    return CellArea(columns: start..<start, row: box.bottom - 1)
  }

  /// The width of a button: its label, and a mark and a space on both sides.
  private func columns(ofButton button: ItemForm.Field) -> Int { button.label.count + 4 }

  /// The part of the form at a cell of the screen.
  func spot(atColumn column: Int, row: Int) -> Spot? {
    for button in form.buttons where area(ofButton: button).contains(column: column, row: row) {
      return .field(button, column: 0, line: 0)
    }
    guard box.inside.contains(column), let line = line(atRow: row) else { return nil }
    switch line {
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
  /// A line about what was recognised in the title.
  case understood(String)
  /// A line about the typed location, if it is not a name.
  case reading(String)
  /// A place suggested for the typed location.
  case suggestion(Int)
  /// Whether the map knows the location.
  case mapStatus
}

extension FormLine {
  fileprivate var begins: Bool { if case .field(_, line: 0) = self { true } else { false } }
}

/// The texts below the fields, wrapped.
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

  func lines(behindArrow text: String?) -> [String] {
    lines(of: text.map { arrow + $0 })
  }
}
