extension Timeline {
  /// The rows that have begun by a moment in seconds since 1970-01-01T00:00:00Z; those without times by the end of their
  /// day.
  package func begun(by now: Int64, in trip: Trip) -> Set<ItemID> {
    Set(
      zip(trip.itinerary.items, rows).lazy.filter { item, row in
        if let start = row.start { return start <= now }
        if let window = row.window { return window.upperBound <= now }
        let day = item.position.day + 1
        return self.clock(ofDay: day).moment(of: trip.startDate.adding(days: day - 1), secondOfDay: 0) <= now
      }.map(\.0.id))
  }

  /// The city where the traveler is at a moment, or the town where a drive pauses then; nil under way, and if no city is
  /// known.
  package func city(at moment: Int64, in trip: Trip) -> String? {
    var city =
      TripEnds(of: trip.itinerary).start ?? trip.itinerary.items.first { $0.game?.isPlayed == true }?.game?.city
    for (item, row) in zip(trip.itinerary.items, rows) {
      guard let start = row.start ?? row.window?.lowerBound, start <= moment else { continue }
      if let game = item.game, game.isPlayed { city = game.city }
      guard let leg = item.leg else { continue }
      city = leg.to
      if moment >= row.end ?? start { continue }
      city = row.stops.first { $0.start <= moment && moment < $0.end }?.place?.city
    }
    return city.map { $0 == TripEnds.home ? trip.schedule?.home ?? $0 : $0 }
  }
}
