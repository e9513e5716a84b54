/// A field of an item, a leg or a ticket as users type it: forms, options, cards, exports and calendars are made of its row.
package struct FieldRow<Object>: Sendable {
  /// The name in forms, on cards and in tables, and the values that the field accepts; empty for any.
  package let label, hint: String
  /// The placeholder of the option's value, if it is not the option's name, and its help.
  package let value: String?
  package let help: String
  package let hasColumn: Bool
  /// The value as it can be typed; nil if the object has none.
  package let text: @Sendable (Object, Wording) -> String?
  /// A sentence about a text that the field can't have, in a trip with this currency; nil if it can.
  package let problem: @Sendable (String, _ currency: String?) -> String?
  /// Takes a text without a problem. An empty one clears the field.
  package let read: @Sendable (inout Object, String, _ currency: String?) -> Void

  init(
    _ label: String, _ hint: String = "", _ value: String? = nil, _ help: String = "", hasColumn: Bool = false,
    problem: @escaping @Sendable (String, String?) -> String? = { _, _ in nil },
    text: @escaping @Sendable (Object, Wording) -> String? = { _, _ in nil },
    read: @escaping @Sendable (inout Object, String, String?) -> Void = { _, _, _ in }
  ) {
    (self.label, self.hint, self.value, self.help, self.hasColumn) = (label, hint, value, help, hasColumn)
    (self.text, self.problem, self.read) = (text, problem, read)
  }

  init<Value>(
    _ label: String, _ hint: String, _ value: String?, _ help: String, hasColumn: Bool = false,
    _ path: any WritableKeyPath<Object, Value?> & Sendable,
    wrong: @escaping @Sendable (String) -> String? = { _ in nil },
    text: @escaping @Sendable (Value, Wording) -> String = { value, _ in "\(value)" },
    _ read: @escaping @Sendable (String, String?) -> Value?
  ) {
    self.init(label, hint, value, help, hasColumn: hasColumn) {
      read($0, $1) == nil ? wrong($0) : nil
    } text: { object, wording in
      object[keyPath: path].map { text($0, wording) }
    } read: {
      $0[keyPath: path] = $1.isEmpty ? nil : read($1, $2)
    }
  }

  init(
    _ label: String, _ hint: String, _ value: String?, _ help: String,
    _ cost: any WritableKeyPath<Object, Money?> & Sendable
  ) {
    self.init(
      label, hint, value, help, cost, wrong: { "\"\($0)\" is not a cost. Use an amount and a currency: 129.00 USD." },
      text: { $1.text($0) }, { Money($0, in: $1) })
  }

  /// Takes a typed text. Returns a sentence about one that the field can't have.
  package func take(_ text: String, into object: inout Object, in currency: String?) -> String? {
    let text = text.trimmed
    if let problem = text.nonEmpty.flatMap({ problem($0, currency) }) { return problem }
    read(&object, text, currency)
    return nil
  }
}
