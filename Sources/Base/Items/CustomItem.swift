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

  // Long trips hold mostly these, so small properties come last, where they share a word.
  package var title: String
  /// A single character (grapheme cluster) shown instead of the icon of the category.
  package var icon: String?
  /// The address of a page about the item.
  package var url: String?
  package var notes: String?
  /// The location, if there is one: it is large, and many items have none. Stored as it is, it can be read without a copy of
  /// the whole item, unlike ``location``.
  package private(set) var places: [Location]
  package var extra: ExtraFields
  /// The duration, at least 1 minute.
  package var durationMinutes: Int?
  package var category: Category
  /// Local wall-clock time.
  package var time: ClockTime?

  package var location: Location? {
    get { places.first }
    set { places = newValue.map { [$0] } ?? [] }
  }

  package init(
    title: String, category: Category, icon: String? = nil, time: ClockTime? = nil, durationMinutes: Int? = nil,
    location: Location? = nil, url: String? = nil, notes: String? = nil, extra: ExtraFields = .none
  ) {
    self.title = title
    self.category = category
    self.icon = icon
    self.time = time
    self.durationMinutes = durationMinutes
    places = location.map { [$0] } ?? []
    self.url = url
    self.notes = notes
    self.extra = extra
  }

  /// The duration in seconds; 0 if none is given.
  package var durationSeconds: Int64 { Int64(min(durationMinutes ?? 0, 1_000_000_000)) * 60 }

  /// Whether a text can be an ``icon``.
  package static func isIcon(_ text: String) -> Bool { text.count == 1 }
}
