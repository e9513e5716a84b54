import CEmbedded

/// A table that the program contains (``EmbeddedFile``): comments after `#`, a line with the names of the columns, then
/// a line for each row, with tabs between its fields.
///
/// A table is in the constant part of the program and costs nothing until somebody reads it, so it can have many
/// thousands of rows. What needs an index of a table makes it when it is first asked for.
package struct Table: Sequence, IteratorProtocol {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  package struct Row {
    package let offset: Int
    package let bytes: Bytes

    package var count: Int { bytes.count(where: { $0 == UInt8(ascii: "\t") }) + 1 }

    /// The bytes of a field, counted from 0; empty if the row has fewer fields.
    package subscript(column: Int) -> Bytes {
      var (start, passed) = (0, 0)
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\t") {
        if passed == column { return Bytes(rebasing: bytes[start..<index]) }
        (start, passed) = (index + 1, passed + 1)
      }
      return Bytes(rebasing: bytes[(passed == column ? start : bytes.count)...])
    }

    package func text(_ column: Int) -> String { String(decoding: self[column], as: UTF8.self) }

    package func names(_ column: Int) -> [String] {
      self[column].split(separator: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The number that a field has as decimal digits, such as `-87.6556`; nil if it has something else.
    package func decimal(_ column: Int) -> Double? {
      var (digits, scale, count): (Int64, Int64, Int) = (0, 0, 0)
      let field = self[column]
      for (place, byte) in field.enumerated() {
        switch byte {
        case UInt8(ascii: "-") where place == 0: continue
        case UInt8(ascii: ".") where scale == 0: scale = 1
        case UInt8(ascii: "0")...UInt8(ascii: "9") where count < 15:
          digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
          (scale, count) = (scale * 10, count + 1)
        default: return nil
        }
      }
      // Both are whole numbers that a Double has exactly, so that the quotient is the nearest one.
      let value = Double(digits) / Double(Swift.max(scale, 1))
      return count == 0 ? nil : field[0] == UInt8(ascii: "-") ? -value : value
    }
  }

  package let bytes: Bytes
  private var end = 0
  package private(set) var columns: [String] = []

  package init(_ file: EmbeddedFile) { self.init(file.constant) }

  package init(_ bytes: Bytes) {
    self.bytes = bytes
    columns = next().map { row in (0..<row.count).map(row.text) } ?? []
  }

  package mutating func next() -> Row? {
    while end < bytes.count {
      let row = row(at: end)
      end += row.bytes.count + 1
      if row.bytes.first != UInt8(ascii: "#") { return row }
    }
    return nil
  }

  package func row(at offset: Int) -> Row {
    let rest = bytes[offset...]
    return Row(
      offset: offset, bytes: Bytes(rebasing: rest[..<(rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)]))
  }
}

extension Table {
  /// The lists of a table whose columns are a list, a value and words: the value of each word, empty in a list of words alone.
  package func lists<List: RawRepresentable<String> & Hashable>() -> [List: [String: String]] {
    reduce(into: [:]) { lists, row in
      guard let list = List(rawValue: row.text(0)) else { return }
      for word in row.names(2) { lists[list, default: [:]][word] = row.text(1) }
    }
  }
}

package enum EmbeddedFile: String, CaseIterable, Sendable {
  case regularFont, boldFont
  case outlines
  case sampleTrip, sampleWeekend
  case pageStyle, credits
  // Tables, for `Table`.
  case bookingWords, cities, competitions, ferries, fixedLinks, headings, keys, leagues, letters, localNames, railLines
  case railStops, railways, regionNames, regions, roadRegions, roadTowns, roads, stations, teams, venues, waters, words
  case zoneNames, zones

  package var bytes: [UInt8] { Array(constant) }

  var constant: UnsafeBufferPointer<UInt8> {
    let file = embedded_file(rawValue)
    return UnsafeBufferPointer(start: file.start, count: file.count)
  }
}
