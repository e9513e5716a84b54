/// The place of a byte in a JSON text, found by a walk up to there: line and column, both from 1, and field.
package struct TextPlace {
  package private(set) var line = 1
  package private(set) var column = 1
  private var steps: [Step] = []

  private enum Step {
    case index(Int)
    case field(Range<Int>?)
  }

  /// - Parameter start: The offset behind a byte order mark; all between it and `offset` is JSON.
  package init(of offset: Int, in bytes: [UInt8], from start: Int) {
    count(bytes[min(start, offset)..<offset])
    var index = start
    while index < offset {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): steps.append(.field(nil))
      case UInt8(ascii: "["): steps.append(.index(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
      case UInt8(ascii: ","): advance()
      case UInt8(ascii: "\""): skipString(from: &index, to: offset, in: bytes)
      default: break
      }
    }
  }

  private mutating func count(_ text: ArraySlice<UInt8>) {
    for byte in text {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private mutating func advance() {
    switch steps.popLast() {
    case .index(let index): steps.append(.index(index + 1))
    case .field: steps.append(.field(nil))
    case nil: break
    }
  }

  private mutating func skipString(from index: inout Int, to end: Int, in bytes: [UInt8]) {
    let start = index
    while index < end, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    if index < end, case .field(nil) = steps.last { steps[steps.count - 1] = .field(start..<index) }
    index += 1
  }

  package func path(in bytes: [UInt8], last: String?) -> FieldPath {
    let steps = steps.compactMap { step -> FieldPath.Step? in
      switch step {
      case .index(let index): .index(index)
      case .field(let range?): .field(name(range, in: bytes))
      case .field(nil): nil
      }
    }
    return FieldPath(steps: steps + (last.map { [.field($0)] } ?? []))
  }

  private func name(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    var json = JSONReader(Array(bytes[range.lowerBound - 1..<range.upperBound + 1]))
    return (try? json.string()) ?? String(decoding: bytes[range], as: UTF8.self)
  }
}

/// The path to a value of a JSON text, the outermost part first: `items`, its fourth element, `kind`.
package struct FieldPath: Equatable {
  package enum Step: Equatable {
    case field(String)
    case index(Int)
  }

  package var steps: [Step]

  /// The names up to the first array, such as `["schedule", "follows"]`: an element of an array means its array.
  package var names: [String] {
    var names: [String] = []
    for case .field(let name) in steps.prefix(while: { if case .field = $0 { true } else { false } }) {
      names.append(name)
    }
    return names
  }

  private static let longest = 12
}

extension FieldPath: CustomStringConvertible {
  /// The path, `items[3].kind`, cut after some steps; empty for the whole text.
  package var description: String {
    var path = ""
    for step in steps.prefix(FieldPath.longest) { path += part(step, after: path) }
    return steps.count > FieldPath.longest ? path + "…" : path
  }

  private func part(_ step: Step, after path: String) -> String {
    switch step {
    case .index(let index): "[\(index)]"
    case .field(let name) where !FieldPath.isPlain(name): "[\(TripFileError.excerpt(name))]"
    case .field(let name): path.isEmpty ? name : ".\(name)"
    }
  }

  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
      }
  }
}
