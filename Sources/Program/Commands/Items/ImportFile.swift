import Itinerary
import Making
import Store

/// A file of another program that is imported into a trip, with what the user has told about it.
struct ImportFile {
  let path: FilePath
  private(set) var bytes: [UInt8]
  private(set) var options: ImportOptions
  /// The encoding that was recognized, from which the bytes were converted.
  let recognizedEncoding: String?
  /// What files of the same kind share, for which answers are kept; nil for nothing.
  let shape: String?
  private let extractor: FilePath?

  /// Reads a file, which may take long.
  ///
  /// - Throws: the reason why it can't be read.
  init(_ path: FilePath, _ options: ImportOptions, wording: Wording, in home: UserStorage) throws(Failure) {
    (self.path, self.options, extractor) = (path, options, home.bookingExtractor)
    bytes = try home.importedFile(path)
    shape = ScheduleReader.shape(of: ScheduleFile(name: path.forPrograms, bytes: bytes))
    if let shape { self.options.complete(with: home.answersFile.answers(for: shape)) }
    self.options.localeIsDayFirst = wording.dates == .dayFirst
    recognizedEncoding = try home.decode(&bytes, from: self.options.encoding, "\(path)")
  }

  /// The columns of a table, also of one that is not understood.
  var columns: [ReadColumn] { ImportReader.columns(of: bytes, options) }

  /// Reads its items.
  ///
  /// - Throws: the reason why nothing can be imported.
  func plan(for trip: Trip, wording: Wording) throws(ImportRefusal) -> ImportPlan {
    let (dates, zones) = (trip.startDate...trip.date(ofDay: trip.dayCount), wording.zones.readRules)
    var found = try ImportReader.read(bytes, in: dates, options, zones: zones)
    if let recognizedEncoding { found.findings.append(.encoding(recognizedEncoding)) }
    return ImportPlan(found, for: trip, options, wording: wording, zones: zones)
  }

  /// How to import it with a command.
  func advice(on refusal: ImportRefusal) -> String {
    refusal == .noTitles ? ": name its columns with --columns 'HEADING=title,…'" : extraction(of: refusal)
  }

  /// How to import the bookings of a document: with KDE's extractor, where it is installed.
  func extraction(of refusal: ImportRefusal) -> String {
    guard case .document = refusal else { return "" }
    guard let extractor else {
      return ": install kitinerary-extractor, or save the calendar file (.ics) that comes with it"
    }
    return ": run `\(extractor) '\(path)' | barnstorm add TRIP --from -`"
  }
}
