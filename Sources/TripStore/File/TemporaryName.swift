import Paths

/// The names of files that are to take the place of another, `.trip.json.k3v9x2.tmp` for `trip.json`.
struct TemporaryName {
  private let start: [UInt8]
  private static let mark = (length: 6, letters: Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8))
  private static let end = Array(".tmp".utf8)
  private static let dot = UInt8(ascii: ".")

  init(for name: FilePath) {
    // Names end at 255 bytes.
    start = [Self.dot] + name.prefix(200).bytes + [Self.dot]
  }

  func random() -> FilePath {
    var number = UInt64.random(in: .min ... .max)
    let letters = (0..<Self.mark.length).map { _ in
      defer { number /= UInt64(Self.mark.letters.count) }
      return Self.mark.letters[Int(number % UInt64(Self.mark.letters.count))]
    }
    return FilePath(bytes: start + letters + Self.end)
  }

  /// Whether a file of that name is one that this file, or one whose name starts alike, left behind.
  func matches(_ name: FilePath) -> Bool {
    let bytes = name.bytes
    guard bytes.count == start.count + Self.mark.length + Self.end.count else { return false }
    return bytes.starts(with: start) && bytes.suffix(Self.end.count).elementsEqual(Self.end)
      && bytes.dropFirst(start.count).prefix(Self.mark.length).allSatisfy(Self.mark.letters.contains)
  }
}
