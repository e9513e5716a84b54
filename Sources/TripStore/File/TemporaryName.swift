/// The names of files that are to take the place of another, `.trip.json.k3v9x2.tmp` for `trip.json`.
struct TemporaryName {
  private let start: String
  private static let mark = (length: 6, letters: Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8))

  init(for name: String) {
    // Names end at 255 bytes.
    start = ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))."
  }

  func random() -> String {
    var number = UInt64.random(in: .min ... .max)
    let letters = (0..<Self.mark.length).map { _ in
      defer { number /= UInt64(Self.mark.letters.count) }
      return Self.mark.letters[Int(number % UInt64(Self.mark.letters.count))]
    }
    return "\(start)\(String(decoding: letters, as: UTF8.self)).tmp"
  }

  /// Whether a file of that name is one that this file, or one whose name starts alike, left behind.
  func matches(_ name: String) -> Bool {
    let (bytes, head, tail) = (name.utf8, start.utf8, ".tmp".utf8)
    guard bytes.count == head.count + Self.mark.length + tail.count else { return false }
    return bytes.starts(with: head) && bytes.suffix(tail.count).elementsEqual(tail)
      && bytes.dropFirst(head.count).prefix(Self.mark.length).allSatisfy(Self.mark.letters.contains)
  }
}
