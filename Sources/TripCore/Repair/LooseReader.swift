import Base

/// Reads as much as possible of a damaged JSON text, and lists what it skipped.
///
/// - The end of the text closes what is open; a value cut off there is left out.
/// - A string ends at the end of its line at the latest, since JSON has no line breaks in strings.
/// - An object ends if another value takes the place of a field name: its bracket is lost. So an item that lost
///   a bracket does not swallow the next.
/// - Anything that fits nowhere is skipped.
struct LooseReader {
  private let bytes: [UInt8]
  private var position: Int
  private var depth = 0
  private(set) var findings: [(offset: Int, what: TripRepair.RepairKind)] = []
  /// Whether there are more findings than a user can read. Reading stops then, because each finding takes memory.
  private(set) var isHopeless = false

  /// The depth beyond which values are skipped; a trip needs six levels.
  private static let deepest = 128

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Fails if the text has no object.
  mutating func readTrip() -> LooseValue? {
    while let byte = next(), byte != UInt8(ascii: "{") { skipUnreadable() }
    guard next() != nil, var trip = readValue() else { return nil }
    readRest(of: &trip)
    return trip
  }

  /// Reads the text after the end of the trip, which a surplus bracket has ended early. Takes items and skips all else.
  private mutating func readRest(of trip: inout LooseValue) {
    var items: [LooseValue] = []
    while let byte = next() {
      let start = position
      guard byte == UInt8(ascii: "{") else {
        skipUnreadable()
        continue
      }
      guard let value = readValue() else { continue }
      if value["kind"] != nil, value["id"] != nil {
        note(.itemAfterEnd, at: start)
        items.append(value)
      } else {
        note(.skippedText(text(start..<position)), at: start)
      }
    }
    if !items.isEmpty { trip.set(["items"], to: .array((trip["items"]?.elements ?? []) + items)) }
  }

  // MARK: Values

  /// Reads a value; nil if it is cut off or unreadable. The position is after it in any case.
  private mutating func readValue() -> LooseValue? {
    guard let byte = next() else { return nil }
    let start = position
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.deepest else {
        skipNested()
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      position += 1
      // The place of its first value: its bracket is often on the line before.
      let first = next() == nil ? start : position
      let kind: LooseValue.Kind = byte == UInt8(ascii: "{") ? .object(readMembers()) : .array(readElements())
      return LooseValue(kind: kind, offset: first)
    case UInt8(ascii: "\""): return readString().map { LooseValue(kind: .string($0), offset: start) }
    default: return readWord().map { LooseValue(kind: $0, offset: start) }
    }
  }

  /// - Parameter members: the members of the object that were read before.
  private mutating func readMembers(after members: [LooseValue.Member] = []) -> [LooseValue.Member] {
    var members = members
    var indices: [String: Int] = [:]
    for (index, member) in members.enumerated() { indices[member.name] = index }
    var commas = Commas()
    while let byte = next() {
      let start = position
      if !commas.accept(byte) { note(.comma, at: start) }
      switch byte {
      case UInt8(ascii: "}"):
        position += 1
        return members
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "]"):
        note(.closedObject, at: start)
        return members
      case UInt8(ascii: "\""):
        guard let name = readString(), next() == UInt8(ascii: ":") else {
          note(.skippedText(text(start..<position)), at: start)
          continue
        }
        position += 1
        let valueStart = position
        guard let value = readMemberValue() else {
          note(.skippedField(name, text(valueStart..<position)), at: start)
          continue
        }
        if let first = indices[name] {
          note(.skippedSecondField(name, kept: members[first].value.text, dropped: value.text), at: start)
        } else {
          indices[name] = members.count
          members.append(.init(name: name, value: value))
        }
      default: skipUnreadable()
      }
    }
    note(.closedObject, at: position)
    return members
  }

  private mutating func readMemberValue() -> LooseValue? {
    let end = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
    return next().map(end.contains) == true ? nil : readValue()
  }

  private mutating func readElements() -> [LooseValue] {
    var elements: [LooseValue] = []
    var commas = Commas()
    while let byte = next() {
      let start = position
      if !commas.accept(byte) { note(.comma, at: start) }
      switch byte {
      case UInt8(ascii: "]"):
        position += 1
        return elements
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"), UInt8(ascii: ":"): skipUnreadable()
      default:
        let value = readValue()
        if next() == UInt8(ascii: ":"), case .string(let name) = value?.kind {
          position = start
          if let last = elements.last, last.lacksItemField(name) {
            // A surplus bracket has ended the item early.
            note(.reopenedItem, at: start)
            elements[elements.count - 1].kind = .object(readMembers(after: last.members ?? []))
            continue
          }
          // The name of a field of the object around: the array has lost its bracket.
          note(.closedArray, at: start)
          return elements
        }
        if let value { elements.append(value) } else { note(.skippedText(text(start..<position)), at: start) }
      }
    }
    note(.closedArray, at: position)
    return elements
  }

  // MARK: Strings, numbers and words

  /// Reads a string; nil if the text ends within it.
  private mutating func readString() -> String? {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else {
      position = bytes.count
      return nil
    }
    let isWhole = bytes[end] == UInt8(ascii: "\"")
    position = isWhole ? end + 1 : end
    if !isWhole { note(.closedString, at: start) }
    return content(start + 1..<end, at: start)
  }

  /// Decodes the text between the quotes, with U+FFFD for bytes and escapes that cannot be read.
  private mutating func content(_ range: Range<Int>, at start: Int) -> String {
    let quoted = [UInt8(ascii: "\"")] + bytes[range] + [UInt8(ascii: "\"")]
    var json = JSONReader(quoted)
    if let exact = try? json.string() { return exact }
    note(.replacedCharacters, at: start)
    let loose = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(loose.map { $0 == "\\" || $0.value < 0x20 ? "\u{FFFD}" : $0 }))
  }

  private mutating func readWord() -> LooseValue.Kind? {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    if position == start {
      skipUnreadable()
      return nil
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return isNumber(start..<position) ? .number(word) : nil
    }
  }

  private func isNumber(_ range: Range<Int>) -> Bool {
    var json = JSONReader(Array(bytes[range]))
    return (try? json.numberToken()) != nil && json.position == range.count
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: Skipping

  /// The next byte that is not white space; nil at the end.
  private mutating func next() -> UInt8? {
    while position < bytes.count, !isHopeless {
      let byte = bytes[position]
      if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return byte }
      position += 1
    }
    return nil
  }

  /// Skips a byte, and all up to the next one that has a meaning.
  private mutating func skipUnreadable() {
    let start = position
    let marks = Array("{}[]\",".utf8)
    repeat { position += 1 } while position < bytes.count && !marks.contains(bytes[position])
    note(.skippedText(text(start..<position)), at: start)
  }

  /// The text at the position, for use in a sentence: more than a sentence shows.
  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range].prefix(400), as: UTF8.self) }

  /// Skips a value with all its contents, without recursion.
  private mutating func skipNested() {
    let start = position
    var open = 0
    repeat {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
      default: break
      }
      position += 1
    } while open > 0 && position < bytes.count
    note(.skippedNesting(text(start..<position)), at: start)
  }

  /// Notes a finding once for each place, unless it is a loss; a follow-up at the end of the text is not noted.
  private mutating func note(_ what: TripRepair.RepairKind, at offset: Int) {
    if isHopeless { return }
    let isEnd = offset >= bytes.count
    if isEnd, let last = findings.last, last.offset >= bytes.count { return }
    if let last = findings.last, last.offset == offset, !what.isLoss || last.what == what { return }
    findings.append((offset, isEnd ? .endsEarly : what))
    isHopeless = findings.count > TripFile.mostRepairs
  }
}

extension LooseValue {
  /// Whether the position has a field of items, right after an item that ended too early.
  fileprivate func lacksItemField(_ name: String) -> Bool {
    members != nil && self[name] == nil && ItemField.allCases.contains { $0.rawValue == name }
  }
}

/// Checks that commas are between values and nowhere else.
private struct Commas {
  private var isFirst = true
  private var isAfterComma = false

  /// - Parameter byte: the first byte of the next comma, value or closing bracket.
  mutating func accept(_ byte: UInt8) -> Bool {
    defer { isFirst = false }
    switch byte {
    case UInt8(ascii: ","):
      defer { isAfterComma = true }
      return !isFirst && !isAfterComma
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return !isAfterComma
    default:
      defer { isAfterComma = false }
      return isFirst || isAfterComma
    }
  }
}
