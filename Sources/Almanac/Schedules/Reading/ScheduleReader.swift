/// The bytes of a schedule file and its name, which warnings quote and which can contain a year or a zone.
package struct ScheduleFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// Names of the league in addition to those in the content.
  package var titles: [String]
  /// The address of the content, if the name is another one.
  package var address: String?
  /// The encoding that was recognized, from which the bytes were converted.
  package var recognizedEncoding: String?

  package init(name: String, bytes: [UInt8], titles: [String] = [], address: String? = nil) {
    (self.name, self.bytes, self.titles, self.address) = (name, bytes, titles, address)
  }
}

/// The user's answers to questions that schedules leave open.
public struct ScheduleOptions: Equatable, Sendable {
  /// The zone of times that name none, and of places whose zone is unknown; any name that `ZoneNames` knows.
  public var assumedZone: String?
  /// The cities by the name of a venue or place as the schedule writes it; by that of the home team, for games
  /// without a place.
  public var venueCities: [String: String]
  /// The places known from the trip that follows the schedule.
  package var memory = PlaceMemory.none
  /// The club whose schedule it is, for entries that name only the opponent.
  public var club: String?
  /// The year around which dates without one are looked for; nil if it is unknown.
  public var year: Int?
  /// The dates that are asked for, within which series are read; nil if unknown.
  public var dates: ClosedRange<CivilDate>?
  /// Whether preseason, all-star and exhibition games are left out, if the schedule marks them.
  package var leavesOutPreseason = false
  /// Whether days come before months in dates such as `5/11`; nil to find out.
  public var isDayFirst: Bool?
  package var columns: [String: ColumnMeaning] = [:]
  /// The name of the encoding; nil to recognize it.
  package var encoding: String?
  package var league: String?
  package var statedYear: Int?
  /// Whether the user's locale writes days first, for dates that nothing else decides.
  public var localeIsDayFirst = false

  /// Makes options; without arguments nothing is known in advance.
  public init(
    assumedZone: String? = nil, venueCities: [String: String] = [:], club: String? = nil, year: Int? = nil,
    dates: ClosedRange<CivilDate>? = nil, isDayFirst: Bool? = nil, localeIsDayFirst: Bool = false
  ) {
    (self.assumedZone, self.venueCities, self.club) = (assumedZone, venueCities, club)
    (self.year, self.dates) = (year, dates)
    (self.isDayFirst, self.localeIsDayFirst) = (isDayFirst, localeIsDayFirst)
  }
}

extension Schedule {
  /// Reads a schedule (`.ics`, `.csv`, some JSON formats) leniently. ``problems`` has
  /// every assumption. A schedule without entries, as clubs publish between seasons, is valid and empty.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, in any usual encoding.
  ///   - name: the name of the file, which problems quote and which can contain a year or a zone.
  ///   - options: the answers to questions that the file leaves open.
  ///   - zones: the rules of the time zones.
  /// - Throws: the reason if the file is not a schedule, or none of its entries is a game.
  public init(
    reading bytes: some Sequence<UInt8>, named name: String, options: ScheduleOptions = ScheduleOptions(),
    zones: Zones = .carried
  ) throws(ScheduleRefusal) {
    let file = ScheduleFile(name: name, bytes: Array(bytes))
    self = try ScheduleReader.read(file, options: options, zones: zones.readRules)
  }

  /// Reads the text of a schedule.
  public init(
    reading text: String, named name: String, options: ScheduleOptions = ScheduleOptions(), zones: Zones = .carried
  ) throws(ScheduleRefusal) {
    try self.init(reading: text.utf8, named: name, options: options, zones: zones)
  }
}

package enum ScheduleReader {
  /// Reads a schedule, also one without entries, as clubs publish between seasons.
  ///
  /// - Throws: the reason if the file is not a schedule, none of its entries is a game, or a zone cannot be read.
  package static func read(
    _ file: ScheduleFile, options: ScheduleOptions = ScheduleOptions(), zones: @escaping ZoneSource
  ) throws(ScheduleRefusal) -> Schedule {
    var zones = ZoneNames(zones)
    if let name = options.assumedZone, zones.zone(named: name) == nil {
      throw zones.unreadable.map(ScheduleRefusal.unreadableZone) ?? .unknownZone(name)
    }
    var content = try content(of: file, options, &zones)
    content.titles += file.titles + [options.league].compactMap { $0 }
    if let name = file.recognizedEncoding { content.problems.add(1, .encoding(name)) }
    if options.leavesOutPreseason { content.entries.removeAll { $0.isPreseason } }
    var resolver = GameResolver(content, file: file.name, options: options, zones: zones)
    let schedule = resolver.schedule()
    if let zone = resolver.unreadableZone { throw .unreadableZone(zone) }
    if !schedule.games.isEmpty { return schedule }
    if resolver.hasNoClub { throw .noClub(entries: content.count) }
    if content.count > 0 { throw .noGames(entries: content.count) }
    let problem = ScheduleProblem(file: file.name, finding: .emptySchedule, occurrences: [.init(line: 1)])
    var empty = Schedule(problems: schedule.problems + [problem], cutOffFiles: schedule.cutOffFiles)
    empty.columns = schedule.columns
    return empty
  }

  /// Returns the columns of a table, also of one that is not understood; none of other files.
  package static func columns(of file: ScheduleFile, options: ScheduleOptions = ScheduleOptions()) -> [ReadColumn] {
    let bytes = FileText.normalized(file.bytes)
    guard case .table? = form(of: bytes) else { return [] }
    return TableReader.columns(of: bytes, options)
  }

  /// Returns what files of the same shape share: the headings of a table, or the title of a calendar; nil for others.
  package static func shape(of file: ScheduleFile) -> String? {
    let headings = columns(of: file).map(\.heading).filter { !$0.isEmpty }
    if !headings.isEmpty { return headings.joined(separator: ",").filter { !"[]\n\r".contains($0) } }
    let bytes = FileText.normalized(file.bytes)
    guard case .calendar? = form(of: bytes) else { return nil }
    let title = CalendarFile(bytes).titles.first.map { FileText.string($0.bytes[...]).text.trimmed }
    return title?.nonEmpty.map { $0.filter { !"[]\n\r".contains($0) } }
  }

  /// Returns the format of a file by its beginning: `a table of games (CSV)`; nil if it is not a schedule.
  package static func format(ofPrefix bytes: [UInt8]) -> String? {
    let bytes = FileText.normalized(bytes)
    switch form(of: bytes) {
    case .calendar: return "a calendar (iCalendar)"
    case .table where TableReader.isTable(bytes): return "a table of games (CSV)"
    default: return nil
    }
  }

  private static func content(
    of file: ScheduleFile, _ options: ScheduleOptions, _ zones: inout ZoneNames
  ) throws(ScheduleRefusal) -> ScheduleContent {
    let bytes = FileText.normalized(file.bytes)
    switch form(of: bytes) {
    case nil: throw .empty
    case .calendar: return CalendarSchedule.read(bytes, in: options.dates, zones: &zones)
    case .other(.json):
      guard let content = JSONFormat.read(bytes, file: file.address ?? file.name) else { throw .otherFormat(.json) }
      return content
    case .other(let format): throw .otherFormat(format)
    case .table:
      let named =
        options.statedYear.map { NamedYear(year: $0) } ?? NamedYear(in: file.name.split(separator: "/").last ?? "")
      return try TableReader.read(bytes, named: named, options)
    }
  }

  private enum Form {
    case calendar, table
    case other(UnsupportedFormat)
  }

  private static func form(of bytes: [UInt8]) -> Form? {
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return nil }
    // A page may show a calendar.
    if first != UInt8(ascii: "<"), CalendarFile.isCalendar(bytes) { return .calendar }
    if bytes.starts(with: "%PDF".utf8) { return .other(.document) }
    // Compound files of Microsoft, and zip archives.
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return .other(.workbook(".xls")) }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) { return .other(UnsupportedFormat(ofArchive: bytes)) }
    if bytes.prefix(1024).contains(0) { return .other(.binary) }
    switch first {
    case UInt8(ascii: "<"): return .other(.webPage)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .other(.json)
    default: return .table
    }
  }
}

/// A known format that does not contain schedules.
public enum UnsupportedFormat: Equatable, Sendable, CustomStringConvertible {
  case webPage, json, archive, binary
  case document
  /// A workbook of a spreadsheet, with the ending of its format: `.xlsx`.
  case workbook(String)

  /// Distinguishes workbooks from other zip archives by the names of their first entries.
  init(ofArchive bytes: [UInt8]) {
    let head = String(decoding: bytes.prefix(8192), as: UTF8.self)
    func holds(_ text: String) -> Bool { head.range(of: text) != nil }
    if holds("opendocument.spreadsheet") {
      self = .workbook(".ods")
    } else {
      self = holds("xl/") || holds("[Content_Types].xml") ? .workbook(".xlsx") : .archive
    }
  }

  /// A sentence without the name of the file.
  public var description: String {
    switch self {
    case .webPage: "this is a web page, \(Self.rest)"
    case .json: "this is JSON, not a schedule of a known form"
    case .archive: "this is an archive, \(Self.rest)"
    case .binary: "this is binary data, \(Self.rest)"
    case .document:
      "this is a PDF document, \(Self.rest): copy its table into a spreadsheet and save that as \"CSV UTF-8\""
    case .workbook(let ending):
      "this is a workbook (\(ending)), \(Self.rest): open it in a spreadsheet, save it as \"CSV UTF-8\" and pass that file"
    }
  }

  private static let rest = "not a schedule (.ics or .csv)"
}
