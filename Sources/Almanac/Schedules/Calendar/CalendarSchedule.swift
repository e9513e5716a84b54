enum CalendarSchedule {
  /// - Parameter dates: The dates that are of interest in series; nil if they are unknown.
  static func read(_ bytes: [UInt8], in dates: ClosedRange<CivilDate>?, zones: inout ZoneNames) -> ScheduleContent {
    let file = CalendarFile(bytes)
    var content = ScheduleContent()
    for (line, flaw) in file.flaws { content.problems.add(line, flaw) }
    (content.count, content.isCutOff) = (file.count, file.isCutOff)
    content.titles = file.titles.map { FileText.string($0.bytes[...]).text }
    (content.defaultZone, content.zoneDefinitions) = (file.defaultZone, file.zones)
    var budget = WorkBudget()
    let clocks = CalendarZones(of: file, budget: &budget) { zones.zone(named: $0)?.rules }
    content.clocks = clocks
    let occurrences = CalendarOccurrences(file.events, zones: clocks, in: dates, budget: budget)
    for event in occurrences.undated {
      content.problems.add(
        event.writtenStart?.line ?? event.line, .noDate(in: event.writtenStart?.text), id: event.uid.nonEmpty)
    }
    for (event, finding) in occurrences.findings {
      content.problems.add(event.line, finding, on: event.start?.date, id: event.uid.nonEmpty)
    }
    for occurrence in occurrences.all.prefix(ScheduleContent.limit) {
      var entry = entry(of: occurrence.event)
      entry.start = occurrence.start
      entry.days = days(of: occurrence)
      let seconds = occurrence.end.map { $0.localSeconds - occurrence.start.localSeconds }
      entry.seconds = occurrence.end?.secondOfDay == nil ? nil : seconds.map { Int64($0) }
      content.entries.append(entry)
    }
    return content
  }

  private static func entry(of event: CalendarEvent) -> ScheduleEntry {
    var entry = ScheduleEntry(
      line: event.line, start: RawTime(date: CivilDate(dayNumber: 0)))
    func text(_ name: String) -> String {
      guard let property = event.properties.first(where: { $0.name == name && !$0.raw.isEmpty }) else {
        return ""
      }
      return FileText.string(property.bytes[...]).text
    }
    entry.id = event.uid.nonEmpty
    entry.text.readSummary(text("SUMMARY"))
    let details = EventDetails(text("DESCRIPTION"))
    entry.text.location = place(text("LOCATION"), details.place)
    let own = event.isCancelled ? Game.Status.cancelled : event.status.flatMap(StatusWords.status)
    entry.status = own ?? details.status ?? (details.saysTimeIsOpen ? .timeTBD : .scheduled)
    entry.isIfNecessary = details.isIfNecessary
    return entry
  }

  private static func days(of occurrence: CalendarOccurrence) -> Int {
    guard let end = occurrence.end, end.localSeconds - occurrence.start.localSeconds > 24 * 3600 else { return 1 }
    return (end.date.dayNumber - occurrence.start.date.dayNumber) + (end.secondOfDay == nil ? 0 : 1)
  }

  /// The place. A venue in the description belongs to a city without a venue, or replaces a missing place.
  private static func place(_ location: String, _ described: String?) -> String? {
    guard let described else { return location.nonEmpty }
    if location.isEmpty || PlaceWords.meansNone(location) { return described }
    return LocationText(location).venue == nil ? described + ", " + location : location
  }
}

/// Fields given as lines in the description of an event: `Status: Postponed`, `Venue: Allen Fieldhouse`.
struct EventDetails {
  private(set) var status: Game.Status?
  private(set) var place: String?
  /// Whether there is a line such as `Time: TBD`. A television channel may also be `TBD`.
  private(set) var saysTimeIsOpen = false
  /// Whether a short line says that the game may not be played: `*If necessary`.
  private(set) var isIfNecessary = false

  init(_ description: String) {
    let lines = description.lines
    for line in lines.prefix(40) { readField(line) }
    saysTimeIsOpen = lines.contains(where: EventDetails.saysTimeIsOpen)
    isIfNecessary = lines.contains { $0.utf8.count < 40 && StatusWords.isIfNecessary(String($0)) }
  }

  private mutating func readField(_ line: Substring) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].utf8.count < 30
    else { return }
    let key = NameKey(line[..<colon]).text
    let isPlace = WordList.placeField.contains(key)
    guard isPlace || WordList.statusField.contains(key) else { return }
    let value = line[line.utf8.index(after: colon)...].singleSpaced
    if value.isEmpty { return }
    if !isPlace {
      status = status ?? StatusWords.status(in: value)
    } else if !PlaceWords.meansNone(value) {
      place = place ?? value
    }
  }

  private static func saysTimeIsOpen(_ line: Substring) -> Bool {
    let words = NameKey(line).text.split(separator: " ")
    return words.contains(where: StatusWords.isUndetermined)
      && (words.count == 1 || words.contains { ["time", "start", "tipoff", "kickoff"].contains($0) })
  }
}
