package struct RouteStop: Equatable, Sendable {
  package let name: String
  package let point: GeoPoint
  package let day: Int

  package init(name: String, point: GeoPoint, day: Int) { (self.name, self.point, self.day) = (name, point, day) }
}

struct RouteTown {
  let name: String
  let point: GeoPoint
  var days: [Int]

  /// The days as text: `Day 1`, `Days 1, 9–10`.
  var dayWords: String {
    var parts: [String] = []
    var place = 0
    while place < days.count {
      var end = place
      while end + 1 < days.count, days[end + 1] == days[end] + 1 { end += 1 }
      parts.append(end == place ? "\(days[place])" : "\(days[place])–\(days[end])")
      place = end + 1
    }
    return (days.count == 1 ? "Day " : "Days ") + parts.joined(separator: ", ")
  }

  static func towns(of stops: [RouteStop]) -> (towns: [RouteTown], order: [Int]) {
    var (towns, order): ([RouteTown], [Int]) = ([], [])
    for stop in stops {
      let known = towns.firstIndex {
        $0.name == stop.name && $0.point.miles(to: stop.point) < 100 || $0.point.miles(to: stop.point) < 4
      }
      let number = known ?? towns.count
      if known == nil { towns.append(RouteTown(name: stop.name, point: stop.point, days: [])) }
      let last = towns[number].days.last ?? stop.day - 1
      // A stay lasts until the next stop elsewhere.
      if order.last == number, stop.day > last {
        towns[number].days += last + 1...stop.day
      } else if last != stop.day {
        towns[number].days.append(stop.day)
      }
      if order.last != number { order.append(number) }
    }
    return (towns, order)
  }
}
