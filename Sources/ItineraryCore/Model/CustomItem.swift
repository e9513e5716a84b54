/// An item of the user: a restaurant, hotel, activity or note; it may stand anywhere.
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
    package var extra: ExtraFields

    package init(name: String? = nil, latitude: Double? = nil, longitude: Double? = nil, extra: ExtraFields = .none) {
      self.name = name
      self.latitude = latitude
      self.longitude = longitude
      self.extra = extra
    }
  }

  package var title: String
  package var category: Category
  /// A single character (grapheme cluster) shown instead of the icon of the category.
  package var icon: String?
  /// Local wall-clock time.
  package var time: ClockTime?
  /// The duration, at least 1 minute.
  package var durationMinutes: Int?
  package var location: Location?
  /// The address of a page about the item.
  package var url: String?
  package var notes: String?
  package var extra: ExtraFields

  package init(
    title: String, category: Category, icon: String? = nil, time: ClockTime? = nil, durationMinutes: Int? = nil,
    location: Location? = nil, url: String? = nil, notes: String? = nil, extra: ExtraFields = .none
  ) {
    self.title = title
    self.category = category
    self.icon = icon
    self.time = time
    self.durationMinutes = durationMinutes
    self.location = location
    self.url = url
    self.notes = notes
    self.extra = extra
  }

  /// The duration in seconds; 0 if none is given.
  package var durationSeconds: Int64 { Int64(min(durationMinutes ?? 0, 1_000_000_000)) * 60 }

  /// Whether a text can be an ``icon``.
  package static func isIcon(_ text: String) -> Bool { text.count == 1 }
}
