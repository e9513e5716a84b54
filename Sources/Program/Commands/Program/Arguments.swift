import Almanac
import Itinerary
import Store

extension Parameters {
  static func tripArgument(_ property: Property<FilePath>) -> Parameter<Self> {
    argument(property, "trip", help: "Trip: a path, or a name or ID (a unique prefix is enough).", completion: .trip)
  }

  /// - Parameter subject: the items that a shell offers.
  static func itemArgument(_ property: Property<String>, _ subject: Completion.Subject) -> Parameter<Self> {
    argument(property, "item", help: "Item ID (a unique prefix is enough).", completion: .known(subject))
  }

  static func modeOfTravel<Value: ParameterValue>(_ property: Property<Value>) -> Parameter<Self>
  where Value.Single == Leg.Mode {
    choice(property, "--by", value: "mode", help: "Mode of travel of the trip's legs (default: drive).")
  }

  static func home(_ property: Property<String?>) -> Parameter<Self> {
    option(property, "--home", value: "city", help: "Home city; adds the first and last leg.")
  }

  static func moment(_ property: Property<String?>) -> Parameter<Self> {
    option(
      property, "--at", value: "time",
      help: "Time, such as 2026-07-03T18:00, optionally with an offset (default: now).")
  }

  static var json: Parameter<Self> {
    Parameter(CommandContext.json.syntax) { _, _ in }
  }

  static func dayOption<Value: ParameterValue>(
    _ property: Property<Value>, help: String, isRequired: Bool = false
  ) -> Parameter<Self> where Value.Single == Int {
    option(property, "--day", takes: .verbatimWord, help: help, isRequired: isRequired, completion: .known(.days))
  }

  static func yes(_ property: Property<Bool>, help: String = "Don't ask for confirmation.") -> Parameter<Self> {
    flag(property, "--yes", help: help)
  }

  static func schedules(
    _ property: Property<[FilePath]>, isRequired: Bool = false, omitted: String = ""
  ) -> Parameter<Self> {
    option(
      property, "--schedule",
      help: """
        Schedules: names of leagues (`barnstorm sources`), files, - for standard input, or addresses (https:, webcal:, \
        http:)\(omitted).
        """,
      isRequired: isRequired, dash: .standardInput, completion: .known(.leagues, orFiles: ["ics", "csv", "gz"]))
  }
}

extension Leg.Mode: ParameterValue { typealias Single = Self }

extension Completion {
  static let trip = Completion.known(.trips, orFiles: ["json"])
  static let tripFile = Completion.files(["json"])
}

extension [Setting] {
  static let wording: [Setting] = [.units, .clock, .dates]
  /// The settings of commands that print times, distances and what follows from them.
  static let timeline: [Setting] = [.units, .clock, .dates, .buffer, .drivingHours, .maxDriving]
  static let export: [Setting] = [.units, .clock, .dates, .paper]
}

extension Parameters {
  static func settings(_ property: Property<Flags>, _ settings: [Setting]) -> Parameter<Self> {
    let rows = settings.map { setting in
      Flags.row(setting, help: "\(String(setting.help.prefix { $0 != "(" }).trimmed).")
    }
    return group(property, rows).inSection("Settings")
  }
}

extension Flags: Parameters {
  static var parameters: [Parameter<Self>] { Setting.allCases.map { row($0, help: "\($0.help).") } }

  fileprivate static func row(_ setting: Setting, help: String) -> Parameter<Self> {
    if setting.isFlag { return flag(\.[setting], setting.option, help: help, sets: "on") }
    return option(
      \.[setting], setting.option, value: setting.hasMoreWords ? (setting.isCommand ? "command" : "time") : nil,
      help: help, choices: setting.hasMoreWords ? [] : setting.words
    ) { setting.word(for: $0) }
  }
}

/// A date on a command line, in any form in which the editor takes it: `2026-10-24`, `24.10.`, `oct 24`, `24/10`.
struct TypedDay: TextValue, Equatable {
  private let text: String
  /// The date, if neither the order of day and month nor the year depends on the context.
  let exact: CivilDate?

  init?(_ text: String) {
    // The order matters only to dates that are not certain, which are read again.
    let typed = TypedDate(text, in: .monthFirst)
    exact = CivilDate(certain: text)
    if exact == nil, typed == nil || typed?.isCertain == true { return nil }
    self.text = text
  }

  /// The date, by the user's order of day and month; without a year the closest one, within the dates of a trip if it
  /// can be.
  func date(
    in order: Wording.Dates, near: CivilDate, within dates: ClosedRange<CivilDate>? = nil
  ) throws(Failure) -> CivilDate {
    guard let date = exact ?? CivilDate(typed: text, in: order, near: near, within: dates) else {
      throw Failure("no such date: \(Excerpt.quoted(text))")
    }
    return date
  }
}
