/// Strings that occur many times in a file, such as the names of teams and cities, kept once.
///
/// A table with one place per hash: a newcomer takes the place of the one before, so the table never grows.
package struct SharedStrings {
  /// Shorter strings live in the value itself and cost no memory of their own.
  package static let shortest = 16

  private var places: [String] = []
  private static let size = 4096

  package mutating func string(for bytes: UnsafeBufferPointer<UInt8>) -> String {
    if places.isEmpty { places = Array(repeating: "", count: SharedStrings.size) }
    let place = SharedStrings.place(of: bytes)
    if SharedStrings.text(of: places[place], is: bytes) { return places[place] }
    let string = String(decoding: bytes, as: UTF8.self)
    places[place] = string
    return string
  }

  private static func text(of string: String, is bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard string.utf8.count == bytes.count else { return false }
    return string.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) } ?? false
  }

  /// FNV-1a.
  private static func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) % UInt32(size))
  }
}
