import CZlib

/// A reader of PDF files for tests, which shares nothing with the writer: it follows the cross-reference stream, unpacks
/// what is packed and resolves every reference.
struct PDFReader {
  indirect enum Value: Equatable {
    case null
    case number(Double)
    case bool(Bool)
    case name(String)
    case string([UInt8])
    case array([Value])
    case dictionary([String: Value])
    case reference(Int)
    case keyword(String)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private(set) var objects: [Int: Value] = [:]
  private(set) var streams: [Int: [UInt8]] = [:]
  private(set) var trailer: [String: Value] = [:]

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Array("%PDF-1.7\n".utf8)) else { throw Failure("no header") }
    let tail = String(decoding: bytes.suffix(40), as: UTF8.self).split(separator: "\n")
    guard tail.count >= 3, tail.last == "%%EOF", let start = Int(tail[tail.count - 2]),
      tail[tail.count - 3] == "startxref"
    else { throw Failure("no end") }
    let (number, table) = try object(at: start, in: bytes)
    guard case .dictionary(let entries) = table, let rows = streams[number] else { throw Failure("no references") }
    trailer = entries
    var packed: [Int: [(index: Int, number: Int)]] = [:]
    for (number, row) in stride(from: 0, to: rows.count, by: 7).enumerated() {
      let place = rows[(row + 1)..<(row + 5)].reduce(0) { $0 << 8 | Int($1) }
      switch rows[row] {
      case 1:
        let (found, value) = try object(at: place, in: bytes)
        guard found == number else { throw Failure("object \(number) is \(found)") }
        objects[number] = value
      case 2: packed[place, default: []].append((Int(rows[row + 5]) << 8 | Int(rows[row + 6]), number))
      default: if number != 0 { throw Failure("object \(number) is free") }
      }
    }
    for (container, members) in packed { try unpack(container, members) }
  }

  private mutating func unpack(_ container: Int, _ members: [(index: Int, number: Int)]) throws {
    guard let bytes = streams[container], case .number(let first)? = self[container]["First"] else {
      throw Failure("no container \(container)")
    }
    var index = PDFParser(bytes)
    var places: [(number: Int, place: Int)] = []
    while index.place < Int(first), case .number(let number)? = try index.value(),
      case .number(let place)? = try index.value()
    {
      places.append((Int(number), Int(place) + Int(first)))
    }
    for (index, number) in members {
      guard places.indices.contains(index), places[index].number == number else {
        throw Failure("object \(number) is lost")
      }
      var parser = PDFParser(bytes, at: places[index].place)
      objects[number] = try parser.value() ?? .null
    }
  }

  private mutating func object(at place: Int, in bytes: [UInt8]) throws -> (Int, Value) {
    var parser = PDFParser(bytes, at: place)
    guard case .number(let number)? = try parser.value(), try parser.value() == .number(0),
      try parser.value() == .keyword("obj"), let value = try parser.value()
    else { throw Failure("no object at \(place)") }
    guard case .dictionary(let entries) = value, case .number(let length)? = entries["Length"],
      try parser.value() == .keyword("stream")
    else { throw Failure("no stream at \(place)") }
    let body = Array(bytes[(parser.place + 1)..<(parser.place + 1 + Int(length))])
    var rest = PDFParser(bytes, at: parser.place + 1 + Int(length))
    guard try rest.value() == .keyword("endstream"), try rest.value() == .keyword("endobj") else {
      throw Failure("no end of the stream at \(place)")
    }
    streams[Int(number)] = entries["Filter"] == nil ? body : try Self.unpacked(body)
    objects[Int(number)] = value
    return (Int(number), value)
  }

  private static func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    var size = max(bytes.count * 8, 1000)
    while size < 100_000_000 {
      var (result, count) = ([UInt8](repeating: 0, count: size), UInt(size))
      let status = uncompress(&result, &count, bytes, UInt(bytes.count))
      if status == Z_OK { return Array(result[..<Int(count)]) }
      guard status == Z_BUF_ERROR else { break }
      size *= 4
    }
    throw Failure("a stream can't be unpacked")
  }

  /// The entries of an object, none if it is no dictionary.
  subscript(number: Int) -> [String: Value] {
    if case .dictionary(let entries)? = objects[number] { entries } else { [:] }
  }

  /// The value itself, a reference followed.
  func resolved(_ value: Value?) -> Value {
    if case .reference(let number)? = value { objects[number] ?? .null } else { value ?? .null }
  }

  func dictionary(_ value: Value?) -> [String: Value] {
    if case .dictionary(let entries) = resolved(value) { entries } else { [:] }
  }

  func array(_ value: Value?) -> [Value] { if case .array(let values) = resolved(value) { values } else { [] } }

  /// The text of a string for people.
  static func text(_ value: Value?) -> String {
    guard case .string(let bytes)? = value else { return "" }
    guard bytes.starts(with: [0xFE, 0xFF]) else { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The tokens of a PDF file or of a page.
struct PDFParser {
  private let bytes: [UInt8]
  private(set) var place: Int

  init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  private static let spaces: Set<UInt8> = [0, 9, 10, 12, 13, 32]
  private static let delimiters = Set("()<>[]{}/%".utf8)

  /// The next value; nil at the end, or at the end of an array or dictionary.
  mutating func value() throws -> PDFReader.Value? {
    while place < bytes.count, Self.spaces.contains(bytes[place]) { place += 1 }
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "%"):
      while place < bytes.count, bytes[place] != 10 { place += 1 }
      return try value()
    case UInt8(ascii: "/"):
      place += 1
      return .name(word())
    case UInt8(ascii: "("): return .string(try literal())
    case UInt8(ascii: "["):
      place += 1
      return .array(try values())
    case UInt8(ascii: "]"):
      place += 1
      return nil
    case UInt8(ascii: "<"): return try angle()
    case UInt8(ascii: ">"):
      place += 2
      return nil
    default: return try atom()
    }
  }

  private mutating func values() throws -> [PDFReader.Value] {
    var values: [PDFReader.Value] = []
    while let value = try value() {
      values.append(value)
      if value == .keyword("R"), values.count > 2, case .number(let number) = values[values.count - 3] {
        values.removeLast(3)
        values.append(.reference(Int(number)))
      }
    }
    return values
  }

  private mutating func angle() throws -> PDFReader.Value {
    if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "<") {
      place += 2
      let values = try values()
      guard values.count % 2 == 0 else { throw PDFReader.Failure("an odd dictionary") }
      var entries: [String: PDFReader.Value] = [:]
      for index in stride(from: 0, to: values.count, by: 2) {
        guard case .name(let key) = values[index] else { throw PDFReader.Failure("no key") }
        guard entries.updateValue(values[index + 1], forKey: key) == nil else {
          throw PDFReader.Failure("\(key) twice")
        }
      }
      return .dictionary(entries)
    }
    place += 1
    var digits: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      digits.append(bytes[place])
      place += 1
    }
    place += 1
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count % 2 == 0 else { throw PDFReader.Failure("odd digits") }
    return .string(
      try stride(from: 0, to: digits.count, by: 2).map { index in
        let start = text.index(text.startIndex, offsetBy: index)
        guard let byte = UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16) else {
          throw PDFReader.Failure("no digits")
        }
        return byte
      })
  }

  private mutating func literal() throws -> [UInt8] {
    place += 1
    var (result, depth): ([UInt8], Int) = ([], 1)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard place < bytes.count else { break }
        result.append(bytes[place])
        place += 1
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
      default: break
      }
      result.append(byte)
    }
    throw PDFReader.Failure("a string without an end")
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !Self.spaces.contains(bytes[place]), !Self.delimiters.contains(bytes[place]) {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func atom() throws -> PDFReader.Value {
    let word = word()
    if word.isEmpty { throw PDFReader.Failure("a stray sign at \(place)") }
    if let number = Double(word) {
      // Exponents are no numbers here.
      guard word.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { throw PDFReader.Failure(word) }
      return .number(number)
    }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return .keyword(word)
    }
  }
}
