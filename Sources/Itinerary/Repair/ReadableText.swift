/// Reads what there is of a damaged JSON text, and lists what it leaves out, such as a word that is not JSON. It ends at a
/// wrong or missing mark between values: nobody knows what the rest belongs to.
struct ReadableText {
  private var json: JSONReader
  private var depth = 0
  private(set) var findings: [(offset: Int, sentence: String)] = []
  /// Whether reading has ended before the text did.
  private(set) var isOver = false

  /// The depth beyond which nothing is read; a trip needs six levels.
  private static let deepest = 128

  init(_ bytes: [UInt8]) { json = JSONReader(bytes) }

  mutating func readTrip() -> PlacedValue? {
    guard json.byte(at: json.nextValue()) == UInt8(ascii: "{"), let trip = value() else { return nil }
    json.skipWhiteSpace()
    if !isOver, json.position < json.bytes.count { end() }
    return trip
  }

  /// Reads a value; nil if it is not JSON. An array or object is as much as could be read of it.
  private mutating func value() -> PlacedValue? {
    let start = json.nextValue()
    switch json.byte(at: start) {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      defer { depth -= 1 }
      if depth > ReadableText.deepest {
        end()
        return nil
      }
      let isObject = json.byte(at: start) == UInt8(ascii: "{")
      json.move(to: start + 1)
      // The place of its first value: its bracket is often on the line before.
      let first = json.nextValue()
      return PlacedValue(kind: isObject ? .object(members()) : .array(elements()), offset: first)
    default: return scalar().map { PlacedValue(kind: $0, offset: start) }
    }
  }

  private mutating func members() -> [PlacedValue.Member] {
    var members: [PlacedValue.Member] = []
    readList("}") { text in
      let start = text.json.position
      guard let name = try? text.json.string() else { return text.end() }
      text.json.skipWhiteSpace()
      guard text.json.accept(":") else { return text.end() }
      let valueStart = text.json.nextValue()
      guard let value = text.value() else {
        if text.isOver { return }
        let excerpt = text.excerpt(from: valueStart)
        let what = excerpt.isEmpty ? "no value and was removed." : "no readable value and was removed: \(excerpt)"
        return text.record("The field \(TripFileError.excerpt(name)) had \(what)", at: start)
      }
      if let first = members.first(where: { $0.name == name }) {
        let (retained, dropped) = (TripRepair.cut(first.value.text), TripRepair.cut(value.text))
        let field = TripFileError.excerpt(name)
        text.record("The field \(field) was given twice: \(retained) was kept, \(dropped) removed.", at: start)
      } else {
        members.append(.init(name: name, value: value))
      }
    }
    return members
  }

  private mutating func elements() -> [PlacedValue] {
    var elements: [PlacedValue] = []
    readList("]") { text in
      let start = text.json.position
      if let value = text.value() {
        elements.append(value)
      } else if !text.isOver {
        text.record("An unreadable value was removed: \(text.excerpt(from: start))", at: start)
      }
    }
    return elements
  }

  private mutating func readList(_ close: Unicode.Scalar, _ readOne: (inout ReadableText) -> Void) {
    json.skipWhiteSpace()
    if json.accept(close) { return }
    repeat {
      json.skipWhiteSpace()
      readOne(&self)
      if isOver { return }
      json.skipWhiteSpace()
    } while json.accept(",")
    if !json.accept(close) { end() }
  }

  private mutating func scalar() -> PlacedValue.Kind? {
    let start = json.position
    do throws(ReadFailure) {
      let kind: PlacedValue.Kind
      switch json.byte(at: start) {
      case UInt8(ascii: "\""): return .string(try json.string())
      case UInt8(ascii: "t"), UInt8(ascii: "f"): kind = .bool(try json.bool())
      case UInt8(ascii: "n") where json.acceptWord("null"): kind = .null
      default: kind = .number(json.text(try json.numberToken()))
      }
      if json.byte(at: json.position).map(" \n\r\t,:]}[{\"".utf8.contains) ?? true { return kind }
    } catch {}
    skip(from: start)
    return nil
  }

  private mutating func skip(from start: Int) {
    let isString = json.byte(at: start) == UInt8(ascii: "\"")
    var index = isString ? start + 1 : start
    while let byte = json.byte(at: index), byte != UInt8(ascii: "\n") {
      if isString ? byte == UInt8(ascii: "\"") : ",:]}[{\"".utf8.contains(byte) { break }
      index += isString && byte == UInt8(ascii: "\\") ? 2 : 1
    }
    json.move(to: min(index, json.bytes.count))
    if !(isString ? json.accept("\"") : index > start) { end() }
  }

  private mutating func end() {
    if isOver { return }
    isOver = true
    let (here, end) = (json.nextValue(), json.bytes.count)
    let rest = "The file can't be read from here on; the rest was left out: \(excerpt(here..<end))"
    record(here < end ? rest : "Unexpected end of file: the rest is lost.", at: here)
  }

  private func excerpt(from start: Int) -> String { excerpt(start..<json.position) }

  /// A part of the text for a sentence: more than a sentence shows.
  private func excerpt(_ range: Range<Int>) -> String {
    TripRepair.cut(String(decoding: json.bytes[range].prefix(400), as: UTF8.self))
  }

  private mutating func record(_ sentence: String, at offset: Int) {
    findings.append((offset, sentence))
    if findings.count > TripFile.maxRepairs { isOver = true }
  }
}
