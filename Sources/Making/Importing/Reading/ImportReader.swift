import Atlas
import Base
import Schedules

/// Reads files of other programs: events of calendars, waypoints of GPX and KML, rows of tables, and reservations of
/// schema.org as JSON. The content, not the name, determines the format.
package enum ImportReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - dates: The dates that are of interest in series of events; nil if they are unknown.
  ///   - zones: The zones that calendars may name.
  /// - Throws: an ``ImportRefusal`` if nothing can be imported.
  package static func read(
    _ file: [UInt8], in dates: ClosedRange<CivilDate>? = nil,
    zones: @escaping ZoneSource = { CarriedZones.rules(of: $0) }
  ) throws(ImportRefusal) -> ImportedItems {
    let bytes = FileText.normalized(file)
    guard let first = bytes.first(where: { $0 > 0x20 }) else { throw .empty }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x1F, 0x8B]) { throw .archive }
    if bytes.prefix(1024).contains(0) || bytes.starts(with: "%PDF".utf8) { throw .unknownFormat }
    if first != UInt8(ascii: "<"), CalendarFile.isCalendar(bytes) {
      var zones = ZoneNames(zones)
      return CalendarEvents.read(bytes, in: dates, zones: &zones)
    }
    switch first {
    case UInt8(ascii: "<"): return try Waypoints.read(file)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try Reservations.read(bytes)
    default: return try ItemTable.read(bytes)
    }
  }
}
