/// The fields by which a trip is known in a list of trips: those at the head of its file.
package struct TripHeading: Equatable, Sendable {
  package let id: String
  package let name: String
  package let startDate: CivilDate
  package let dayCount: Int
}

extension Trip {
  /// Reads a trip file, which is JSON, described in `docs/trip.schema.json`.
  ///
  /// - Parameter json: UTF-8; a byte order mark at the start is skipped.
  /// - Throws: for anything that is not wholly a trip; nothing is guessed or repaired.
  public init(json: some Sequence<UInt8>) throws(TripFileError) {
    self = try TripFile.decode(Array(json)) { json throws(ReadFailure) in try TripContents.trip(from: &json) }
  }

  /// Reads the text of a trip file.
  public init(json: String) throws(TripFileError) { try self.init(json: json.utf8) }

  /// The file of the trip, UTF-8 with a line break at its end. A file that Barnstorm wrote gives the same bytes again.
  public var json: [UInt8] { Array(TripContents.text(of: self).utf8) }
}

package enum TripFile {
  static let format = "barnstorm-trip"
  /// The newest version of the format that is understood, and the one written.
  static let version = 1
  /// The longest trip that is accepted, in days.
  static let longestTrip = 100_000

  /// Reads the head of a trip from the first bytes of its file, if they hold all of it. Damage behind it is not noticed.
  package static func heading(_ bytes: [UInt8]) -> TripHeading? {
    var json = JSONReader(bytes)
    return TripContents.heading(from: &json)
  }

  fileprivate static func decode<Value>(
    _ bytes: [UInt8], _ read: (inout JSONReader) throws(ReadFailure) -> Value
  ) throws(TripFileError) -> Value {
    var json = JSONReader(bytes)
    let start = json.position
    do {
      let value = try read(&json)
      try json.expectEnd()
      return value
    } catch {
      let place = TextPlace(of: error.offset, in: bytes, from: start)
      if bytes.dropFirst(error.offset).starts(with: "<<<<<<< ".utf8) {
        throw TripFileError(line: place.line, column: place.column, field: "", reason: .conflictMarks)
      }
      let path = place.path(in: bytes, last: error.field)
      throw TripFileError(line: place.line, column: place.column, field: path.description, reason: error.reason)
    }
  }

  package static func text(of game: Game) -> String { Game.fields.text(of: game) }

  // MARK: One item

  package static func encode(_ item: Item) -> [UInt8] { Array("{\(TripContents.text(of: item))}".utf8) }

  /// Reads a single item, whose day may be any that a trip can have.
  package static func decodeItem(_ bytes: [UInt8]) throws(TripFileError) -> Item {
    try decode(bytes) { json throws(ReadFailure) in
      let start = json.nextValue()
      let item = try Item.fields.read(from: &json)
      try json.check(item, isIn: 1...longestTrip, at: start)
      return item
    }
  }
}
