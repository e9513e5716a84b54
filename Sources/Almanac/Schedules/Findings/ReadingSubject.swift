package enum ReadingSubject: Hashable, Sendable {
  case column(String)
  /// The city of a venue, a place or a home team as the file writes it.
  case city(String)
  case league, zone, dateOrder, year, club, encoding
  case day

  package var key: String {
    switch self {
    case .column(let heading): "column \(ReadingSubject.raw(heading))"
    case .city(let name): "city \(ReadingSubject.raw(name))"
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
  private static func raw(_ name: String) -> String {
    name.contains { "=:;[]\n".contains($0) } ? NameKey(name).text : name
  }
}

extension ScheduleOptions {
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

  package static let dateOrders = ["day/month": true, "month/day": false]

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

package struct ReadColumn: Equatable, Sendable {
  package let heading: String
  /// What its fields are, as `ColumnMeaning` calls it if it can; nil if it is not used.
  package let meaning: String?
  package let example: String

  package init(heading: String, meaning: String?, example: String) {
    (self.heading, self.meaning, self.example) = (heading, meaning, example)
  }
}
