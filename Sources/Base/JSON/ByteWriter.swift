/// Bytes written one after another, for an array.
///
/// Bytes are collected in a block first: an array checks at every append whether it is shared, and a file of a
/// thousand items has forty thousand pieces.
package struct ByteWriter: ~Copyable {
  private static let blockSize = 4096

  private let block = UnsafeMutablePointer<UInt8>.allocate(capacity: blockSize)
  /// The number of bytes of the block in use.
  private var filled = 0
  /// The bytes before those in the block.
  private var written: [UInt8] = []

  /// - Parameter expected: how many bytes it will be, about.
  package init(expected: Int = 0) { written.reserveCapacity(expected) }

  deinit { block.deallocate() }

  package var count: Int { written.count + filled }

  package consuming func bytes() -> [UInt8] {
    empty()
    return written
  }

  package consuming func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  package mutating func append(_ byte: UInt8) {
    if filled == Self.blockSize { empty() }
    block[filled] = byte
    filled += 1
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if bytes.count > Self.blockSize - filled { empty() }
    if bytes.count > Self.blockSize { return written.append(contentsOf: bytes) }
    (block + filled).update(from: start, count: bytes.count)
    filled += bytes.count
  }

  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// - Parameters:
  ///   - most: at most 4096.
  ///   - write: fills the room that it gets, of `most` bytes, from the start, and returns how far.
  package mutating func append(atMost most: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    assert(most <= Self.blockSize)
    if most > Self.blockSize - filled { empty() }
    filled += write(UnsafeMutableBufferPointer(start: block + filled, count: most))
  }

  /// Makes the whole block free again.
  private mutating func empty() {
    written.append(contentsOf: UnsafeBufferPointer(start: block, count: filled))
    filled = 0
  }
}
