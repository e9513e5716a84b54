extension ItineraryConstraints {
  /// The time that is left between the typical end of the last game in the city that a leg leaves and the start of the first
  /// in the city that it reaches, once the leg is travelled, in seconds; negative if it is too short. Nil if a game, a start
  /// or the duration is not known.
  package func slack(of leg: Leg) -> Int64? { slack(of: leg, within: stays.bounds(of: leg)) }

  /// - Parameter bounds: the bounds of the leg.
  func slack(of leg: Leg, within bounds: Stays.Bounds) -> Int64? {
    guard let end = bounds.departure?.game?.typicalEnd, let start = bounds.arrival?.game?.knownStart?.unixSeconds,
      let duration = leg.travelSeconds
    else { return nil }
    return start - end - duration
  }
}
