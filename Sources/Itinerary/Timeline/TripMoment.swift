/// What a trip holds at a moment: what is on, what comes next, and when to leave for it.
package struct TripMoment: Equatable, Sendable {
  package let day: Int
  package let current: ItemIndex?
  package let next: ItemIndex?
  /// The game of the day whose start is unknown; nil without one, or if it must be over.
  package let open: ItemIndex?
  /// The leg with which one leaves next, and the latest departure.
  package let departure: Departure?

  package struct Departure: Equatable, Sendable {
    package let leg: ItemIndex
    /// Seconds since 1970-01-01T00:00:00Z.
    package let moment: Int64
    package let isGiven: Bool
  }
}

extension Timeline {
  /// What the trip holds at a moment in seconds since 1970-01-01T00:00:00Z; nil outside its dates by local clocks.
  package func moment(_ now: Int64, in trip: Trip) -> TripMoment? {
    guard let day = day(at: now, in: trip) else { return nil }
    var (current, next, open, departure): (Int?, Int?, Int?, TripMoment.Departure?)
    for index in rows.indices {
      let (item, row) = (trip.itinerary[ItemIndex(index)], rows[index])
      if let window = row.window, row.isFixed, item.position.day == day, window.upperBound > now {
        open = open ?? index
      }
      guard let start = row.start, item.game?.isPlayed != false else { continue }
      let isOn = start <= now && now < row.end ?? start
      if isOn, start >= current.flatMap({ rows[$0].start }) ?? start { current = index }
      if start > now, start < next.flatMap({ rows[$0].start }) ?? .max { next = index }
      guard item.leg != nil, start > now else { continue }
      let latest = row.basis == .given ? start : row.leaveBy
      if let latest, latest > now, departure == nil {
        departure = TripMoment.Departure(leg: ItemIndex(index), moment: latest, isGiven: row.basis == .given)
      }
    }
    // Only the leg that is on, or that comes next, is worth a word.
    if let leg = departure?.leg.rawValue, leg != current, leg != next { departure = nil }
    return TripMoment(
      day: day, current: current.map { ItemIndex($0) }, next: next.map { ItemIndex($0) },
      open: open.map { ItemIndex($0) }, departure: departure)
  }

  package func continuing(onDay day: Int, in trip: Trip) -> [Continuation] {
    let items = trip.itinerary.items
    return items.indices.prefix { items[$0].position.day < day }.compactMap { index in
      let row = rows[index]
      guard let game = items[index].game, game.isPlayed, row.isFixed,
        let span = TimelineMaker.Span(of: game, by: row.clock), span.isOverDays,
        let last = row.endClock?.reading(at: span.end - 1).date.dayNumber
      else { return nil }
      let first = trip.date(ofDay: items[index].position.day).dayNumber
      let today = trip.date(ofDay: day).dayNumber
      return today > last ? nil : Continuation(game: ItemIndex(index), day: today - first + 1, days: last - first + 1)
    }
  }

  private func day(at now: Int64, in trip: Trip) -> Int? {
    trip.itinerary.days.last { day in
      let midnights = [day, day + 1].map { clock(ofDay: $0).moment(of: trip.date(ofDay: $0), secondOfDay: 0) }
      return midnights[0] <= now && now < midnights[1]
    }
  }

  /// The clock at the beginning of a day, 1…N + 1; UTC if it is unknown.
  package func clock(ofDay day: Int) -> PlaceClock { dayClocks[day - 1] ?? PlaceClock(offsetSeconds: 0) }

  /// The clock of the traveler at a moment in seconds since 1970-01-01T00:00:00Z: that of the last played game that has begun
  /// or leg that is over, else of the first day. A row without times counts from its midnight on, and a leg as over then.
  package func clock(at moment: Int64, in trip: Trip) -> PlaceClock? {
    var here = dayClocks.first ?? nil
    var since = Int64.min
    for (item, row) in zip(trip.itinerary.items, rows) where item.custom == nil && item.game?.isPlayed != false {
      let day = item.position.day
      let begins = item.leg == nil ? row.start : row.end ?? row.start
      since = max(since, begins ?? clock(ofDay: day).moment(of: trip.date(ofDay: day), secondOfDay: 0))
      if since > moment {
        guard item.leg != nil, let local = here?.reading(at: moment) else { break }
        return local.date > trip.date(ofDay: day) ? row.endClock ?? here : here
      }
      here = row.endClock ?? here
    }
    return here
  }

  /// The rows that have begun by a moment in seconds since 1970; those without times by the end of their day.
  package func begun(by now: Int64, in trip: Trip) -> Set<ItemID> {
    Set(
      zip(trip.itinerary.items, rows).lazy.filter { item, row in
        if let start = row.start { return start <= now }
        if let window = row.window { return window.upperBound <= now }
        let day = item.position.day + 1
        return self.clock(ofDay: day).moment(of: trip.startDate.adding(days: day - 1), secondOfDay: 0) <= now
      }.map(\.0.id))
  }

  /// The city where the traveler is at a moment, or the town where a drive pauses; nil under way, and if it is unknown.
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
    return city.map(trip.name)
  }
}
