import Itinerary

enum CalendarEvents {
  static func read(_ bytes: [UInt8], in dates: ClosedRange<CivilDate>?, zones names: inout ZoneNames) -> ImportedItems {
    var found = ImportedItems()
    let file = CalendarFile(bytes)
    found.zone = file.defaultZone.flatMap { ZoneNames.isUTC($0) ? nil : names.zone(named: $0)?.name }
    let isOwnExport = file.producer.hasPrefix("-//Barnstorm//")
    // The all-day event with the list of a day has no category, and is not a row.
    let events = file.events.filter { event in
      guard isOwnExport, ["", "Game", "Leg"].contains(event.text("CATEGORIES")) else { return true }
      found.rowsOfTrips += event.text("CATEGORIES").isEmpty ? 0 : 1
      return false
    }
    // Ten times the rows that a file may add.
    var budget = WorkBudget(values: 5000)
    let zones = CalendarZones(of: file, budget: &budget) { names.zone(named: $0)?.rules }
    let occurrences = CalendarOccurrences(events, zones: zones, in: dates, budget: budget)
    // Some events say only that something cannot be booked: `Airbnb (Not available)`.
    let free = occurrences.all.filter { occurrence in
      let words = NameKey(occurrence.event.text("SUMMARY")).text
      return !BookingWords.blocked.words.contains { words.hasSuffix($0) }
    }
    let items = free.map { item(of: $0, zones, isOwn: isOwnExport) }
    found.items = StayEvents.joined(items.filter { !$0.isEntireTrip })
    let skipped: [(count: Int, one: StaticString, several: StaticString, why: String, isKnown: Bool)] = [
      (occurrences.undated.count, "event has", "events have", "no readable date", false),
      (
        occurrences.findings.count { $0.finding == .unknownRule }, "event recurs", "events recur",
        "with an unsupported recurrence rule: only the first date is imported", false
      ),
      (
        occurrences.findings.count { $0.finding != .unknownRule }, "event recurs", "events recur",
        "on too many dates: not all of them are imported", false
      ),
      (items.count { $0.isEntireTrip }, "event is", "events are", "a whole trip, not a booking", true),
      (occurrences.all.count - free.count, "event is", "events are", "blocked time, not a booking", true),
    ]
    found.findings = skipped.filter { $0.count > 0 }.map {
      ImportFinding("\($0.count.counted($0.one, $0.several)) \($0.why)", $0.isKnown ? .known : .open)
    }
    for time in free.flatMap({ [$0.start, $0.end ?? $0.start] }).map(zones.zoned) where time.secondOfDay != nil {
      guard let name = time.zone.name, zones.rules(of: time) == nil else { continue }
      let finding = ImportFinding("unknown time zone \(Excerpt.quoted(name))", .assumed("local times"), about: .zone)
      if !found.findings.contains(finding) { found.findings.append(finding) }
    }
    return found
  }

  private static func item(of occurrence: CalendarOccurrence, _ zones: CalendarZones, isOwn: Bool) -> ImportedItem {
    let moment = { (time: RawTime) in FoundMoment(time, zones.moment(of: zones.zoned(time))) }
    let event = occurrence.event
    let title = event.text("SUMMARY").singleSpaced
    let uid = event.uid.nonEmpty ?? "event \(event.text("SUMMARY")) \(event.writtenStart?.text ?? "")"
    var item = ImportedItem("uid \(uid)", title: title.isEmpty ? "Event" : title)
    if let id = occurrence.id { (item.series, item.identity) = (item.identity, item.identity + " " + id) }
    let kind = event.text("CATEGORIES")
    if let category = CustomItem.Category(rawValue: kind.lowercased()) ?? EntryVocabulary.category(of: kind) {
      item.category = category
    }
    item.start = moment(occurrence.start)
    item.end = occurrence.end.map(moment)
    // All-day events end on the day before their written end.
    if occurrence.start.secondOfDay == nil, let end = occurrence.end { item.end?.dates = [end.date.adding(days: -1)] }
    item.setPlace(at: event.text("LOCATION"), event.point?.latitude, event.point?.longitude)
    item.url = event.property("URL")?.value.trimmed.nonEmpty
    if isOwn {
      item.readOwn(event)
    } else {
      item.addNote(MarkupText.plain(event.text("DESCRIPTION")))
      item.readTripItLines()
      item.readJourneyTitle()
      item.readBookingLines()
      item.isReservation = item.isReservation || item.reference != nil || item.seat != nil
    }
    item.isCancelled = event.isCancelled
    return item
  }
}

extension ImportedItem {
  /// Reads the fields of an event that this program has exported. Its description is the row as people read it.
  fileprivate mutating func readOwn(_ event: CalendarEvent) {
    func field(_ name: String) -> String? { event.text("X-BARNSTORM-\(name)").trimmed.nonEmpty }
    addNote(field("NOTES"))
    isDone = field("DONE") != nil
    for detail in CustomField.details {
      if let text = field(detail.rawValue.uppercased()) { detail.row.read(&content, text, nil) }
    }
  }
}

extension CalendarEvent {
  fileprivate func text(_ name: String) -> String {
    property(name).map { FileText.string($0.bytes[...]).text } ?? ""
  }
}

extension Int {
  func counted(_ one: StaticString, _ several: StaticString) -> String {
    self == 1 ? "one \(one)" : "\(self) \(several)"
  }
}
