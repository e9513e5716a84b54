/// The rule of placement of one leg: strictly after its last departure game and strictly before its first arrival game.
struct LegRule {
  let leg: Leg
  let departure: Item?
  let arrival: Item?
  let dayCount: Int

  init(_ leg: Leg, in stays: Stays, dayCount: Int) {
    let bounds = stays.bounds(of: leg)
    (self.leg, self.departure, self.arrival) = (leg, bounds.departure, bounds.arrival)
    self.dayCount = dayCount
  }

  func refusal(at position: Position) -> Refusal? {
    if let impossible = impossibility { return impossible }
    if let departure, position <= departure.position { return .leavesAfter(leg: leg, game: departure) }
    if let arrival, position >= arrival.position { return .arrivesBefore(leg: leg, game: arrival) }
    return nil
  }

  /// Why no position is valid; nil if one is. A single game leaves none if it is at the very end of the trip.
  var impossibility: Refusal? {
    guard days == nil else { return nil }
    return switch (departure, arrival) {
    case (let departure?, let arrival?): .noValidPosition(leg: leg, departure: departure, arrival: arrival)
    case (let departure?, nil): .leavesAfter(leg: leg, game: departure)
    case (nil, let arrival?): .arrivesBefore(leg: leg, game: arrival)
    case (nil, nil): nil
    }
  }

  /// The days on which some finite `sortOrder` is strictly between the games.
  var days: ClosedRange<Int>? {
    let largest = Double.greatestFiniteMagnitude
    var (first, last) = (1, dayCount)
    if let departure = departure?.position {
      first = departure.sortOrder < largest ? departure.day : departure.day + 1
    }
    if let arrival = arrival?.position {
      last = arrival.sortOrder > -largest ? arrival.day : arrival.day - 1
    }
    guard first <= last else { return nil }
    if let departure = departure?.position, let arrival = arrival?.position,
      departure.day == arrival.day, !(departure.sortOrder.nextUp < arrival.sortOrder)
    {
      return nil
    }
    return first...last
  }
}
