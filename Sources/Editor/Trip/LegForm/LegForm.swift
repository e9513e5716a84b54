import Itinerary

/// The form of a leg, or of the ticket to a game. The parts of a leg are the last fields, with an empty one for another.
package struct LegForm: Form {
  package enum Field: Hashable, Sendable {
    case entry(LegEntry.Field)
    case part(Int)
    case save, cancel
  }

  let item: ItemID
  package private(set) var fields: [Field]
  package var focus: Field
  package var inputs: [Field: TextInput]
  /// The texts when the form was opened. A field with its original text leaves the leg unchanged.
  private let untouched: [Field: String]

  init(_ item: Item, _ leg: Leg, in displayed: DisplayedTrip) {
    let context = LegEntry.LegContext(leg, onDay: item.position.day, of: displayed.trip, displayed.wording)
    var wording = displayed.wording
    wording.typography = .unicode
    let texts = LegEntry.Field.allCases.filter { $0 != .parts }.map { ($0, $0.text(of: leg, context, wording)) }
    self.init(item.id, texts, parts: (leg.parts ?? []).map(LegEntry.text) + [""])
  }

  init(ticketOf item: Item, wording: Wording) {
    self.init(item.id, LegEntry.Field.ofTickets.map { ($0, $0.text(of: item, in: wording) ?? "") }, parts: [])
  }

  private init(_ id: ItemID, _ texts: [(LegEntry.Field, String)], parts: [String]) {
    item = id
    let all = texts.map { (Field.entry($0), $1) } + parts.enumerated().map { (Field.part($0), $1) }
    fields = all.map(\.0) + [.save, .cancel]
    focus = fields[0]
    untouched = Dictionary(uniqueKeysWithValues: all)
    inputs = untouched.mapValues { TextInput($0, isSelected: true) }
  }

  package func entering(_ field: Field) -> TextInput? {
    if field == focus { return inputs[field] }
    // Notes and parts are continued, other values replaced.
    return inputs[field].map { TextInput($0.text, isSelected: field.entry != .notes && field.entry != .parts) }
  }

  var entry: LegEntry {
    var entry = LegEntry()
    for case .entry(let field) in fields where text(of: .entry(field)) != untouched[.entry(field)] {
      entry.texts[field] = text(of: .entry(field))
    }
    let typed = parts { inputs[$0]?.text.trimmed }
    if typed != parts({ untouched[$0] }) { entry.texts[.parts] = typed.joined(separator: "\n") }
    return entry
  }

  // MARK: Parts

  private func parts(_ text: (Field) -> String?) -> [String] {
    (0..<max(fields.count, untouched.count)).compactMap { text(.part($0))?.nonEmpty }
  }

  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    guard type(change) else { return nil }
    let count = fields.count { $0.entry == .parts }
    if count > 0, !text(of: .part(count - 1)).isEmpty {
      fields.insert(.part(count), at: fields.count - 2)
      inputs[.part(count)] = TextInput("")
    }
    return .prompt
  }
}

extension LegForm.Field: FormField {
  var entry: LegEntry.Field? {
    switch self {
    case .entry(let field): field
    case .part: .parts
    case .save, .cancel: nil
    }
  }

  var isButton: Bool { entry == nil }
  var hint: String { entry?.row.hint ?? "" }

  var label: String {
    switch self {
    case .entry(let field): field.row.label
    case .part(let number): "Part \(number + 1)"
    case .save: "Save"
    case .cancel: "Cancel"
    }
  }
}
