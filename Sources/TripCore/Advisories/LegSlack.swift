import Base

extension ItineraryConstraints {
  /// The spare time of a leg in seconds, negative if there is too little: from the typical end of the last game in the
  /// city that it leaves to the start of the first game in the city that it reaches, less its duration. Nil if a game,
  /// a start or the duration is not known.
  package func slack(of leg: Leg) -> Int64? { slack(of: leg, within: stays.bounds(of: leg)) }

  /// - Parameter bounds: the games that limit the leg.
  func slack(of leg: Leg, within bounds: Stays.Bounds) -> Int64? {
    guard let end = bounds.departure?.game?.typicalEnd, let start = bounds.arrival?.game?.knownStart?.unixSeconds,
      let duration = leg.travelSeconds
    else { return nil }
    return start - end - duration
  }
}
