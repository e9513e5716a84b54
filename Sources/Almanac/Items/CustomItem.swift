/// An item of the user: a restaurant, hotel, activity or note; it can be anywhere.
package struct CustomItem: Equatable, Sendable {
  package enum Category: String, CaseIterable, Sendable {
    case restaurant, hotel, activity, note
  }

  /// A place by name, by coordinates in degrees (WGS 84), or both.
  package struct Location: Equatable, Sendable {
    package var name: String?
    /// Degrees, −90…90.
    package var latitude: Double?
    /// Degrees, −180…180.
    package var longitude: Double?
    /// Whether the coordinates are those of the town of an address; nil means no.
    package var approximate: Bool?
    package var extra: ExtraFields

    package init(
      name: String? = nil, latitude: Double? = nil, longitude: Double? = nil, approximate: Bool? = nil,
      extra: ExtraFields = .none
    ) {
      self.name = name
      self.approximate = approximate
      self.latitude = latitude
      self.longitude = longitude
      self.extra = extra
    }
  }

  package var title: String
  package var category: Category
  /// A single character (grapheme cluster) shown instead of the icon of the category.
  package var icon: String?
  /// The address of a page about the item.
  package var url: String?
  package var notes: String?
  /// The number of the booking.
  package var reference: String?
  package var phone: String?
  package var cost: Money?
  /// The last date on which to book or to cancel it.
  package var deadline: CivilDate?
  package var location: Location?
  /// Local wall-clock time.
  package var time: ClockTime?
  /// The duration, at least 1 minute.
  package var durationMinutes: Int?
  /// The nights of a hotel, at least 1; see ``nightCount``.
  package var nights: Int?
  /// Whether the item is ticked off; nil means no.
  package var done: Bool?
  package var extra: ExtraFields

  package init(
    title: String, category: Category, icon: String? = nil, time: ClockTime? = nil, durationMinutes: Int? = nil,
    nights: Int? = nil, location: Location? = nil, url: String? = nil, reference: String? = nil, phone: String? = nil,
    cost: Money? = nil, deadline: CivilDate? = nil, notes: String? = nil, done: Bool? = nil, extra: ExtraFields = .none
  ) {
    self.title = title
    self.category = category
    self.icon = icon
    self.time = time
    self.durationMinutes = durationMinutes
    self.nights = nights
    self.location = location
    self.url = url
    self.reference = reference
    self.phone = phone
    self.cost = cost
    self.deadline = deadline
    self.notes = notes
    self.done = done
    self.extra = extra
  }

  /// The duration in seconds; 0 if none is given.
  package var durationSeconds: Int64 { Int64(min(durationMinutes ?? 0, 1_000_000_000)) * 60 }

  /// The number of nights of a hotel: 1 where none is given.
  package var nightCount: Int {
    get { max(1, nights ?? 1) }
    set { if newValue != nightCount { nights = newValue > 1 ? newValue : nil } }
  }

  /// Reads a number of nights, 1…999.
  package static func nights(typed text: String) -> Int? {
    Int(text).flatMap { (1...999).contains($0) ? $0 : nil }
  }

  /// A copy for another time: not ticked off, and without the number of the booking.
  package var duplicate: CustomItem {
    var copy = self
    (copy.done, copy.reference) = (nil, nil)
    return copy
  }

  package var isDone: Bool { done == true }

  /// The deadline, unless the item is ticked off.
  package var openDeadline: CivilDate? { isDone ? nil : deadline }

  /// Whether a text can be an ``icon``.
  package static func isIcon(_ text: String) -> Bool { text.count == 1 }
}
