/// A field of a custom item that users type: forms, options, cards, exports and calendars are made of its row.
package enum CustomField: String, CaseIterable, Sendable {
  case category, title, time, duration, location, notes, link, icon
  case nights, cost, reference, phone, deadline

  package static let booking = Array(allCases.drop { $0 != .nights })
  /// The fields that other programs have no name for.
  package static let details = [.icon] + booking

  package struct Row: Sendable {
    /// The name in forms, on cards and in tables, and the values that the field accepts; empty for any.
    package let label, hint: String
    /// The placeholder of the option's value, if it is not the option's name, and its help.
    package let value: String?
    package let help: String
    package let hasColumn: Bool
    /// The value as it can be typed; nil if the item has none.
    package let text: @Sendable (CustomItem, Wording) -> String?
    /// A sentence about a text that the field can't have, in a trip with this currency; nil if it can.
    package let problem: @Sendable (String, _ currency: String?) -> String?
    /// Takes a text without a problem. An empty one clears the field.
    package fileprivate(set) var read: @Sendable (inout CustomItem, String, _ currency: String?) -> Void = { _, _, _ in
    }

    fileprivate init(
      _ label: String, _ hint: String = "", _ value: String? = nil, _ help: String = "", hasColumn: Bool = false,
      problem: @escaping @Sendable (String, String?) -> String? = { _, _ in nil },
      text: @escaping @Sendable (CustomItem, Wording) -> String? = { _, _ in nil }
    ) {
      (self.label, self.hint, self.value, self.help, self.hasColumn) = (label, hint, value, help, hasColumn)
      (self.text, self.problem) = (text, problem)
    }

    fileprivate init<Value>(
      _ label: String, _ hint: String, _ value: String?, _ help: String, hasColumn: Bool = false,
      _ path: any WritableKeyPath<CustomItem, Value?> & Sendable,
      wrong: @escaping @Sendable (String) -> String? = { _ in nil },
      text: @escaping @Sendable (Value, Wording) -> String = { value, _ in "\(value)" },
      _ read: @escaping @Sendable (String, String?) -> Value?
    ) {
      self.init(label, hint, value, help, hasColumn: hasColumn) {
        read($0, $1) == nil ? wrong($0) : nil
      } text: { item, wording in
        item[keyPath: path].map { text($0, wording) }
      }
      self.read = { $0[keyPath: path] = $1.isEmpty ? nil : read($1, $2) }
    }
  }

  package var row: Row {
    switch self {
    case .category: Row("Category")
    case .title: Row("Title", text: { item, _ in item.title })
    case .time:
      Row(
        "Time", "22:30, 10:30pm, noon", "HH:MM", "Local time of day.", \.time,
        wrong: { Wording.problem(withTime: $0) }, text: { $1.text($0) }, { text, _ in ClockTime(typed: text) })
    case .duration:
      Row(
        "Duration", "90, 1h30, 45 min", "1h30", "Duration: 90, 1h30 or 45 min.", \.durationMinutes,
        wrong: { Wording.problem(withDuration: $0) }, text: { $1.shortDuration(minutes: $0) },
        { text, _ in TypedDuration(text)?.minutes })
    case .location:
      Row(
        "Location", "a name, coordinates, a map's link", "place",
        "Location: a name, coordinates, a plus code or a map link.", problem: { text, _ in TypedPlace(text).problem },
        text: { item, _ in item.location?.name })
    case .notes: Row("Notes", "", nil, "Notes.", \.notes) { text, _ in text }
    case .link:
      Row(
        "Link", "https://example.com", "address", "Web address.", \.url,
        wrong: { "\"\($0)\" is not a link. Use https://, then the address." }
      ) { text, _ in
        let isAddress = text.range(of: "://") != nil || text.hasPrefix("mailto:") || text.hasPrefix("tel:")
        return isAddress && !text.contains(where: \.isWhitespace) ? text : nil
      }
    case .icon:
      Row(
        "Icon", "one character", "character", "Icon: one character, instead of the category's.", \.icon,
        wrong: { _ in "Invalid icon. Use one character." }, { text, _ in CustomItem.isIcon(text) ? text : nil })
    case .nights:
      Row(
        "Nights", "3 (empty: 1)", "n", "Nights of a hotel.", hasColumn: true, \.nights,
        wrong: { "\"\($0)\" is not a number of nights. Use 1 to 999." }, { text, _ in CustomItem.nights(typed: text) })
    case .cost:
      Row(
        "Cost", "129.00 USD", "amount",
        "Cost: an amount and a currency, such as '129.00 USD'; without one, the currency of the trip.", \.cost,
        wrong: { Wording.problem(withCost: $0) }, text: { $1.text($0) }, { Money($0, in: $1) })
    case .reference:
      Row("Reference", "a booking reference", "number", "Booking reference.", \.reference) { text, _ in text }
    case .phone: Row("Phone", "", "number", "Telephone number.", hasColumn: true, \.phone) { text, _ in text }
    case .deadline:
      Row(
        "Deadline", "2026-03-01, to book or cancel by", "date", "Date to book or cancel by, such as 2026-03-01.",
        \.deadline, wrong: { "\"\($0)\" is not a date with a year. Use 2026-03-01." },
        { text, _ in CivilDate(deadline: text) })
    }
  }
}
