import Almanac

/// The user's answers to what a file of items leaves open.
package struct ImportOptions: Equatable, Sendable {
  package var day: Int?
  /// The meanings of a table's columns, by their headings.
  package var columns: [String: ItemColumn] = [:]
  /// The zone of times in UTC whose place is unknown.
  package var zone: String?
  package var encoding: String?
  /// Whether days come before months in dates such as `5/11`; nil for the one within the trip.
  package var isDayFirst: Bool?
  /// Whether the user's locale writes days first, for dates of which both readings are within the trip.
  package var localeIsDayFirst = false

  package init(day: Int? = nil, columns: [String: ItemColumn] = [:]) { (self.day, self.columns) = (day, columns) }

  /// Takes the answers to what the user has not set otherwise.
  package mutating func complete(with answers: [ReadingSubject: String]) {
    let specified = Set(columns.keys.map { NameKey($0) })
    for (subject, answer) in answers {
      switch subject {
      case .column(let heading) where !specified.contains(NameKey(heading)):
        columns[heading] = ItemColumn(rawValue: answer)
      case .day: day = day ?? ReadingSubject.dayNumber(answer)
      case .zone: zone = zone ?? answer
      case .dateOrder: isDayFirst = isDayFirst ?? ScheduleOptions.dateOrders[answer]
      case .encoding: encoding = encoding ?? answer
      case .column, .city, .league, .year, .club: break
      }
    }
  }
}

/// What was found about a file of items: what was left out, what was assumed, and what is open.
package struct ImportFinding: Equatable, Sendable, CustomStringConvertible {
  package enum Certainty: Equatable, Sendable { case known, assumed(String), open }

  package let certainty: Certainty
  package let kind: ScheduleFinding.Kind
  package let reason: String
  /// The subject of an answer that would replace the assumption or fill the gap; nil if no answer would.
  package let subject: ReadingSubject?

  init(
    _ reason: String, _ certainty: Certainty = .open, about kind: ScheduleFinding.Kind = .row,
    subject: ReadingSubject? = nil
  ) {
    (self.reason, self.certainty, self.kind, self.subject) = (reason, certainty, kind, subject)
  }

  package static func encoding(_ name: String) -> ImportFinding {
    ImportFinding("text is not UTF-8", .assumed(name), about: .encoding, subject: .encoding)
  }

  static func unused(_ heading: String) -> ImportFinding {
    let finding = ScheduleFinding.unusedColumn(heading)
    return ImportFinding(
      finding.reason, .assumed(ColumnMeaning.ignore.rawValue), about: .column, subject: finding.subject)
  }

  package var description: String {
    switch certainty {
    case .assumed where kind == .column: reason + ": ignored"
    case .assumed(let value): "\(reason): assuming \(value)"
    case .known, .open: reason
    }
  }
}
