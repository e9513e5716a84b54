extension Trip {
  /// Returns a point that new places on a day are probably near: that of the day's last row with a known place,
  /// otherwise one of the neighboring days; nil if no place within three days is known.
  package func likelyPoint(onDay day: Int) -> GeoPoint? {
    for offset in [0, -1, 1, -2, 2, -3, 3] where itinerary.days.contains(day + offset) {
      for index in itinerary.range(ofDay: day + offset).reversed() {
        if let point = itinerary[index].likelyPoint { return point }
      }
    }
    return nil
  }
}

extension Item {
  fileprivate var likelyPoint: GeoPoint? {
    switch kind {
    case .custom(let custom): return custom.location?.point
    case .game(let game): return PlaceSearch().matches(game.city, limit: 1).first?.point
    case .travel(let leg): return PlaceSearch().matches(leg.to, limit: 1).first?.point
    }
  }
}

extension UserPlace {
  package static func places(of trips: [Trip]) -> [UserPlace] {
    var names: Set<String> = []
    return trips.flatMap(\.itinerary.items).compactMap { item in
      guard let place = item.custom?.location, let name = place.name?.trimmed.nonEmpty, let point = place.point,
        names.insert(NameKey(name).text).inserted
      else { return nil }
      return UserPlace(name: name, point: point)
    }
  }
}
