import Itinerary

extension ScheduleOptions {
  /// Returns the options with the user's earlier answers stored in a trip, unless they say otherwise, and its places.
  package func remembering(_ trip: Trip) -> ScheduleOptions {
    // A zone that was only assumed does not count as knowledge about the place.
    let assumed = trip.schedule?.assumedZone
    let known = trip.itinerary.items.compactMap(\.game).filter { game in
      assumed == nil || game.timeZone != assumed || Gazetteer.shared.city(game.city) != nil
    }
    var options = self
    (options.assumedZone, options.club) = (assumedZone ?? assumed, club ?? trip.schedule?.club)
    (options.isDayFirst, options.year) = (isDayFirst ?? trip.schedule?.dayFirst, trip.startDate.year)
    options.memory = PlaceMemory(known)
    if let answers = trip.schedule?.answers { options.complete(with: answers) }
    return options
  }

  fileprivate mutating func complete(with answers: ReadingAnswers) {
    let pair = { (text: String) -> (String, String)? in
      let parts = text.split(at: "=", omittingEmpty: false)
      guard parts.count > 1, let value = parts.last else { return nil }
      return (parts.dropLast().joined(separator: "="), String(value))
    }
    var earlier: [ReadingSubject: String] = [:]
    for (heading, meaning) in (answers.columns ?? []).compactMap(pair) { earlier[.column(heading)] = meaning }
    for (name, city) in (answers.cities ?? []).compactMap(pair) { earlier[.city(name)] = city }
    (earlier[.encoding], earlier[.league]) = (answers.encoding, answers.league)
    earlier[.year] = answers.year.map { "\($0)" }
    complete(with: earlier)
  }
}

extension ReadingAnswers {
  /// The answers in some options, added to earlier ones; nil without any.
  package init?(_ options: ScheduleOptions, after earlier: ReadingAnswers? = nil) {
    var whole = options
    if let earlier { whole.complete(with: earlier) }
    let columns = whole.columns.map { "\($0.key)=\($0.value.rawValue)" }.sorted()
    let cities = whole.venueCities.map { "\($0.key)=\($0.value)" }.sorted()
    if columns.isEmpty, cities.isEmpty, whole.encoding == nil, whole.league == nil, whole.statedYear == nil,
      earlier == nil
    {
      return nil
    }
    self.init(
      columns: columns.isEmpty ? nil : columns, cities: cities.isEmpty ? nil : cities, encoding: whole.encoding,
      league: whole.league, year: whole.statedYear, extra: earlier?.extra ?? .none)
  }
}
