/// A field of a custom item that users type.
package enum CustomField: String, CaseIterable, Sendable {
  case category, title, time, durationMinutes, location, notes, url, icon
  case nights, cost, reference, phone, deadline

  package static let booking = Array(allCases.drop { $0 != .nights })
  /// The fields that other programs have no name for.
  package static let details = [.icon] + booking

  package var row: FieldRow<CustomItem> {
    switch self {
    case .category:
      FieldRow("Category", file: { .required($0, \.category, .word()) }, text: { item, _ in item.category.label })
    case .title: FieldRow("Title", file: { .required($0, \.title, .string) }, text: { item, _ in item.title })
    case .time:
      FieldRow(
        "Time", "22:30, 10:30pm, noon", "HH:MM", "Local time of day.", \.time, .clockTime,
        wrong: { Wording.problem(withTime: $0) }, text: { $1.text($0) }, { text, _ in ClockTime(typed: text) })
    case .durationMinutes:
      FieldRow(
        "Duration", "90, 1h30, 45 min", "1h30", "Duration: 90, 1h30 or 45 min.", hidden: [.hotel], \.durationMinutes,
        .count, wrong: { Wording.problem(withDuration: $0) }, text: { $1.shortDuration(minutes: $0) },
        { text, _ in TypedDuration(text)?.minutes })
    case .location:
      FieldRow(
        "Location", "a name, coordinates, a map's link", "place",
        "Location: a name, coordinates, a plus code or a map link.",
        file: { .optional($0, \.location, .object(CustomItem.Location.fields)) },
        problem: { text, _ in TypedPlace(text).problem }, text: { item, _ in item.location?.name })
    case .notes: FieldRow("Notes", "", nil, "Notes.", \.notes)
    case .url:
      FieldRow(
        "Link", "https://example.com", "address", "Web address.", \.url, .string,
        wrong: { "\"\($0)\" is not a link. Use https://, then the address." },
        { text, _ in
          let isAddress = text.range(of: "://") != nil || text.hasPrefix("mailto:") || text.hasPrefix("tel:")
          return isAddress && !text.contains(where: \.isWhitespace) ? text : nil
        })
    case .icon:
      FieldRow(
        "Icon", "one character", "character", "Icon: one character, instead of the category's.", \.icon, .icon,
        wrong: { _ in "Invalid icon. Use one character." }, { text, _ in CustomItem.isIcon(text) ? text : nil })
    case .nights:
      FieldRow(
        "Nights", "3 (empty: 1)", "n", "Nights of a hotel.", hasColumn: true, hidden: [.restaurant, .activity, .note],
        \.nights, .count, wrong: { "\"\($0)\" is not a number of nights. Use 1 to 999." },
        { text, _ in CustomItem.nights(typed: text) })
    case .cost:
      FieldRow(
        "Cost", "129.00 USD", "amount",
        "Cost: an amount and a currency, such as '129.00 USD'; without one, the currency of the trip.", hidden: [.note],
        \.cost)
    case .reference:
      FieldRow("Reference", "a booking reference", "number", "Booking reference.", hidden: [.note], \.reference)
    case .phone: FieldRow("Phone", "", "number", "Telephone number.", hasColumn: true, hidden: [.note], \.phone)
    case .deadline:
      FieldRow(
        "Deadline", "2026-03-01, to book or cancel by", "date", "Date to book or cancel by, such as 2026-03-01.",
        \.deadline, .date, wrong: { "\"\($0)\" is not a date with a year. Use 2026-03-01." },
        { text, _ in CivilDate(certain: text) })
    }
  }
}
