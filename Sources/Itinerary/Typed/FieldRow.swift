/// A field of an item, a leg or a ticket that users type: files, forms, options, details and exports are made of its row.
package struct FieldRow<Object>: Sendable {
  /// The name in forms, details and tables, and the values that the field accepts; empty for any.
  package let label, hint: String
  package var option: String { label.lowercased() }
  /// The placeholder of the option's value, if it is not the name of the option, and its help.
  package let value: String?
  package let help: String
  package let hasColumn: Bool
  /// The categories for which forms hide the field if it is empty, and the nights in any case.
  package let hidden: [CustomItem.Category]
  /// The field in files, by its name there.
  let file: @Sendable (_ name: String) -> ObjectField<Object>
  /// The value as it can be typed; nil if the object has none.
  package let text: @Sendable (Object, Wording) -> String?
  /// A sentence about a text that the field can't have, in a trip with this currency; nil if it can.
  package let problem: @Sendable (String, _ currency: String?) -> String?
  /// Takes a text without a problem. An empty one clears the field.
  package let read: @Sendable (inout Object, String, _ currency: String?) -> Void

  init(
    _ label: String, _ hint: String = "", _ value: String? = nil, _ help: String = "", hasColumn: Bool = false,
    hidden: [CustomItem.Category] = [], file: @escaping @Sendable (String) -> ObjectField<Object>,
    problem: @escaping @Sendable (String, String?) -> String? = { _, _ in nil },
    text: @escaping @Sendable (Object, Wording) -> String? = { _, _ in nil },
    read: @escaping @Sendable (inout Object, String, String?) -> Void = { _, _, _ in }
  ) {
    (self.label, self.hint, self.value, self.help, self.hasColumn) = (label, hint, value, help, hasColumn)
    (self.hidden, self.file, self.text, self.problem, self.read) = (hidden, file, text, problem, read)
  }

  init<Value>(
    _ label: String, _ hint: String, _ value: String?, _ help: String, hasColumn: Bool = false,
    hidden: [CustomItem.Category] = [], _ path: @autoclosure @escaping ObjectField<Object>.Path<Value?>,
    _ type: FieldType<Value>, group: String? = nil, wrong: @escaping @Sendable (String) -> String? = { _ in nil },
    text: @escaping @Sendable (Value, Wording) -> String = { value, _ in "\(value)" },
    _ read: (@Sendable (String, String?) -> Value?)? = nil
  ) {
    self.init(label, hint, value, help, hasColumn: hasColumn, hidden: hidden) {
      .optional($0, path(), type, group: group, label: group == nil ? label.lowercased() : nil)
    } problem: {
      read?($0, $1) == nil ? wrong($0) : nil
    } text: { object, wording in
      object[keyPath: path()].map { text($0, wording) }
    } read: {
      if let read { $0[keyPath: path()] = $1.isEmpty ? nil : read($1, $2) }
    }
  }

  init(
    _ label: String, _ hint: String, _ value: String?, _ help: String, hasColumn: Bool = false,
    hidden: [CustomItem.Category] = [], _ text: @autoclosure @escaping ObjectField<Object>.Path<String?>
  ) {
    self.init(label, hint, value, help, hasColumn: hasColumn, hidden: hidden, text(), .string, { text, _ in text })
  }

  init(
    _ label: String, _ hint: String, _ value: String?, _ help: String, hidden: [CustomItem.Category] = [],
    _ cost: @autoclosure @escaping ObjectField<Object>.Path<Money?>
  ) {
    self.init(
      label, hint, value, help, hidden: hidden, cost(), .object(Money.fields),
      wrong: { "\"\($0)\" is not a cost. Use an amount and a currency: 129.00 USD." },
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
