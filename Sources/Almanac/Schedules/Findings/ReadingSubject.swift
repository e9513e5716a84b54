/// What a user's answer settles about a file: the meaning of a column, the city of a venue, and others.
package enum ReadingSubject: Hashable, Sendable {
  /// The meaning of the column of a heading.
  case column(String)
  /// The city of a venue, a place or a home team as the file writes it.
  case city(String)
  case league, zone, dateOrder, year, club, encoding
  /// The day of items without a date.
  case day

  /// The key in a file of answers: `zone`, `column Anstoß`.
  package var key: String {
    switch self {
    case .column(let heading): "column \(ReadingSubject.written(heading))"
    case .city(let name): "city \(ReadingSubject.written(name))"
    case .dateOrder: "dates"
    default: "\(self)"
    }
  }

  package init?(key: String) {
    let parts = key.split(separator: " ", maxSplits: 1).map { String($0).trimmed }
    let plain: [ReadingSubject] = [.league, .zone, .dateOrder, .year, .club, .encoding]
    switch (parts.first, parts.count) {
    case ("column", 2): self = .column(parts[1])
    case ("city", 2): self = .city(parts[1])
    default:
      guard let subject = plain.first(where: { $0.key == key }) else { return nil }
      self = subject
    }
  }

  /// Whether an answer is valid for some file.
  package func accepts(_ answer: String) -> Bool {
    if case .column = self, ItemColumn(rawValue: answer) != nil { return true }
    if self == .day { return Self.dayNumber(answer) != nil }
    var options = ScheduleOptions()
    return options.take(answer, to: self)
  }

  /// The number of a day in an answer: `Day 3 - Friday, July 3`.
  package static func dayNumber(_ answer: String) -> Int? {
    Int(bounded: answer.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// A name without the signs that end a key. Names are compared without signs anyway.
  private static func written(_ name: String) -> String {
    name.contains { "=:;[]\n".contains($0) } ? NameKey(name).text : name
  }
}

extension ScheduleOptions {
  /// Takes an answer.
  ///
  /// - Returns: Whether the answer means something.
  @discardableResult package mutating func take(_ answer: String, to subject: ReadingSubject) -> Bool {
    switch subject {
    case .column(let heading):
      guard let meaning = ColumnMeaning(rawValue: answer) else { return false }
      columns[heading] = meaning
    case .city(let name): venueCities[name] = answer
    case .league: league = answer
    case .zone: assumedZone = answer
    case .dateOrder:
      guard let isFirst = Self.dateOrders[answer] else { return false }
      isDayFirst = isFirst
    case .year:
      guard let number = Int(answer, in: 1900...2200) else { return false }
      statedYear = number
    case .club: club = answer
    case .encoding: encoding = answer
    case .day: return false
    }
    return true
  }

  /// The orders of dates by their names, with whether days come first.
  package static let dateOrders = ["day/month": true, "month/day": false]

  /// All answers, by what they settle.
  package var answers: [ReadingSubject: String] {
    var answers: [ReadingSubject: String] = [:]
    for (heading, meaning) in columns { answers[.column(heading)] = meaning.rawValue }
    for (name, city) in venueCities { answers[.city(name)] = city }
    (answers[.league], answers[.zone], answers[.club], answers[.encoding]) = (league, assumedZone, club, encoding)
    answers[.year] = statedYear.map { "\($0)" }
    answers[.dateOrder] = isDayFirst.map { $0 ? "day/month" : "month/day" }
    return answers
  }

  /// Adds earlier answers to what these options do not settle.
  package mutating func complete(with earlier: [ReadingSubject: String]) {
    let own = Set(answers.keys.map { NameKey($0.key) })
    for (subject, answer) in earlier where !own.contains(NameKey(subject.key)) { take(answer, to: subject) }
  }
}

extension ScheduleFinding {
  /// What an answer to the finding settles; nil if none does.
  package var subject: ReadingSubject? {
    switch self {
    case .file(.unusedColumn(let heading)), .time(.column(let heading)): heading.isEmpty ? nil : .column(heading)
    case .file(.notUTF8), .file(.encoding): .encoding
    case .date(.eitherOrder): .dateOrder
    case .date(.yearByWeekdays), .date(.yearByTitle): .year
    case .time(.zone), .time(.zoneByTitle): .zone
    case .team(.clubUnknown), .team(.sideUnknown): .club
    case .team(.unknown), .team(.allUnknown), .team(.leagueAway): .league
    case .place(let finding): finding.name.map(ReadingSubject.city)
    default: nil
    }
  }

  /// The answers to choose from; empty if any text can be one.
  package var choices: [String] {
    switch self {
    case .date(.eitherOrder): ["day/month", "month/day"]
    case .place(.severalVenues(_, let cities)), .place(.severalCities(_, let cities, _)): cities
    case .place(.cityOrTeam(_, let city, _)), .place(.cityOrRegion(_, let city, _)), .place(.assumedCity(_, let city)),
      .place(.assumedHome(_, let city, _)), .place(.assumedOther(_, _, let city)), .place(.assumedVenue(_, let city)):
      [city]
    case .place(.namesake(_, let elsewhere, let city)): [city, elsewhere]
    default: []
    }
  }
}

extension ScheduleFinding.Place {
  /// The name of which an answer gives the city; nil for none.
  fileprivate var name: String? {
    switch self {
    case .noVenue, .venueUndetermined, .unknownZone, .assumedZone, .unknownAnswer: nil
    case .neutral(let name), .noPlace(let name), .unknownCity(_, let name, _), .unknownVenue(let name, _),
      .venueInRegion(let name), .severalVenues(let name, _), .severalCities(let name, _, _),
      .cityOrTeam(let name, _, _), .cityOrRegion(let name, _, _), .assumedCity(let name, _), .assumedVenue(let name, _),
      .namesake(let name, _, _), .assumedHome(_, _, let name):
      name
    case .assumedOther(.city(let name), _, _), .assumedOther(.venue(let name), _, _): name
    case .assumedOther(.place, _, _): nil
    }
  }
}

/// A column of a table, as it was read.
package struct ReadColumn: Equatable, Sendable {
  package let heading: String
  /// What its fields are, as `ColumnMeaning` calls it if it can; nil if it is not used.
  package let meaning: String?
  /// The first field that is not empty.
  package let example: String

  package init(heading: String, meaning: String?, example: String) {
    (self.heading, self.meaning, self.example) = (heading, meaning, example)
  }
}
