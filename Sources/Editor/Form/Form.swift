import Itinerary
import Screen

/// Fields with a text each, and buttons, of which one has the focus.
package protocol Form: Equatable, Sendable {
  associatedtype Field: Hashable & Sendable

  var fields: [Field] { get }
  var focus: Field { get set }
  var inputs: [Field: TextInput] { get set }

  /// The text of a field that gets the focus: selected if typing replaces it.
  func entering(_ field: Field) -> TextInput?
}

extension Form {
  package func text(of field: Field) -> String { inputs[field]?.text ?? "" }

  package mutating func go(to field: Field) {
    guard fields.contains(field) else { return }
    inputs[field] = entering(field)
    focus = field
  }

  /// Changes the text in focus. Returns whether there is one, in which the change has a meaning.
  package mutating func type(_ change: (inout TextInput) -> Bool) -> Bool {
    guard var input = inputs[focus], change(&input) else { return false }
    inputs[focus] = input
    return true
  }

  /// Moves the focus; from the last field to the first.
  package mutating func moveFocus(by offset: Int) {
    guard let index = fields.firstIndex(of: focus) else { return }
    go(to: fields[(index + offset + fields.count) % fields.count])
  }
}

protocol FormField: Hashable, Sendable {
  static var save: Self { get }
  var label: String { get }
  var hint: String { get }
  var isButton: Bool { get }
}

protocol DialogForm: Form, EditorMode where Field: FormField {
  var isChanged: Bool { get }

  /// Does what Enter does on a field or button.
  mutating func press(_ field: Field, in state: inout EditorState, at now: Timestamp) -> Transition

  /// Does what Tab and the mouse wheel do.
  mutating func move(by offset: Int, in state: EditorState) -> Transition

  /// Interprets the text of the field in focus before another field gets the focus.
  mutating func leaveField(in state: EditorState)
}

extension DialogForm {
  func leave() -> Transition { isChanged ? .confirm(.leaveForm(mode)) : abandoned }

  /// Does what a key does in every form, and on the button in focus; nil for all other keys.
  mutating func pressInForm(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition? {
    switch (FormAction.action(for: key), focus.isButton ? ButtonAction.action(for: key) : nil) {
    case (.nextField, _), (_, .next): move(by: 1, in: state)
    case (.previousField, _), (_, .previous): move(by: -1, in: state)
    case (.press, _), (_, .press): press(focus, in: &state, at: now)
    case (.save, _): press(Field.save, in: &state, at: now)
    case (.leave, _): leave()
    default: nil
    }
  }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    move(by: lines.signum(), in: state)
  }

  mutating func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    let field = fields[entry]
    if field != focus { leaveField(in: state) }
    go(to: field)
    return field.isButton ? press(field, in: &state, at: now) : .prompt
  }
}

/// A form in a box: fields with labels, and buttons below them. The painter and the mouse read the same values.
struct FormLayout<Field: FormField> {
  enum Line: Equatable {
    /// A line of a field. Its first line has the label.
    case field(Field, line: Int)
    case note(String, Style.Role)
    case suggestion(Int)
  }

  private let box: DialogBox
  let textColumns: Range<Int>
  private let lines: [Line]
  private let fields, buttons: [Field]
  private let top: Int

  /// - Parameter top: returns the first visible line if so many are seen at once.
  init(_ lines: [Line], of fields: [Field], in size: Size, from top: (_ height: Int) -> Int) {
    (self.lines, self.fields, buttons) = (lines, fields, fields.filter(\.isButton))
    // One line for the buttons, and a blank one above them if there is room.
    let rows = lines.count + (size.rows >= lines.count + 6 ? 4 : 3)
    box = DialogBox(columns: Self.columns(in: size), rows: rows, in: size)
    let start = box.left + 13
    textColumns = start..<max(start, box.right - 2)
    self.top = top(box.rows - 3)
  }

  private static func columns(in size: Size) -> Int { min(size.columns - 2, 72) }

  static func width(in size: Size) -> Int { max(0, columns(in: size) - 16) }

  private var rows: Range<Int> {
    box.top + 1..<max(box.top + 1, min(box.top + 1 + lines.count - top, box.bottom - 1))
  }

  private func area(ofButton number: Int) -> CellArea {
    // The label, and a mark and a space on both sides.
    let widths = buttons.map { $0.label.count + 4 }
    // Below the texts, or further left if the screen is too narrow for that.
    let first = min(textColumns.lowerBound, box.right - 1 - widths.reduce(-2) { $0 + $1 + 2 })
    let start = widths[..<number].reduce(first) { $0 + $1 + 2 }
    return CellArea(columns: start..<start + widths[number], row: box.bottom - 1)
  }

  /// The line at a cell, or the button there as a field.
  func line(atColumn column: Int, row: Int) -> Line? {
    let button = buttons.indices.first { area(ofButton: $0).contains(column: column, row: row) }
    if let button { return .field(buttons[button], line: 0) }
    return box.inside.contains(column) && rows.contains(row) ? lines[top + row - rows.lowerBound] : nil
  }

  func target(atColumn column: Int, row: Int) -> ScreenTarget? {
    guard case .field(let field, _) = line(atColumn: column, row: row) else { return nil }
    return fields.firstIndex(of: field).map { .entry($0) }
  }

  func paint(
    title: String, focus: Field, problems: [Field: String] = [:], with dialog: DialogPainter, on frame: inout Frame,
    content: (_ line: Line, _ row: Int, _ frame: inout Frame) -> Void
  ) {
    dialog.paint(box, title: title, on: &frame)
    for (number, button) in buttons.enumerated() {
      dialog.paint(button: button.label, isActive: button == focus, in: area(ofButton: number), on: &frame)
    }
    dialog.paintScrollMarks(box, above: top, below: max(0, lines.count - top - rows.count), on: &frame)
    for (row, line) in zip(rows, lines[top...]) {
      if case .note(let text, let role) = line {
        frame.put(text, column: textColumns.lowerBound, row: row, style: Style(role), limit: textColumns.count)
        continue
      }
      if case .field(let field, line: 0) = line {
        let isWrong = problems[field] != nil
        frame.put(field.label, column: box.left + 3, row: row, style: Style(isWrong ? .error : .label))
        if isWrong { frame.put(String(dialog.lines.cross), column: box.left + 1, row: row, style: Style(.error)) }
        if field == focus {
          frame.put(String(dialog.lines.cursor), column: box.left + 2, row: row, style: Style(.dragHandle))
        }
      }
      content(line, row, &frame)
    }
  }

  func paint(_ input: TextInput, hint: String, isFocused: Bool, row: Int, on frame: inout Frame) {
    let style = Style(isFocused ? .activeField : .field)
    frame.fill(columns: textColumns, row: row, style: style)
    frame.put(input, hint: hint, isFocused: isFocused, columns: textColumns, row: row, style: style)
  }
}
