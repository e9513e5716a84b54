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
  /// Local wall-clock time.
  package var time: ClockTime?
  package var location: Location?
  package var notes: String?
  package var extra: ExtraFields

  package init(
    title: String, category: Category, time: ClockTime? = nil, location: Location? = nil, notes: String? = nil,
    extra: ExtraFields = .none
  ) {
    self.title = title
    self.category = category
    self.time = time
    self.location = location
    self.notes = notes
    self.extra = extra
  }
}
