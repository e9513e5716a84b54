/// The content lines of a calendar, unfolded (RFC 5545 section 3.1).
///
/// A line ends at LF, CR LF, CR CR LF or CR. Folds are undone between bytes, so one that splits a character does no harm.
struct ContentLines {
  struct Line {
    /// Where it begins, from 1.
    var number: Int
    /// Without its end; at most `ContentLines.longest` of them.
    var bytes: [UInt8]
    var isCut: Bool
  }

  /// More than any text of a game needs; keeps memory bounded on a file of one line.
  static let longest = 65_536

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var number = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Nil at the end.
  mutating func next() -> Line? {
    guard index < bytes.count else { return nil }
    var line = Line(number: number, bytes: [], isCut: false)
    take(into: &line)
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index += 1
      take(into: &line)
    }
    return line
  }

  /// The rest of the line in the file, and its end.
  private mutating func take(into line: inout Line) {
    let start = index
    while index < bytes.count, bytes[index] != lineFeed, bytes[index] != carriageReturn { index += 1 }
    let room = ContentLines.longest - line.bytes.count
    line.isCut = line.isCut || index - start > room
    line.bytes.append(contentsOf: bytes[start..<min(index, start + room)])
    skipLineEnd()
  }

  private mutating func skipLineEnd() {
    let start = index
    while index < bytes.count, bytes[index] == carriageReturn { index += 1 }
    if index < bytes.count, bytes[index] == lineFeed {
      index += 1
      number += 1
    } else {
      number += index - start
    }
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
