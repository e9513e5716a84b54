import Almanac

/// The names of the files of a save next to a trip, which no user's file has by chance:
/// `.trip.json.barnstorm-k3v9x2.tmp`.
package struct TemporaryName {
  private let start: [UInt8]
  private static let mark = Array(".barnstorm-".utf8)
  private static let length = 6
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

  package init(for name: FilePath) {
    // Names end at 255 bytes.
    start = [UInt8(ascii: ".")] + name.prefix(200).bytes
  }

  package var lock: FilePath { FilePath(bytes: start + Array(".barnstorm.lock".utf8)) }

  func random() -> FilePath {
    var number = UInt64.random(in: .min ... .max)
    let letters = (0..<Self.length).map { _ in
      defer { number /= UInt64(Self.letters.count) }
      return Self.letters[Int(number % UInt64(Self.letters.count))]
    }
    return FilePath(bytes: start + Self.mark + letters).adding(TemporaryKind.new.rawValue)
  }

  /// The name that a ``random()`` one becomes while the file changes places with the trip.
  static func swapped(_ path: FilePath) -> FilePath {
    FilePath(bytes: path.bytes.dropLast(TemporaryKind.new.rawValue.utf8.count)).adding(TemporaryKind.swapped.rawValue)
  }

  /// Nil if neither this trip nor one whose name starts alike can have left the file.
  func kind(of name: FilePath) -> TemporaryKind? {
    name.bytes.starts(with: start) ? Self.kind(ofEnding: name.bytes.dropFirst(start.count)) : nil
  }

  /// Nil if no save of any trip can have left the file.
  package static func kind(of name: FilePath) -> TemporaryKind? {
    guard name.hasPrefix(".") else { return nil }
    return TemporaryKind.allCases.lazy.compactMap { kind in
      let length = mark.count + Self.length + kind.rawValue.utf8.count
      return name.bytes.count > length ? Self.kind(ofEnding: name.bytes.suffix(length)) : nil
    }.first
  }

  private static func kind(ofEnding ending: ArraySlice<UInt8>) -> TemporaryKind? {
    guard ending.starts(with: mark), ending.dropFirst(mark.count).prefix(length).allSatisfy(letters.contains)
    else { return nil }
    return TemporaryKind.allCases.first { ending.dropFirst(mark.count + length).elementsEqual($0.rawValue.utf8) }
  }
}

package enum TemporaryKind: String, CaseIterable {
  case new = ".tmp"
  /// A file that changes places with the trip: the new one before, or the old one afterwards.
  case swapped = ".swap"
}
