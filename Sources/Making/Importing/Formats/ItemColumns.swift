import Itinerary

/// The columns of a table of items, or the fields of a place on a map, by their headings.
struct ItemColumns {
  /// The fields of each column, those with the better heading first.
  private var fields: [ItemColumn: [Int]] = [:]
  let headings: [String]
  private let options: ImportOptions
  private let units: [Int: String]
  let unknown: [Int]
  let isOwn: Bool

  /// Reads a header. Returns nil if neither a title nor a place with a date is named.
  init?(_ headings: [String], _ options: ImportOptions = ImportOptions()) {
    var (ranked, units): ([(column: ItemColumn, rank: Int, field: Int)], [Int: String]) = ([], [:])
    var unknown: [Int] = []
    for (field, heading) in headings.enumerated() {
      let named = ItemColumn.named(heading)
      units[field] = named?.unit
      if let specified = options.specified(heading) {
        ranked.append((specified, -1, field))
      } else if let named {
        ranked.append((named.column, named.rank, field))
      } else if !heading.isEmpty {
        unknown.append(field)
      }
    }
    let keys = Set(headings.map { NameKey($0).text })
    isOwn = keys.isSuperset(of: ["day", "date", "kind", "title", "id"])
    for (column, _, field) in ranked.sorted(by: { ($0.rank, $0.field) < ($1.rank, $1.field) }) {
      fields[column, default: []].append(field)
    }
    (self.headings, self.units, self.options) = (headings, units, options)
    self.unknown = isOwn ? [] : unknown
    if isOwn { fields[.id] = headings.firstIndex { NameKey($0).text == "id" }.map { [$0] } }
    if isOwn, let details = headings.firstIndex(where: { NameKey($0).text == "details" }) {
      fields[.note]?.removeAll { $0 == details }
    }
    orderTimes(isOfJourney: fields[.departs]?.first ?? .max < fields[.arrives]?.first ?? .max)
    // A description is the title of a row without another one.
    if fields[.title] == nil, fields[.place] == nil || fields[.date] == nil {
      guard let note = fields[.note]?.firstIndex(where: { NameKey(headings[$0]).text.hasPrefix("descri") }) else {
        return nil
      }
      fields[.title] = fields[.note].map { [$0[note]] }
      fields[.note]?.remove(at: note)
    }
  }

  /// A train departs first, and a guest of a hotel arrives first.
  private mutating func orderTimes(isOfJourney: Bool) {
    let (first, last): (ItemColumn, ItemColumn) = isOfJourney ? (.departs, .arrives) : (.arrives, .departs)
    let column: ItemColumn = fields[.date] == nil ? .date : .time
    fields[column, default: []] += fields[first] ?? []
    fields[.end, default: []] += fields[last] ?? []
  }

  func isRowOfTrip(_ row: [String]) -> Bool { isOwn && ["game", "leg"].contains(text(.category, row).lowercased()) }

  /// The columns that have headings, with the first field of each that is not empty.
  func columns(_ examples: [Int: String]) -> [ReadColumn] {
    headings.indices.filter { !headings[$0].isEmpty }.map { field in
      let meaning = ItemColumn.meanings.first { fields[$0]?.contains(field) == true }
      return ReadColumn(heading: headings[field], meaning: meaning?.rawValue, example: examples[field] ?? "")
    }
  }

  func recordUnknown(of row: [String], in item: inout ImportedItem) {
    for field in unknown where headings[field] != "id" { item.addNote(row[field], label: headings[field]) }
  }

  private(set) var unreadable = 0

  mutating func item(of row: [String]) -> ImportedItem? {
    let titles = texts(.title, row)
    let place = Self.joined(texts(.place, row).map(\.text))
    guard let title = titles.first?.text.singleSpaced.nonEmpty ?? place.nonEmpty else { return nil }
    let address = text(.address, row)
    let key = [title, text(.date, row), text(.time, row), text(.day, row), place, address].joined(separator: "|")
    var item = ImportedItem(text(.id, row).nonEmpty.map { "uid " + $0 } ?? "row " + key, title: title)
    let kind = text(.category, row).lowercased()
    if let category = CustomItem.Category(rawValue: kind) ?? EntryVocabulary.category(of: kind) {
      item.category = category
    } else if let field = titles.first?.field, EntryVocabulary.category(of: headings[field]) == .hotel {
      item.category = .hotel
    }
    readTimes(of: row, into: &item)
    setPlace(&item, Self.joined([place, address]), row)
    for (field, text) in titles.dropFirst() where Int(text) == nil { item.addNote(text, label: headings[field]) }
    readBooking(of: row, into: &item)
    for (_, text) in texts(.note, row) { item.addNote(MarkupText.plain(text)) }
    item.readBookingLines(keepsLines: true)
    if !isOwn {
      item.readJourneyTitle()
      item.isReservation = item.reference != nil || item.seat != nil
    }
    return item
  }

  private mutating func setPlace(_ item: inout ImportedItem, _ name: String, _ row: [String]) {
    let typed = TypedPlace(text(.coordinates, row)).location
    let latitude = Degrees.number(text(.latitude, row)) ?? typed?.latitude
    let longitude = Degrees.number(text(.longitude, row)) ?? typed?.longitude
    let isGiven = [.coordinates, .latitude, .longitude].contains { !text($0, row).isEmpty }
    if isGiven, latitude == nil || longitude == nil { unreadable += 1 }
    item.setPlace(at: name, latitude, longitude)
  }

  /// Names of places without those that another one contains.
  private static func joined(_ names: [String]) -> String {
    var parts: [String] = []
    for name in names.map(\.singleSpaced) where !name.isEmpty && !parts.contains(where: { $0.contains(name) }) {
      parts.append(name)
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Booking

  private func readBooking(of row: [String], into item: inout ImportedItem) {
    for (field, text) in texts(.reference, row) {
      if item.reference == nil, ImportedItem.isReference(text) {
        item.reference = text.singleSpaced
      } else if !NameKey(text).isEmpty, !BookingWords.no.contains(NameKey(text).text), text != item.reference {
        item.addNote(text, label: headings[field])
      }
    }
    item.url = text(.link, row).nonEmpty
    item.seat = text(.seat, row).singleSpaced.nonEmpty
    item.phone = text(.phone, row).singleSpaced.nonEmpty
    for (field, text) in texts(.cost, row) where item.cost == nil && item.amount == nil {
      let currency = self.text(.currency, row)
      let unit = units[field].flatMap { Money.signs[$0.uppercased()] ?? (Money.isCurrency($0) ? $0 : nil) }
      item.cost = Money("\(text) \(currency)") ?? Money(text, in: unit)
      if item.cost == nil { item.amount = text.singleSpaced }
    }
    item.nights = Int(bounded: text(.nights, row).prefix { $0.isNumber })
    item.isDone = BookingWords.yes.contains(text(.done, row).lowercased())
    if let (field, text) = texts(.duration, row).first {
      let unit = Int(text) == nil ? "" : (units[field] ?? "") + (headings[field].lowercased() == "hours" ? "h" : "")
      let iso = CalendarDuration.seconds(text).flatMap { TypedDuration("\($0 / 60)") }
      item.minutes = (TypedDuration(text + unit) ?? iso)?.minutes
      if item.minutes == nil { item.addNote(text, label: headings[field]) }
    }
  }

  // MARK: Times

  private func readTimes(of row: [String], into item: inout ImportedItem) {
    let dates = texts(.date, row).map { RawSpan($0.text, isTime: false) }
    let times = texts(.time, row).map { RawSpan($0.text, isTime: true) }
    let ends = texts(.end, row).map { RawSpan($0.text, isTime: DateText($0.text) == nil) }
    let day = (dates + times).lazy.compactMap(\.start.day).first
    var time = (times + dates).lazy.compactMap(\.start.time).first
    var endDay = ends.lazy.compactMap(\.start.day).first ?? (dates + times).lazy.compactMap { $0.end?.day }.first
    var endTime = ends.lazy.compactMap(\.start.time).first ?? (times + dates).lazy.compactMap { $0.end?.time }.first
    let isAllDay = BookingWords.yes.contains(text(.allDay, row).lowercased())
    let isPastEnd = isAllDay && endTime?.secondOfDay == 0
    if isAllDay { (time, endTime) = (nil, nil) }
    let number = text(.day, row).filter { $0.isASCII && $0.isNumber }
    // The number of a day is meaningful only in its own trip, a date everywhere.
    if day == nil { item.day = Int(number, in: 1...1_000_000) }
    if let day, let end = endDay, end == day, endTime == nil { endDay = nil }
    guard day != nil || time != nil else { return }
    item.start = FoundMoment(dates: day.map(options.dates) ?? [], secondOfDay: time?.secondOfDay)
    if day != nil, case .offset(let offset) = time?.zone { item.start?.offset = offset }
    guard endDay != nil || endTime != nil && time != nil else { return }
    var days = endDay.map(options.dates) ?? item.start?.dates ?? []
    if isPastEnd, item.category != .hotel { days = days.map { $0.adding(days: -1) } }
    // A time before the beginning is on the next day.
    if endDay == nil, let first = time?.secondOfDay, let last = endTime?.secondOfDay, last < first {
      days = days.map { $0.adding(days: 1) }
    }
    item.end = FoundMoment(dates: days, secondOfDay: endTime?.secondOfDay, offset: item.start?.offset)
    if item.category == .hotel, endDay != nil, endDay != day { item.endLabel = "Check-out" }
  }

  private func texts(_ column: ItemColumn, _ row: [String]) -> [(field: Int, text: String)] {
    (fields[column] ?? []).compactMap { field in
      guard row.indices.contains(field) else { return nil }
      let text = row[field]
      // An apostrophe that programs put before the beginning of a formula.
      let isFormula = text.utf8.first == UInt8(ascii: "'") && "=+-@".utf8.contains(text.utf8.dropFirst().first ?? 0)
      return (isFormula ? String(text.dropFirst()) : text).nonEmpty.map { (field, $0) }
    }
  }

  private func text(_ column: ItemColumn, _ row: [String]) -> String { texts(column, row).first?.text ?? "" }
}

extension ImportOptions {
  /// The meaning that the user gave a heading, or that it has.
  func meaning(of heading: String) -> ItemColumn? { specified(heading) ?? ItemColumn.named(heading)?.column }

  func specified(_ heading: String) -> ItemColumn? { columns.first { NameKey($0.key) == NameKey(heading) }?.value }

  private static let years = 2000...2100

  /// The dates that a text may mean, the likeliest first.
  func dates(of day: RawDay) -> [CivilDate] {
    switch day {
    case .exact(let date): [date]
    case .unordered(let first, let second, let year):
      (isDayFirst.map { [$0] } ?? [localeIsDayFirst, !localeIsDayFirst]).flatMap { isDayFirst in
        let (month, day) = isDayFirst ? (second, first) : (first, second)
        return (year.map { $0...$0 } ?? Self.years).compactMap { CivilDate(year: $0, month: month, day: day) }
      }
    case .noYear(let month, let day): Self.years.compactMap { CivilDate(year: $0, month: month, day: day) }
    }
  }
}
