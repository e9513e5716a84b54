/// The records of a table in text: fields between commas, semicolons, tabs or bars, quoted as in RFC 4180.
///
/// Our own, because the maintained library for Swift (SwiftCSV) is built on Foundation, while schedules need other
/// separators, fields in other encodings and quotes that are never closed.
package struct TableRecords {
  package struct Record {
    /// The line where the record begins, from 1.
    package let line: Int
    /// The texts of the fields, without quotes and without white space around them.
    package fileprivate(set) var fields: [String] = []
    fileprivate(set) var isCut = false
    fileprivate(set) var isUTF8 = true

    package subscript(field: Int) -> String { field < fields.count ? fields[field] : "" }
    package var isBlank: Bool { fields.allSatisfy(\.isEmpty) }
    var texts: [String] { fields.filter { !$0.isEmpty } }
  }

  static let longestField = 65_536
  static let maxFields = 512

  private let bytes: [UInt8]
  private let separator: UInt8
  var endsInLine: Bool { bytes.last.map { !isLineEnd($0) } ?? false }
  private var index = 0
  private var line = 1
  /// The line of a quote that is never closed; from there on quotes end with their line.
  private(set) var unclosedQuote: Int?

  package init(_ bytes: [UInt8], separator: UInt8) { (self.bytes, self.separator) = (bytes, separator) }

  package mutating func next() -> Record? {
    guard index < bytes.count else { return nil }
    let start = (index, line)
    if let record = record() { return record }
    // A quote that does not close swallows games: the record is read again, its quotes ending with the line.
    unclosedQuote = start.1
    (index, line) = start
    return record()
  }

  /// Reads a record; nil if a quote is not closed, unless quotes end with their line.
  private mutating func record() -> Record? {
    var record = Record(line: line)
    while true {
      guard field(into: &record) else { return nil }
      guard index < bytes.count, bytes[index] == separator else { break }
      index += 1
    }
    line += bytes.skipLineEnd(at: &index)
    return record
  }

  private mutating func field(into record: inout Record) -> Bool {
    var field: [UInt8] = []
    var isQuoted = false
    skipSpacesBeforeQuote()
    if index < bytes.count, bytes[index] == quote {
      isQuoted = unclosedQuote == nil || closesInLine
      index += 1
    }
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted, byte == quote {
        index += 1
        guard index < bytes.count, bytes[index] == quote else {
          isQuoted = false
          continue
        }
      } else if isQuoted ? unclosedQuote != nil && isLineEnd(byte) : byte == separator || isLineEnd(byte) {
        break
      } else if isQuoted, byte == lineFeed {
        line += 1
      }
      if field.count < TableRecords.longestField { field.append(byte) } else { record.isCut = true }
      if isQuoted, unclosedQuote == nil, record.isCut { return false }
      index += 1
    }
    if isQuoted, unclosedQuote == nil { return false }
    guard record.fields.count < TableRecords.maxFields else {
      record.isCut = true
      return true
    }
    let (text, isUTF8) = FileText.string(field[...])
    record.fields.append(text)
    record.isUTF8 = record.isUTF8 && isUTF8
    return true
  }

  /// Skips the spaces that some programs write after a separator.
  private mutating func skipSpacesBeforeQuote() {
    let start = bytes[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? index
    if start < bytes.count, bytes[start] == quote { index = start }
  }

  /// Whether another quote follows the one at the index before the line ends.
  private var closesInLine: Bool { bytes[(index + 1)...].first { $0 == quote || isLineEnd($0) } == quote }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// Returns the likeliest separators of the first lines, each once; spreadsheets write `sep=;` on the first.
  package static func separators(_ bytes: [UInt8], lines count: Int) -> [UInt8] {
    let lines = bytes.prefix(8192).split(whereSeparator: { $0 == 10 || $0 == 13 }).prefix(count)
    var found: [UInt8] = []
    for separator in lines.map(separator) where !found.contains(separator) { found.append(separator) }
    return found
  }

  /// Returns the likeliest separator of a first line: the one that it has most often outside quotes.
  private static func separator(of firstLine: some Sequence<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in firstLine {
      if byte == quote { isQuoted.toggle() } else if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let candidates = ",;\t|".utf8
    return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
  }
}

private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
