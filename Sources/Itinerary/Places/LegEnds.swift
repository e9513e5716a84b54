extension Trip {
  /// The IANA name of the time zone at an end of a leg: that of the trip's games there, or else that of the city on the
  /// map; nil if neither is known.
  ///
  /// - Parameter city: a city as legs name it, which can mean the trip's home.
  package func timeZone(ofLegEnd city: String) -> String? {
    let place = city == TripEnds.home ? schedule?.home ?? city : city
    return timeZone(ofCity: city) ?? Gazetteer.shared.city(place)?.timeZone
  }
}
