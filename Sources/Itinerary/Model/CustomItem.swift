/// An item of the user: a restaurant, hotel, activity or note; it can be anywhere.
public struct CustomItem: Equatable, Sendable {
  /// The kind of a custom item.
  public enum Category: String, CaseIterable, Sendable {
    case restaurant, hotel, activity, note
  }

  /// A place by name, by coordinates in degrees (WGS 84), or both.
  public struct Location: Equatable, Sendable {
    /// The name as the user gave it.
    public var name: String?
    /// Degrees, −90…90.
    public var latitude: Double?
    /// Degrees, −180…180.
    public var longitude: Double?
    /// Whether the coordinates are those of the town of an address; nil means no.
    public var approximate: Bool?
    package var extra: ExtraFields

    /// Makes a location. It has both coordinates or neither.
    public init(
      name: String? = nil, latitude: Double? = nil, longitude: Double? = nil, approximate: Bool? = nil,
      extra: ExtraFields = .none
    ) {
      (self.name, self.latitude, self.longitude) = (name, latitude, longitude)
      (self.approximate, self.extra) = (approximate, extra)
    }
  }

  /// The text of the row.
  public var title: String
  /// The kind of the item.
  public var category: Category
  /// A single character (grapheme cluster) shown instead of the icon of the category.
  public var icon: String?
  /// The address of a page about the item.
  public var url: String?
  /// The notes of the user, in any number of lines.
  public var notes: String?
  /// The number of the booking.
  public var reference: String?
  /// The telephone number, as typed.
  public var phone: String?
  /// The price of all of it.
  public var cost: Money?
  /// The last date on which to book or to cancel it.
  public var deadline: CivilDate?
  /// The place of the item; it has no effect on its positions.
  public var location: Location?
  /// Local wall-clock time.
  public var time: ClockTime?
  /// The duration, at least 1 minute.
  public var durationMinutes: Int?
  /// The nights of a hotel, at least 1; see ``nightCount``.
  public var nights: Int?
  /// Whether the item is ticked off; nil means no.
  public var done: Bool?
  package var extra: ExtraFields

  /// Makes an item; the properties say what each part means.
  public init(
    title: String, category: Category, icon: String? = nil, time: ClockTime? = nil, durationMinutes: Int? = nil,
    nights: Int? = nil, location: Location? = nil, url: String? = nil, reference: String? = nil, phone: String? = nil,
    cost: Money? = nil, deadline: CivilDate? = nil, notes: String? = nil, done: Bool? = nil, extra: ExtraFields = .none
  ) {
    (self.title, self.category, self.icon) = (title, category, icon)
    (self.time, self.durationMinutes, self.nights) = (time, durationMinutes, nights)
    (self.location, self.url, self.phone) = (location, url, phone)
    (self.reference, self.cost, self.deadline) = (reference, cost, deadline)
    (self.notes, self.done, self.extra) = (notes, done, extra)
  }

  package var durationSeconds: Int64 { Int64(min(durationMinutes ?? 0, 1_000_000_000)) * 60 }

  /// The number of nights of a hotel: 1 where none is given.
  public var nightCount: Int {
    get { max(1, nights ?? 1) }
    set { if newValue != nightCount { nights = newValue > 1 ? newValue : nil } }
  }

  package static func nights(typed text: String) -> Int? { Int(text, in: 1...999) }

  package var duplicate: CustomItem {
    var copy = self
    (copy.done, copy.reference) = (nil, nil)
    return copy
  }

  package var isDone: Bool { done == true }

  package var openDeadline: CivilDate? { isDone ? nil : deadline }

  package static func isIcon(_ text: String) -> Bool { text.count == 1 }
}

extension PlaceMatch {
  /// The location for an item. The name of a city includes its region.
  public var location: CustomItem.Location {
    CustomItem.Location(
      name: kind == .city ? city : name, latitude: point.latitude, longitude: point.longitude)
  }
}

extension TypedPlace {
  package var location: CustomItem.Location? {
    switch self {
    case .point(let point, let name):
      CustomItem.Location(name: name, latitude: point.latitude, longitude: point.longitude)
    case .name(let name): CustomItem.Location(name: name)
    case .unreadable: nil
    }
  }
}
