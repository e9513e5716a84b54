/// The content lines of a calendar, unfolded (RFC 5545 section 3.1).
///
/// A line ends at LF, CR LF, CR CR LF or CR. Folds are undone between bytes, so one that splits a character does no harm.
struct ContentLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let longest: Int
  private var (index, number) = (0, 1)

  /// - Parameter longest: The most bytes to keep of one line, which bounds the memory that a hostile file takes.
  init(_ bytes: [UInt8], longest: Int = .max) { (self.bytes, self.longest) = (bytes, longest) }

  mutating func next() -> UnfoldedLine? {
    guard index < bytes.count else { return nil }
    var line = UnfoldedLine(number: number, bytes: [], isCut: false)
    readRest(into: &line)
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index += 1
      readRest(into: &line)
    }
    return line
  }

  private mutating func readRest(into line: inout UnfoldedLine) {
    let rest = bytes[index...].prefix { $0 != lineFeed && $0 != carriageReturn }
    let room = longest - line.bytes.count
    line.isCut = line.isCut || rest.count > room
    line.bytes += rest.prefix(room)
    index = rest.endIndex
    number += bytes.skipLineEnd(at: &index)
  }
}

struct UnfoldedLine {
  var number: Int
  var bytes: [UInt8]
  var isCut: Bool
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Skips the end of a line, LF, CR LF, CR CR LF or CRs, and returns how many lines end there.
  package func skipLineEnd(at index: inout Int) -> Int {
    let start = index
    while index < endIndex, self[index] == carriageReturn { index += 1 }
    guard index < endIndex, self[index] == lineFeed else { return index - start }
    index += 1
    return 1
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
