import Exports
import Itinerary
import Making
import Screen
import Store

struct ImportFile {
  let path: FilePath
  private(set) var bytes: [UInt8]
  private(set) var options: ImportOptions
  /// The encoding that was recognized, from which the bytes were converted.
  let recognizedEncoding: String?
  /// What files of the same kind share, for which answers are kept.
  let shape: String?
  private let extractor: FilePath?

  init(_ path: FilePath, _ options: ImportOptions, wording: Wording, in storage: UserStorage) throws(Failure) {
    (self.path, self.options, extractor) = (path, options, storage.bookingExtractor)
    bytes = try storage.importedFile(path)
    shape = ScheduleReader.shape(of: ScheduleFile(name: path.forPrograms, bytes: bytes))
    if let shape { self.options.complete(with: storage.answersFile.answers(for: shape)) }
    self.options.localeIsDayFirst = wording.dates == .dayFirst
    recognizedEncoding = try storage.decode(&bytes, from: self.options.encoding, "\(path)")
  }

  var columns: [ReadColumn] { ImportReader.columns(of: bytes, options) }

  func plan(for trip: Trip, wording: Wording) throws(ImportRefusal) -> ImportPlan {
    let (dates, zones) = (trip.startDate...trip.date(ofDay: trip.dayCount), wording.zones.readRules)
    var found = try ImportReader.read(bytes, in: dates, options, zones: zones)
    if let recognizedEncoding { found.findings.append(.encoding(recognizedEncoding)) }
    return ImportPlan(found, for: trip, options, wording: wording, zones: zones)
  }

  func hint(on refusal: ImportRefusal) -> String {
    refusal == .noTitles ? ": name its columns with --columns 'HEADING=title,…'" : extraction(of: refusal)
  }

  func extraction(of refusal: ImportRefusal) -> String {
    guard case .document = refusal else { return "" }
    guard let extractor else {
      return ": install kitinerary-extractor, or save the calendar file (.ics) that comes with it"
    }
    return ": run `\(extractor) '\(path)' | barnstorm add TRIP --from -`"
  }
}

struct ImportPreview {
  let plan: ImportPlan
  let edit: Edit?
  let lines: [String]
  let rows: [[String]]

  /// The largest number of rows that one file may add or change. A file with more is not about a trip.
  static let limit = 500

  init(_ plan: ImportPlan, of path: FilePath, for trip: Trip, wording: Wording, rules: TravelRules) throws(Failure) {
    self.plan = plan
    let count = plan.rows
    guard count <= Self.limit else { throw Failure("\(path): too many items: \(count) (maximum \(Self.limit))") }
    do throws(Refusal) {
      let edits = try plan.edits(for: trip, zones: wording.zones)
      var edited = EditedTrip(trip)
      for edit in edits { _ = try edited.apply(edit, at: trip.modifiedAt) }
      edit = plan.rows == 0 ? nil : .takeImport(edits, rows: plan.rows)
      let timeline = Timeline(of: edited.trip, under: edited.constraints, rules: rules, zones: wording.zones)
      let document = TripDocument(printing: edited.trip, wording: wording, timeline: timeline)
      let others = plan.bookings.map(\.title) + plan.changes.map { Self.line(of: $0, in: trip, wording) }
      lines = Self.lines(of: Set(plan.additions.map(\.item.id)), in: document) + others
      rows =
        plan.additions.map { addition in
          let item = addition.item.content
          return [
            wording.shortDate(trip.date(ofDay: addition.day)), item.time.map { wording.text($0) } ?? "", item.title,
            item.location?.name ?? "",
          ]
        } + others.map { ["", "", $0] }
    } catch {
      throw Failure("\(path): \(wording.sentence(error).asReason)")
    }
  }

  var nothing: String { plan.known > 0 ? "Nothing to add: the trip already has all of it." : "Nothing to add." }

  private static func line(of change: ImportPlan.Change, in trip: Trip, _ wording: Wording) -> String {
    guard let content = change.content else { return "\(Excerpt.quoted(change.title)) is cancelled" }
    let time = content.time.map { wording.text($0) }
    let date = wording.shortDate(trip.date(ofDay: change.day))
    let old = trip.itinerary.item(change.id)?.custom
    let booking = CustomField.booking.map { field -> String? in
      guard let text = field.row.text(content, wording), text != old.flatMap({ field.row.text($0, wording) }) else {
        return nil
      }
      return "\(field.row.option) \(text)"
    }
    let notes = content.notes == old?.notes ? nil : content.notes?.split(separator: "\n").first.map(String.init)
    let duration = content.durationMinutes.map { wording.durationText(seconds: Double($0) * 60) }
    let words = [date, time, duration] + booking + [notes]
    return "\(Excerpt.quoted(change.title)) is now \(words.compactMap { $0 }.joined(separator: ", "))"
  }

  private static func lines(of matches: Set<ItemID>, in document: TripDocument) -> [String] {
    let rows = document.rows.filter { matches.contains($0.id) }
    let cells = rows.map { row in
      let parts = [row.title] + row.labels + [row.place?.typed ?? ""]
      return [row.time, parts.filter { !$0.isEmpty }.joined(separator: document.separator)]
    }
    let table = TextTable.lines(cells, indent: 2)
    var lines: [String] = []
    var next = 0
    for day in document.days {
      let count = day.rows.filter { matches.contains($0.id) }.count
      if count > 0 { lines += [day.title] + table[next..<next + count] }
      next += count
    }
    return lines
  }
}

extension ImportPlan {
  /// Sentences about what was assumed, and about the items that are not added, except those that the trip already has.
  var leftOut: [String] { findings.map(\.description) + itemsElsewhere }

  var itemsElsewhere: [String] {
    let counts: [(Int, String, String)] = [
      (outside, "is outside the trip's dates", "are outside the trip's dates"),
      (cancelled, "is cancelled", "are cancelled"),
      (deleted, "was deleted from the trip", "were deleted from the trip"),
      (
        rowsOfTrips, "is a game or a leg, which come from the schedule",
        "are games and legs, which come from the schedule"
      ),
    ]
    return counts.filter { $0.0 > 0 }.map { $0 == 1 ? "one \($1)" : "\($0) \($2)" }
  }
}
