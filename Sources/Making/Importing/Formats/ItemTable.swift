import Atlas
import Base
import Schedules
import TripCore

/// Reads the rows of a table with the names of the columns in the first line.
enum ItemTable {
  static func read(_ bytes: [UInt8]) throws(ImportRefusal) -> ImportedItems {
    guard var (header, records) = table(bytes) else { throw .noTitles }
    var found = ImportedItems()
    while let record = records.next(), found.hasRoomForAnother() {
      if record.isBlank { continue }
      if header.isRowOfTrip(record) {
        found.rowsOfTrips += 1
      } else if let item = header.item(of: record) {
        found.items.append(item)
      }
    }
    let unread = header.unreadable
    if unread > 0 { found.remarks.append(unread.counted("row has", "rows have") + " unreadable coordinates") }
    return found
  }

  /// The header and the records after it, with the likeliest separator that gives a header.
  private static func table(_ bytes: [UInt8]) -> (TableColumns, TableRecords)? {
    for separator in TableRecords.separators(bytes, lines: headerLines) {
      var records = TableRecords(bytes, separator: separator)
      for _ in 0..<headerLines {
        if let header = records.next().flatMap(TableColumns.init) { return (header, records) }
      }
    }
    return nil
  }

  /// The number of lines among which the header is looked for; it may follow the mark of a spreadsheet, or a title.
  private static let headerLines = 3
}

/// The columns of a table, found by the names in its first line.
private struct TableColumns {
  private enum Column: String, CaseIterable {
    case id, day, date, time, end, title, category, place, address, latitude, longitude, coordinates, notes, link
    case reference, phone, cost, currency, nights, done
  }

  private static let names: [Column: String] = [
    .id: "id,uid,item,reservation,confirmation,booking",
    .day: "day,day number,trip day",
    .date: "date,start date,datum,fecha,start,when,begin,starts,datetime,date time",
    .time: "time,start time,begin time,uhrzeit,hora,start",
    .end: "end time,until,ends,end",
    .title: "title,name,subject,summary,what,activity,item name,description,event,stop,titel",
    .category: "kind,category,type",
    .place: "place,location,venue,where,ort,lugar",
    .address: "address,adresse",
    .latitude: "latitude,lat,y",
    .longitude: "longitude,lon,lng,long,x",
    .coordinates: "coordinates,coords,latlng,lat lon,position",
    .notes: "notes,note,comment,comments,details,remarks,memo",
    .link: "link,url,website,web",
    .reference: "reference,confirmation,confirmation number,booking number,booking reference,pnr",
    .phone: "phone,telephone,phone number,tel,telefon",
    .cost: "cost,price,amount,total,preis,prix,precio",
    .currency: "currency",
    .nights: "nights",
    .done: "done",
  ]

  private var fields: [Column: Int] = [:]

  /// Reads a header. Returns nil if it has no column of titles.
  init?(_ record: TableRecords.Record) {
    let headings = record.fields.map { NameKey($0).text }
    for column in Column.allCases {
      // The first of these names that the table has.
      let names = (Self.names[column] ?? "").split(separator: ",").map(String.init)
      for name in names where fields[column] == nil {
        fields[column] = headings.firstIndex(of: name)
      }
    }
    if fields[.title] == nil { return nil }
  }

  /// Whether a row is a game or leg written by this program.
  func isRowOfTrip(_ record: TableRecords.Record) -> Bool {
    fields[.day] != nil && fields[.id] != nil && ["game", "leg"].contains(text(.category, record).lowercased())
  }

  /// The number of rows whose coordinates could not be read.
  private(set) var unreadable = 0

  mutating func item(of record: TableRecords.Record) -> ImportedItem? {
    let title = text(.title, record).singleSpaced
    let place = text(.place, record)
    guard let shown = title.nonEmpty ?? place.nonEmpty else { return nil }
    let start = moment(of: record)
    let identity = [
      shown, text(.date, record), text(.time, record), text(.day, record), place, text(.address, record),
    ].joined(separator: "|")
    var item = ImportedItem(text(.id, record).nonEmpty.map { "uid " + $0 } ?? "row " + identity, title: shown)
    let kind = text(.category, record).lowercased()
    if let category = CustomItem.Category(rawValue: kind) ?? EntryVocabulary.category(of: kind) {
      item.category = category
    }
    (item.start, item.day) = (start, Int(text(.day, record), in: 1...1_000_000))
    // The number of a day is meaningful only in its own trip, a date everywhere.
    if item.start?.dates.isEmpty == false { item.day = nil }
    if let start, let end = time(of: text(.end, record)), start.secondOfDay != nil {
      item.end = start
      item.end?.secondOfDay = end.secondOfDay
    }
    let typed = TypedPlace(text(.coordinates, record)).location
    let latitude = Degrees.number(text(.latitude, record)) ?? typed?.latitude
    let longitude = Degrees.number(text(.longitude, record)) ?? typed?.longitude
    let isGiven = [.coordinates, .latitude, .longitude].contains { !text($0, record).isEmpty }
    if isGiven, latitude == nil || longitude == nil { unreadable += 1 }
    let address = text(.address, record)
    item.stand(
      at: [place, place == address ? "" : address].filter { !$0.isEmpty }.joined(separator: ", "), latitude, longitude)
    item.note(text(.notes, record))
    item.url = text(.link, record).nonEmpty
    item.reference = text(.reference, record).singleSpaced.nonEmpty
    item.phone = text(.phone, record).singleSpaced.nonEmpty
    item.cost = Money("\(text(.cost, record)) \(text(.currency, record))")
    item.nights = Int(bounded: text(.nights, record))
    item.isDone = ["yes", "true", "x", "1", "done"].contains(text(.done, record).lowercased())
    return item
  }

  private func moment(of record: TableRecords.Record) -> FoundMoment? {
    let clock = time(of: text(.time, record))
    // Without a date, a time is on a day given by its number.
    let date = DateText(text(.date, record))
    guard date != nil || clock != nil else { return nil }
    let time = clock ?? date?.time
    var moment = FoundMoment(date.map { DateReading.dates(of: $0.day) } ?? [], time?.secondOfDay, offset: nil)
    if date != nil, case .offset(let offset) = time?.zone { moment.offset = offset }
    return moment
  }

  /// A time of day, which may follow a date as in this program's own tables: `12:35`, `2026-07-01 12:35`.
  private func time(of text: String) -> TimeText? { DateText(text)?.time ?? TimeText(text) }

  private func text(_ column: Column, _ record: TableRecords.Record) -> String {
    guard let field = fields[column] else { return "" }
    let text = record[field]
    // An apostrophe that programs put before the beginning of a formula.
    return text.utf8.first == UInt8(ascii: "'") && "=+-@".utf8.contains(text.utf8.dropFirst().first ?? 0)
      ? String(text.dropFirst()) : text
  }
}

/// The dates that a text may mean.
enum DateReading {
  /// The possible years of a date without one.
  private static let years = 2000...2100

  static func dates(of day: WrittenDay) -> [CivilDate] {
    switch day {
    case .exact(let date): [date]
    case .unordered(let first, let second, let year):
      [(first, second), (second, first)].flatMap { month, day in
        (year.map { $0...$0 } ?? years).compactMap { CivilDate(year: $0, month: month, day: day) }
      }
    case .noYear(let month, let day): years.compactMap { CivilDate(year: $0, month: month, day: day) }
    }
  }
}
