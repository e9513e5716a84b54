/// Travel between two cities, held between the games of the cities it joins.
package struct Leg: Equatable, Sendable {
  package var from: String
  package var to: String
  /// Which of several journeys from `from` to `to` this is, 1 for the first; nil in the file means 1.
  package var visit: Int?
  package var distanceMeters: Double?
  package var durationSeconds: Double?
  /// Whether distance and duration were computed rather than given.
  package var estimated: Bool?
  package var extra: ExtraFields

  package init(
    from: String, to: String, visit: Int? = nil, distanceMeters: Double? = nil, durationSeconds: Double? = nil,
    estimated: Bool? = nil, extra: ExtraFields = .none
  ) {
    self.from = from
    self.to = to
    self.visit = visit
    self.distanceMeters = distanceMeters
    self.durationSeconds = durationSeconds
    self.estimated = estimated
    self.extra = extra
  }
}
