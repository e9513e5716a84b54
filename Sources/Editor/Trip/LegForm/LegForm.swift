import Itinerary

/// The form of a leg, or of the ticket to a game, with text fields. The parts of a leg are the last rows, one each, with
/// an empty row for another part.
package struct LegForm: Equatable, Sendable {
  let item: ItemID
  private(set) var fields: [LegEntry.Field]
  package private(set) var inputs: [TextInput]
  /// The texts when the form was opened. A field with its original text leaves the leg unchanged.
  private let original: [String]
  /// The number of the field in focus, or of a button, which come after the fields.
  package private(set) var focus = 0

  /// - Parameter around: the dates and clocks by which times are read.
  init(_ id: ItemID, _ leg: Leg, wording: Wording, around: LegEntry.LegContext) {
    var wording = wording
    wording.typography = .unicode
    let fields = LegEntry.Field.allCases.filter { $0 != .parts }
    let parts = (leg.parts ?? []).map(LegEntry.text)
    let texts = fields.map { field in
      switch field {
      case .departs: LegEntry.typed(departureOf: leg, around, wording)
      case .arrives: LegEntry.typed(arrivalOf: leg, around, wording)
      default: field.text(of: leg, in: wording)
      }
    }
    self.init(id, fields + (parts + [""]).map { _ in .parts }, texts + parts + [""])
  }

  init(_ id: ItemID, _ ticket: Ticket?, wording: Wording) {
    let fields = LegEntry.ticketFields
    self.init(id, fields, fields.map { $0.text(of: ticket ?? Ticket(), in: wording) })
  }

  private init(_ id: ItemID, _ fields: [LegEntry.Field], _ texts: [String]) {
    (item, self.fields, original) = (id, fields, texts)
    inputs = texts.map { TextInput($0, isSelected: true) }
  }

  var isChanged: Bool { !entry.isEmpty }

  var entry: LegEntry {
    var entry = LegEntry()
    for (row, field) in fields.enumerated() where field != .parts && inputs[row].text != original[row] {
      entry[field] = inputs[row].text
    }
    if let first = partRows.first {
      let parts = inputs[first...].map(\.text.trimmed).filter { !$0.isEmpty }
      if parts != original[first...].filter({ !$0.isEmpty }) { entry[.parts] = parts.joined(separator: "\n") }
    }
    return entry
  }

  enum Button: Int, CaseIterable {
    case save, cancel

    var label: String { self == .save ? "Save" : "Cancel" }
  }

  var focusedField: LegEntry.Field? { fields.indices.contains(focus) ? fields[focus] : nil }

  var focusedButton: Button? { Button(rawValue: focus - fields.count) }

  func focusing(_ field: Int) -> LegForm {
    var form = self
    let count = fields.count + Button.allCases.count
    form.focus = (field + count) % count
    // Notes and parts are continued, other values replaced.
    if form.focus != focus, form.focusedField != nil {
      let isSelected = ![.notes, .parts].contains(fields[form.focus])
      form.inputs[form.focus] = TextInput(form.inputs[form.focus].text, isSelected: isSelected)
    }
    return form
  }

  /// Changes the text of the focused field.
  ///
  /// - Returns: nil if nothing changed.
  func typing(_ change: (inout TextInput) -> Bool) -> LegForm? {
    var form = self
    guard focusedField != nil, change(&form.inputs[focus]) else { return nil }
    form.addEmptyPart()
    return form
  }

  // MARK: Parts

  /// The rows of parts, of which the last is empty.
  private var partRows: Range<Int> { (fields.firstIndex(of: .parts) ?? fields.count)..<fields.count }

  private mutating func addEmptyPart() {
    guard fields.last == .parts, inputs.last?.text.isEmpty == false else { return }
    fields.append(.parts)
    inputs.append(TextInput(""))
  }

  /// Does what a key does with the part in focus; nil if no part is, or if it cannot go there.
  func changingPart(_ action: LegPartAction) -> LegForm? {
    guard partRows.contains(focus), focus < fields.count - 1 else { return nil }
    var form = self
    switch action {
    case .remove:
      form.fields.remove(at: focus)
      form.inputs.remove(at: focus)
    case .up, .down:
      let other = focus + (action == .up ? -1 : 1)
      guard partRows.contains(other), other < fields.count - 1 else { return nil }
      form.inputs.swapAt(focus, other)
      form.focus = other
    }
    return form
  }

  func label(ofRow row: Int) -> String {
    fields[row] == .parts ? "Part \(row - partRows.lowerBound + 1)" : fields[row].row.label
  }
}
