import Editor
import Exports
import Itinerary
import Preferences
import Store

struct TripExporting: Sendable {
  private let trip: Trip
  private let wording: Wording
  private let rules: TravelRules
  private let tripPath: FilePath
  private let home: UserStorage
  private let paper: Paper

  init(_ shown: ShownTrip, at tripPath: FilePath, on desk: EditorContext) {
    (trip, wording, rules, self.tripPath) = (shown.trip, shown.wording, shown.rules, tripPath)
    (home, paper) = (desk.home, desk.paper)
  }

  /// Writes the file and remembers its path, which may take long.
  ///
  /// - Parameters:
  ///   - typed: the path as the user typed it.
  ///   - replaces: whether to replace an existing file.
  func write(
    _ typed: String, as format: ExportFormat, with extras: ExportFormat.Extras = [], replaces: Bool
  ) -> ExportNews {
    let path = home.expanded(typed)
    if let own = home.tripFiles.identity(tripPath), home.tripFiles.identity(path) == own {
      return .failed("that is the file of the trip itself.")
    }
    if !replaces, (try? home.calls.status(at: path)) != nil { return .exists }
    let document = TripDocument(filing: trip, wording: wording, rules: rules, with: extras)
    let export = TripExport(of: document, as: format, on: PaperSize(paper)) { home.fonts.files(drawing: $0) }
    do {
      let bytes = export.bytes
      _ = try home.write(bytes, to: path, replaces: replaces)
      try? home.library().rememberExport(typed)
      return .written(path: typed, size: Self.size(bytes.count), remarks: export.remarks.map(\.sentence))
    } catch let error as StoreError {
      if case .exists = error { return .exists }
      return .failed(error.reason.withFullStop)
    } catch {
      return .failed("\(error)".withFullStop)
    }
  }

  /// A file size in the unit that suits it: `812 bytes`, `56 KB`, `1.2 MB`.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<1_000_000: "\((bytes + 500) / 1000) KB"
    default: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
    }
  }
}

extension PaperSize {
  init(_ paper: Paper) {
    switch paper {
    case .letter: self = .letter
    case .a4: self = .a4
    }
  }
}
