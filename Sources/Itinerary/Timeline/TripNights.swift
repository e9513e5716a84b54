/// The position of the traveler at three in the morning after each day, as known so far.
private struct NightWalk {
  var row = 0
  /// The last leg that is over, or the last game; nil before all of them.
  var anchor: Int?
  /// The legs above `row` that are not over, in list order.
  var pending: [Int] = []
}

private struct NightPlace {
  var leg: Int?
  var isPaused = false
  var name: String?
  var point: GeoPoint?

  var isMoving: Bool { leg != nil && !isPaused }
}

extension TimelineMaker {
  /// Finds where each night is spent, and reports hotels elsewhere, hotels for one night, and nights without a bed.
  mutating func nights() -> [Timeline.Night] {
    var walk = NightWalk()
    let hotels = hotelsByNight()
    /// The position of a hotel: its point, else the place of its first night.
    var places: [Int: GeoPoint?] = [:]
    var isElsewhere: Set<Int> = []
    var nights: [Timeline.Night] = []
    for day in 1..<trip.dayCount {
      let place = place(atNightOf: day, &walk)
      let hotel = hotels[day]
      let name = place.isMoving ? nil : place.name
      nights.append(Timeline.Night(day: day, lodging: lodging(hotel, place), place: name, isPaused: place.isPaused))
      guard let hotel else { continue }
      let known = places[hotel] ?? point(of: hotel) ?? place.point
      places[hotel] = .some(known)
      let isFar = known.flatMap { known in place.point.map { $0.kilometers(to: known) > Gazetteer.suburbs } } ?? false
      if isFar || place.isMoving, isElsewhere.insert(hotel).inserted {
        report(.hotelElsewhere(city: name, day: day), at: hotel)
      }
    }
    if !hotels.isEmpty { reportOpen(nights) }
    return nights
  }

  private func lodging(_ hotel: Int?, _ place: NightPlace) -> Timeline.Night.Lodging {
    if let hotel { return .hotel(ItemIndex(hotel)) }
    if place.isMoving, let leg = place.leg { return .underWay(ItemIndex(leg)) }
    return place.leg == nil && place.name.map(trip.isHome) == true ? .home : .open
  }

  /// Reports nights without a bed: together until two of three nights that need one have one.
  private mutating func reportOpen(_ nights: [Timeline.Night]) {
    let open = nights.filter { $0.lodging == .open }
    let covered = nights.count { if case .hotel = $0.lodging { true } else { false } }
    let isMostlyBooked = covered * 3 >= (covered + open.count) * 2
    for days in isMostlyBooked ? open.map({ [$0] }) : [open] {
      guard let first = days.first, !items.isEmpty else { continue }
      // The last row of the day, else the next one.
      let row = max(items.indices.partitioningIndex { items[$0].position.day > first.day } - 1, 0)
      report(.nightOpen(days: days.map(\.day), city: days.count == 1 ? first.place : nil), at: row)
    }
  }

  /// The lowest hotel in the list for the night after each day, the last included. Reports hotels for one night.
  private mutating func hotelsByNight() -> [Int: Int] {
    var hotels: [Int: Int] = [:]
    for index in items.indices where items[index].custom?.category == .hotel {
      let day = items[index].position.day
      let nights = day...day + min((items[index].custom?.nightCount ?? 1) - 1, trip.dayCount - day)
      // Hotels come by their days: one above that has any of the nights has the first.
      if day < trip.dayCount, let other = hotels[day] {
        report(.hotelsOverlap(with: items[other], day: day), at: index)
      }
      for night in nights { hotels[night] = index }
    }
    return hotels
  }

  // MARK: At three in the morning

  /// The position of the traveler at 03:00 of the date after a day. The days come in order.
  private mutating func place(atNightOf day: Int, _ walk: inout NightWalk) -> NightPlace {
    let date = trip.date(ofDay: day).adding(days: 1)
    while walk.row < items.count,
      items[walk.row].position.day <= day || items[walk.row].custom != nil || hasLeft(walk.row, by: date)
    {
      if case .game(let game) = items[walk.row].kind, game.isPlayed { walk.anchor = walk.row }
      if items[walk.row].leg != nil { walk.pending.append(walk.row) }
      walk.row += 1
    }
    let arrived = walk.pending.filter { hasArrived($0, by: date) }
    walk.pending.removeAll { arrived.contains($0) }
    walk.anchor = ([walk.anchor].compactMap { $0 } + arrived).max()
    if let leg = walk.pending.first(where: { hasLeft($0, by: date) }) { return place(on: leg, at: date) }
    let city = walk.anchor.flatMap { self.city(at: $0) } ?? firstCity
    return NightPlace(name: city, point: city.flatMap { point(ofCity: $0) })
  }

  private func hasLeft(_ row: Int, by date: CivilDate) -> Bool {
    guard items[row].leg != nil, let start = rows[row].start, let clock = rows[row].clock else { return false }
    return start < clock.moment(of: date, secondOfDay: TimelineMaker.night)
  }

  /// Whether a leg is over at 03:00 of a date; true if its times are unknown.
  private func hasArrived(_ row: Int, by date: CivilDate) -> Bool {
    guard let start = rows[row].start, let clock = rows[row].endClock ?? rows[row].clock else { return true }
    return rows[row].end ?? start <= clock.moment(of: date, secondOfDay: TimelineMaker.night)
  }

  private static let night = 3 * 3600

  private mutating func place(on leg: Int, at date: CivilDate) -> NightPlace {
    let stop = rows[leg].stops.first { stop in
      let moment = stop.endClock.moment(of: date, secondOfDay: TimelineMaker.night)
      return stop.start <= moment && moment < stop.end
    }
    return NightPlace(leg: leg, isPaused: stop != nil, name: stop?.place?.city, point: stop?.place?.point)
  }
}
