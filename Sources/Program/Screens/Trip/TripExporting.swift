import Editor
import Exports
import Itinerary
import Store

extension UserStorage {
  /// Writes an export, which replaces another file only on request, and never that of the trip itself.
  func write(
    _ bytes: [UInt8], asExportOf tripPath: FilePath, to path: FilePath, replaces: Bool
  ) throws -> [SaveNotice] {
    if let own = tripFiles.identity(tripPath), tripFiles.identity(path) == own {
      throw Failure("\(path): this is the trip itself; it is not replaced")
    }
    return try write(bytes, to: path, replaces: replaces)
  }

  /// Exports a trip from the editor, which may take long.
  func export(
    _ displayed: DisplayedTrip, at tripPath: FilePath, to typed: String, as format: ExportFormat,
    with extras: ExportFormat.Extras = [], on paper: PaperSize, replaces: Bool
  ) -> ExportEvent {
    let document = TripDocument(
      filing: displayed.trip, wording: displayed.wording, rules: displayed.rules, with: extras)
    let export = TripExport(of: document, as: format, on: paper) { fonts.files(drawing: $0) }
    do {
      let bytes = export.bytes
      _ = try write(bytes, asExportOf: tripPath, to: expanded(typed), replaces: replaces)
      return .written(path: typed, size: Self.size(bytes.count), remarks: export.remarks.map(\.sentence))
    } catch StoreError.exists(path: _) {
      return .exists
    } catch {
      return .failed(((error as? StoreError)?.reason ?? "\(error)").withFullStop)
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
