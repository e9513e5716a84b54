extension PlaceResolver {
  /// Returns the place that the trip, the home team or other games show, unless the schedule names another one.
  func assumed(_ query: PlaceQuery, instead open: ResolvedPlace) -> ResolvedPlace? {
    if let known = place(ofVenue: open, in: memory) { return remembered(known, query, open) }
    let home = query.homeTeam?.home
    if let home, let result = atHome(home.place, query, open) { return result }
    if home == nil, !query.isNeutral, let known = place(ofClub: query.home.name, open, in: memory) {
      return assuming(known, "where the trip has the games of \(query.home.name)", query, open)
    }
    if let known = place(ofVenue: open, in: others) {
      return assuming(known, "where the schedule has other games there", query, open)
    }
    guard home == nil, !query.isNeutral, let known = place(ofClub: query.home.name, open, in: others),
      known.isVenue(open.venue)
    else { return nil }
    return assuming(known, "where the schedule has the games of \(query.home.name)", query, open)
  }

  private func place(ofVenue open: ResolvedPlace, in memory: PlaceMemory) -> PlaceMemory.Known? {
    guard let known = open.venue.flatMap(memory.place(ofVenue:)) else { return nil }
    // The city may be one of several of its name, but not in another region than the one named.
    return open.isAmbiguous || isCredible(known.city, open) ? known : nil
  }

  private func place(ofClub name: String, _ open: ResolvedPlace, in memory: PlaceMemory) -> PlaceMemory.Known? {
    memory.place(ofClub: name).flatMap { isCredible($0.city, open) ? $0 : nil }
  }

  private func atHome(_ home: Place, _ query: PlaceQuery, _ open: ResolvedPlace) -> ResolvedPlace? {
    guard isCredible(home.city, open) else { return nil }
    var place = home
    // The region of the home team, for a suburb that is in no table.
    if let city = open.unknownCity, let region = open.unknownRegion { place.city = "\(city), \(region)" }
    let name = open.venue ?? open.unknownCity ?? query.home.name
    return ResolvedPlace(
      venue: open.venue, city: place.city, place: place, evidence: .homeTeam,
      finding: .assumedHome(unknown(open), city: home.city, name: name))
  }

  private func assuming(
    _ known: PlaceMemory.Known, _ source: String, _ query: PlaceQuery, _ open: ResolvedPlace
  ) -> ResolvedPlace {
    var result = remembered(known, query, open)
    result.finding = .assumedOther(unknown(open), city: known.city, source: source)
    return result
  }

  private func remembered(_ known: PlaceMemory.Known, _ query: PlaceQuery, _ open: ResolvedPlace) -> ResolvedPlace {
    let home = query.homeTeam?.home?.place
    var place = home?.city == known.city ? home : gazetteer.city(known.city)
    // A city in no table was assumed to be the home team's when the trip got it.
    if place == nil, let home, isCredible(home.city, open), known.timeZone ?? home.timeZone == home.timeZone {
      place = home
    }
    if let zone = known.timeZone { place?.timeZone = zone }
    // Legs refer to the city by the trip's name for it.
    place?.city = known.city
    return ResolvedPlace(
      venue: open.venue, city: known.city, place: place, timeZone: known.timeZone, evidence: .remembered)
  }

  /// Whether the schedule names no city, or an unknown one in the same region.
  private func isCredible(_ city: String, _ open: ResolvedPlace) -> Bool {
    if let named = open.unknownCity, NameKey(named) == NameKey(city.prefix { $0 != "," }) { return true }
    if open.isAmbiguous { return false }
    return open.unknownRegion.flatMap { gazetteer.isCity(city, in: $0) } ?? true
  }

  private func unknown(_ open: ResolvedPlace) -> ScheduleFinding.Unknown {
    open.unknownCity != nil ? (.city, open.city) : (.venue, open.venue)
  }
}
