/// The path of a file as the system takes it: bytes, which need not be text.
///
/// A file may have any name, `caf\xE9.json` in Latin-1 for one. A `String` made of such a name is another name, and
/// then another file. So what comes from the command line, the environment or the system stays bytes until it goes back
/// to the system; ``description`` is for people alone.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  // Two initialisers instead of a generic one, for which the runtime would look up types when the first trip is opened.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.bytes = bytes
  }

  /// The path as text, as people type it; nil if it is not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  package var isEmpty: Bool { bytes.isEmpty }
  package var isAbsolute: Bool { bytes.first == FilePath.slash }
  /// Whether it leads through a directory, as `trips/a.json` does and `a.json` does not.
  package var hasDirectory: Bool { bytes.contains(FilePath.slash) }

  package func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
  package func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }

  fileprivate static let slash = UInt8(ascii: "/")
}

// MARK: Parts

extension FilePath {
  /// The directory that the file is in; `.` where the path names none.
  package var directory: FilePath {
    guard let last = bytes.lastIndex(of: FilePath.slash) else { return "." }
    return last == 0 ? "/" : FilePath(bytes: bytes[..<last])
  }

  package var name: FilePath {
    guard let last = bytes.lastIndex(of: FilePath.slash) else { return self }
    return FilePath(bytes: bytes[(last + 1)...])
  }

  package var names: [FilePath] { bytes.split(separator: FilePath.slash).map { FilePath(bytes: $0) } }

  package func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: bytes.last == FilePath.slash ? bytes + name.bytes : bytes + [FilePath.slash] + name.bytes)
  }

  package func adding(_ ending: String) -> FilePath { FilePath(bytes: bytes + ending.utf8) }

  package func relative(to directory: FilePath) -> FilePath? {
    let start = directory.appending("").bytes
    return bytes.starts(with: start) ? FilePath(bytes: bytes.dropFirst(start.count)) : nil
  }

  /// The beginning of a name that fits a number of bytes; characters stay whole.
  package func prefix(_ length: Int) -> FilePath {
    guard bytes.count > length else { return self }
    var end = length
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return FilePath(bytes: bytes[..<end])
  }
}

// MARK: For the system

extension FilePath {
  /// Calls the system with the path, or with the empty one, which no file has, for a path with a NUL in it.
  package func withCString<Value, Problem: Error>(
    _ body: (UnsafePointer<CChar>) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    var characters: [CChar] = bytes.contains(0) ? [] : bytes.map(CChar.init(bitPattern:))
    characters.append(0)
    let result = characters.withUnsafeBufferPointer { buffer in
      // An array with an element has a base address.
      Result { () throws(Problem) in try body(buffer.baseAddress.unsafelyUnwrapped) }
    }
    return try result.get()
  }
}

// MARK: For people

extension FilePath: CustomStringConvertible {
  /// The path for people: as it is, or ``quoted`` if it could not be read or printed as it is.
  package var description: String {
    let quoted = quoted
    return text.flatMap { $0.utf8.count + 2 == quoted.utf8.count ? $0 : nil } ?? quoted
  }

  /// The path in quotes, with escapes for control characters and bytes that are not UTF-8: `"caf\xE9.json"`.
  package var quoted: String {
    var quoted = "\""
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var start = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let character):
        quoted += JSONText.escaped(UTF8.decode(character))
        start += character.count
      case .error(let length):
        for byte in bytes[start..<start + length] { quoted += "\\x" + hexadecimal(byte, digits: 2) }
        start += length
      case .emptyInput: return quoted + "\""
      }
    }
  }
}

func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

extension FilePath: Comparable {
  package static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

package enum FileStem {
  /// A file name from the name of a trip, without an ending: `rust-belt-swing` for `Rust Belt Swing`.
  package static func of(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let text = words.joined(separator: "-").unicodeScalars.prefix(60)
    return text.isEmpty ? "trip" : String(text)
  }
}
