/// Travel between two cities, held between the games of the cities it joins.
public struct Leg: Equatable, Sendable {
  /// A means of travel.
  public typealias Mode = TravelMode

  /// The city that the leg leaves.
  public var from: String
  /// The city that it reaches.
  public var to: String
  /// The number of this journey among those from `from` to `to`, 1 for the first; nil means 1.
  public var visit: Int?
  /// The means of travel; nil means a drive. See ``means``.
  public var mode: Mode?
  /// The departure, given by the user or a timetable.
  public var departs: PlannedMoment?
  /// The arrival, given by the user or a timetable.
  public var arrives: PlannedMoment?
  /// The distance in meters, at least 0.
  public var distanceMeters: Double?
  /// The duration in seconds, at least 0.
  public var durationSeconds: Double?
  /// Whether distance and duration were computed rather than given.
  public var estimated: Bool?
  /// The carrier and the number of the journey: `AA 1234`.
  public var carrier: String?
  /// The number of the booking.
  public var reference: String?
  /// The seat, as on the ticket.
  public var seat: String?
  /// The price of the journey.
  public var cost: Money?
  /// The notes of the user.
  public var notes: String?
  /// The parts of a journey with changes, in order; nil for a journey without changes.
  public var parts: [LegPart]?
  /// Whether the program made the leg and no user has edited its content since.
  public var generated: Bool?
  /// The position of the leg before a change of the games made it invalid; nil if the leg has not been moved. It
  /// returns there when that becomes possible, so that undoing a change of the schedule leaves no traces.
  public var movedFrom: Position?
  package var extra: ExtraFields

  /// Makes a leg; the properties say what each part means.
  public init(
    from: String, to: String, visit: Int? = nil, mode: Mode? = nil, departs: PlannedMoment? = nil,
    arrives: PlannedMoment? = nil, distanceMeters: Double? = nil, durationSeconds: Double? = nil,
    estimated: Bool? = nil, carrier: String? = nil, reference: String? = nil, seat: String? = nil, cost: Money? = nil,
    notes: String? = nil, parts: [LegPart]? = nil, generated: Bool? = nil, movedFrom: Position? = nil,
    extra: ExtraFields = .none
  ) {
    (self.from, self.to, self.visit, self.mode) = (from, to, visit, mode)
    (self.departs, self.arrives) = (departs, arrives)
    (self.distanceMeters, self.durationSeconds, self.estimated) = (distanceMeters, durationSeconds, estimated)
    (self.carrier, self.reference, self.seat, self.cost) = (carrier, reference, seat, cost)
    (self.notes, self.parts, self.generated) = (notes, parts, generated)
    (self.movedFrom, self.extra) = (movedFrom, extra)
  }
}

extension Leg {
  /// Whether the leg may be removed together with its journey, because the program made it and can make it again.
  ///
  /// Earlier versions did not write `generated`: then it is a leg with estimates and without what only a user adds.
  package var isGenerated: Bool { generated ?? (estimated == true && extra.isEmpty && !hasDetails) }

  private var hasDetails: Bool {
    mode != nil || departs != nil || arrives != nil || carrier != nil || parts != nil || !booking.isEmpty
  }

  /// The duration of the journey in seconds, at least 0: the given one, otherwise the time between departure and
  /// arrival; nil if neither is given.
  public var travelSeconds: Int64? {
    if let durationSeconds, durationSeconds.isFinite { return Int64(min(max(durationSeconds, 0), 1e12)) }
    guard let start = departs?.time, let end = arrives?.time, start.unixSeconds <= end.unixSeconds else { return nil }
    return end.unixSeconds - start.unixSeconds
  }

  /// The means of travel: ``mode-swift.property``, otherwise a drive.
  public var means: Mode { mode ?? .drive }

  /// Returns the leg after an edit by the user: no longer ``generated``, and with other figures no longer
  /// ``estimated``. The first of its parts departs with it, and the last one arrives with it.
  package func edited(_ change: (inout Leg) -> Void) -> Leg {
    var leg = self
    change(&leg)
    guard leg != self else { return self }
    leg.generated = nil
    if (leg.distanceMeters, leg.durationSeconds) != (distanceMeters, durationSeconds) { leg.estimated = nil }
    if (leg.departs, leg.arrives) != (departs, arrives), let last = leg.parts?.indices.last {
      leg.parts?[0].departs = leg.departs
      leg.parts?[last].arrives = leg.arrives
    }
    return leg
  }
}

/// A part of a leg, by one means of travel without a change.
public struct LegPart: Equatable, Sendable {
  /// The means of travel; nil means a drive.
  public var mode: Leg.Mode?
  /// The place that the part leaves.
  public var from: String
  /// The place that it reaches.
  public var to: String
  /// The departure, given by the user or a timetable.
  public var departs: PlannedMoment?
  /// The arrival, given by the user or a timetable.
  public var arrives: PlannedMoment?
  /// The carrier and the number of the journey: `AA 1234`.
  public var carrier: String?
  /// The number of the booking.
  public var reference: String?
  /// The seat, as on the ticket.
  public var seat: String?
  package var extra: ExtraFields

  /// Makes a part; the properties say what each means.
  public init(
    mode: Leg.Mode? = nil, from: String, to: String, departs: PlannedMoment? = nil, arrives: PlannedMoment? = nil,
    carrier: String? = nil, reference: String? = nil, seat: String? = nil, extra: ExtraFields = .none
  ) {
    (self.mode, self.from, self.to) = (mode, from, to)
    (self.departs, self.arrives, self.carrier) = (departs, arrives, carrier)
    (self.reference, self.seat, self.extra) = (reference, seat, extra)
  }

  /// The means of travel: ``mode``, otherwise a drive.
  public var means: Leg.Mode { mode ?? .drive }

  package var seconds: Int64? {
    guard let start = departs?.time?.unixSeconds, let end = arrives?.time?.unixSeconds, start <= end else { return nil }
    return end - start
  }
}

extension Leg {
  /// Returns the leg with other parts. Its times are those of the first departure and the last arrival, and its means is
  /// that of the longest part, or of the first one if their times are unknown. An estimate for other means is not its distance.
  package func parted(into parts: [LegPart]) -> Leg {
    var leg = self
    leg.parts = parts.isEmpty ? nil : parts
    guard let first = parts.first, let last = parts.last else { return leg }
    (leg.departs, leg.arrives) = (first.departs, last.arrives)
    let longest = parts.max { ($0.seconds ?? 0) < ($1.seconds ?? 0) }
    leg.mode = (longest?.seconds == nil ? first : longest ?? first).mode
    if let start = leg.departs?.time?.unixSeconds, let end = leg.arrives?.time?.unixSeconds, start <= end {
      if leg.mode != mode, estimated == true { leg.distanceMeters = nil }
      (leg.durationSeconds, leg.estimated) = (Double(end - start), nil)
    }
    return leg
  }
}
