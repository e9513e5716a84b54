/// Travel between two cities, held between the games of the cities it joins.
package struct Leg: Equatable, Sendable {
  package var from: String
  package var to: String
  /// The number of this journey among those from `from` to `to`, 1 for the first; nil means 1.
  package var visit: Int?
  package var distanceMeters: Double?
  package var durationSeconds: Double?
  /// Whether distance and duration were computed rather than given.
  package var estimated: Bool?
  /// Whether the program made the leg and no user has edited its content since; see ``isGenerated``.
  package var generated: Bool?
  /// The position that the leg had before a change of the games made it invalid; nil if it stands where it was put. It goes
  /// back there once that is possible, so that a schedule that is taken back leaves nothing behind.
  package var movedFrom: Position?
  package var extra: ExtraFields

  package init(
    from: String, to: String, visit: Int? = nil, distanceMeters: Double? = nil, durationSeconds: Double? = nil,
    estimated: Bool? = nil, generated: Bool? = nil, movedFrom: Position? = nil, extra: ExtraFields = .none
  ) {
    self.from = from
    self.to = to
    self.visit = visit
    self.distanceMeters = distanceMeters
    self.durationSeconds = durationSeconds
    self.estimated = estimated
    self.generated = generated
    self.movedFrom = movedFrom
    self.extra = extra
  }
}

extension Leg {
  /// Whether the leg may go with its passage, since the program made it and can make it again.
  ///
  /// Earlier versions did not write `generated`: a leg without it counts as generated if its figures are estimated
  /// and it has no unknown fields.
  package var isGenerated: Bool { generated ?? (estimated == true && extra.isEmpty) }
}

/// An estimate of the distance and the duration of a drive.
package struct LegEstimate: Equatable, Sendable {
  /// The length of the road.
  package let distanceMeters: Double
  package let durationSeconds: Double

  package init(distanceMeters: Double, durationSeconds: Double) {
    (self.distanceMeters, self.durationSeconds) = (distanceMeters, durationSeconds)
  }
}
