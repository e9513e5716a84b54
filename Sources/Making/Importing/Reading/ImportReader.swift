import Almanac

/// Reads calendars, GPX, KML, tables, and schema.org reservations as JSON. The content, not the name, decides.
package enum ImportReader {
  /// Reads a file. Of series of events only those within the dates are read, if these are known.
  package static func read(
    _ file: [UInt8], in dates: ClosedRange<CivilDate>? = nil, _ options: ImportOptions = ImportOptions(),
    zones: @escaping ZoneSource = { CarriedZones.rules(of: $0) }
  ) throws(ImportRefusal) -> ImportedItems {
    var found = try content(of: file, in: dates, options, zones: zones)
    found.tellApart()
    return found
  }

  /// The columns of a table, also of one that is not understood; none of other files.
  package static func columns(of file: [UInt8], _ options: ImportOptions) -> [ReadColumn] {
    ItemTable.columns(of: FileText.normalized(file), options)
  }

  private static func content(
    of file: [UInt8], in dates: ClosedRange<CivilDate>?, _ options: ImportOptions, zones: @escaping ZoneSource
  ) throws(ImportRefusal) -> ImportedItems {
    let bytes = FileText.normalized(file)
    guard let first = bytes.first(where: { $0 > 0x20 }) else { throw .empty }
    if let kind = document(bytes) { throw .document(kind) }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x1F, 0x8B]) { throw .archive }
    if bytes.prefix(1024).contains(0) { throw .unknownFormat }
    if first != UInt8(ascii: "<"), CalendarFile.isCalendar(bytes) {
      var zones = ZoneNames(zones)
      return CalendarEvents.read(bytes, in: dates, zones: &zones)
    }
    switch first {
    case UInt8(ascii: "<"): return try Waypoints.read(file)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try Reservations.read(bytes)
    default: return try ItemTable.read(bytes, options)
    }
  }

  /// The kind of a document with a booking in it that only an extractor finds; nil for other files.
  private static func document(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let isArchive = bytes.starts(with: [0x50, 0x4B, 3, 4])
    if isArchive { return bytes.indices.contains { bytes[$0...].starts(with: "pass.json".utf8) } ? "a pass" : nil }
    if head.hasPrefix("%PDF") { return "a PDF document" }
    let start = head.drop { $0.isWhitespace }.prefix(16).lowercased()
    if start.hasPrefix("<html") || start.hasPrefix("<!doctype html") { return "a web page" }
    let names = head.split(whereSeparator: \.isNewline).prefix(12).compactMap { line in
      line.firstIndex(of: ":").map { line[..<$0].lowercased() }
    }
    let fields: Set<String> = [
      "from", "to", "subject", "date", "received", "return-path", "mime-version", "message-id",
    ]
    return Set(names).intersection(fields).count > 2 ? "an email" : nil
  }
}
