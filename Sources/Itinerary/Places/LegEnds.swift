extension Trip {
  /// The IANA name of the time zone at an end of a leg, which can be called home: that of the trip's games there, or
  /// else that of the city on the map; nil if neither is known.
  package func timeZone(ofLegEnd city: String) -> String? {
    let place = city == TripEnds.home ? schedule?.home ?? city : city
    return timeZone(ofCity: city) ?? Gazetteer.shared.city(place)?.timeZone
  }

  /// The IANA name of a city's zone, taken from the games there, if any.
  package func timeZone(ofCity city: String) -> String? {
    let key = CityKey(city)
    return itinerary.items.first { $0.game.map { CityKey($0.city) } == key }?.game?.timeZone
  }
}
