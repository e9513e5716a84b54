/// The content lines of a calendar, unfolded (RFC 5545 section 3.1).
///
/// A line ends at LF, CR LF, CR CR LF or CR. Folds are undone between bytes, so one that splits a character does no harm.
package struct ContentLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let longest: Int
  private var index = 0
  private var number = 1

  /// - Parameter longest: The most bytes to keep of one line, which bounds the memory that a hostile file takes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, longest: Int = .max) {
    self.bytes = bytes
    self.longest = longest
  }

  /// Returns the next line, or nil at the end.
  package mutating func next() -> UnfoldedLine? {
    guard index < bytes.count else { return nil }
    var line = UnfoldedLine(number: number, bytes: [], isCut: false)
    readRest(into: &line)
    while index < bytes.count, bytes[index] == space || bytes[index] == tab {
      index += 1
      readRest(into: &line)
    }
    return line
  }

  /// Appends what is left of the current line of the file, and skips its end.
  private mutating func readRest(into line: inout UnfoldedLine) {
    let start = index
    while index < bytes.count, bytes[index] != lineFeed, bytes[index] != carriageReturn { index += 1 }
    let room = longest - line.bytes.count
    line.isCut = line.isCut || index - start > room
    line.bytes.append(contentsOf: bytes[start..<start + min(room, index - start)])
    number += bytes.skipLineEnd(at: &index)
  }
}

package struct UnfoldedLine {
  /// The line of the file that it begins in, from 1.
  package var number: Int
  /// The bytes without the line end; none for an empty line.
  package var bytes: [UInt8]
  /// Whether the line is longer than the limit, so that its end is missing.
  package var isCut: Bool
}

extension UnsafeBufferPointer<UInt8> {
  /// Skips the end of a line, LF, CR LF, CR CR LF or CRs, and returns how many lines end there.
  package func skipLineEnd(at index: inout Int) -> Int {
    let start = index
    while index < count, self[index] == carriageReturn { index += 1 }
    guard index < count, self[index] == lineFeed else { return index - start }
    index += 1
    return 1
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
