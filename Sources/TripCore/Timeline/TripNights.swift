import Atlas
import Base

extension TimelineMaker {
  /// Finds where each night is spent, and reports hotels elsewhere and nights without a bed.
  mutating func nights() -> [Timeline.Night] {
    guard trip.dayCount > 1 else { return [] }
    let (hotels, legs, firstCity) = (hotelsByNight(), legsByNight(), firstCity)
    var isElsewhere: Set<Int> = []
    var nights: [Timeline.Night] = []
    var row = 0
    var anchor = -1
    for day in 1..<trip.dayCount {
      while row < items.count, items[row].position.day <= day {
        if isAnchor(row) { anchor = row }
        row += 1
      }
      let (hotel, leg) = (hotels[day], legs[day])
      nights.append(night(day, hotel, leg, in: anchor >= 0 ? city(at: anchor) : firstCity))
      if let hotel, isElsewhereAtNight(hotel, leg, anchor), isElsewhere.insert(hotel).inserted {
        tell(.hotelElsewhere(city: leg == nil ? city(at: anchor) : nil, day: day), at: hotel)
      }
      if !hotels.isEmpty, nights[day - 1].bed == .open, let index = rowBefore(row) {
        tell(.nightOpen(day: day, city: nights[day - 1].place), at: index)
      }
    }
    return nights
  }

  /// The row that shows a problem of a night: the last one of its day, else the next one.
  private func rowBefore(_ row: Int) -> Int? {
    if items.isEmpty { return nil }
    return max(row - 1, 0)
  }

  private func isAnchor(_ index: Int) -> Bool {
    switch items[index].kind {
    case .game(let game): game.isPlayed
    case .travel: true
    case .custom: false
    }
  }

  /// The last hotel in the list that covers the night after each day; the last day of the trip included.
  private func hotelsByNight() -> [Int: Int] {
    var hotels: [Int: Int] = [:]
    for index in items.indices where category(index) == .hotel {
      let day = items[index].position.day
      let more = min((items[index].custom?.nightCount ?? 1) - 1, trip.dayCount - day)
      for day in day...day + more { hotels[day] = index }
    }
    return hotels
  }

  private func night(
    _ day: Int, _ hotel: Int?, _ leg: (index: Int, isPaused: Bool)?, in place: String?
  ) -> Timeline.Night {
    if let hotel {
      return Timeline.Night(day: day, bed: .hotel(ItemIndex(hotel)), place: leg == nil ? place : nil)
    }
    if let leg {
      return Timeline.Night(day: day, bed: leg.isPaused ? .open : .underWay(ItemIndex(leg.index)), place: nil)
    }
    return Timeline.Night(day: day, bed: isHome(place) ? .home : .open, place: place)
  }

  private func isHome(_ city: String?) -> Bool {
    guard let city, let home = trip.schedule?.home else { return false }
    return CityKey(city) == CityKey(home)
  }

  /// The city where the trip begins.
  var firstCity: String? {
    for item in items {
      switch item.kind {
      case .game(let game) where game.isPlayed: return game.city
      case .travel(let leg): return name(ofCity: leg.from)
      default: continue
      }
    }
    return trip.schedule?.home
  }

  /// The first leg in the list that is under way in the night after each day: one that runs through two to four o'clock,
  /// or that pauses then.
  private func legsByNight() -> [Int: (index: Int, isPaused: Bool)] {
    var legs: [Int: (index: Int, isPaused: Bool)] = [:]
    // In the order of the list, as the legs are.
    var drives = stretches[...]
    let before = trip.startDate.dayNumber
    for index in items.indices where isLeg(index) {
      guard let start = rows[index].start, let end = rows[index].end, let clock = rows[index].clock,
        let there = rows[index].endClock
      else { continue }
      while let first = drives.first, first.leg < index { drives.removeFirst() }
      let parts = drives.first.flatMap { $0.leg == index ? $0.parts : nil }
      let first = max(clock.reading(at: start).date.dayNumber - before, 1)
      let last = min(there.reading(at: end).date.dayNumber - before, trip.dayCount - 1)
      for day in stride(from: first, through: last, by: 1) where legs[day] == nil {
        let date = trip.date(ofDay: day).adding(days: 1)
        let (two, four) = (clock.moment(of: date, secondOfDay: 7200), there.moment(of: date, secondOfDay: 14_400))
        guard start <= two, end >= four else { continue }
        legs[day] = (index, parts.map { parts in !parts.contains { $0.start <= two && $0.end >= four } } ?? false)
      }
    }
    return legs
  }

  private mutating func isElsewhereAtNight(_ hotel: Int, _ leg: (index: Int, isPaused: Bool)?, _ anchor: Int) -> Bool {
    if let leg { return !leg.isPaused }
    guard let point = point(of: hotel), let here = travellersPoint(at: anchor) else {
      return false
    }
    return here.kilometers(to: point) > Gazetteer.suburbs
  }
}
