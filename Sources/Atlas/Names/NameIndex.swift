/// An index of values by a 64-bit hash of their names, so that thousands are indexed without making strings. Two names of
/// real schedules practically never share a hash.
package struct NameIndex<Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    /// The previous entry with the same name; -1 if none.
    var before: Int32
  }

  private var entries: [Entry] = []
  private var last: [UInt64: Int32] = [:]
  private var mostWords: [UInt64: Int] = [:]

  init(capacity: Int) {
    entries.reserveCapacity(capacity)
    last.reserveCapacity(capacity)
  }

  /// Adds a value under a name, unless the last value added under it is equivalent.
  mutating func add(_ value: Value, under name: String, unless isSame: (Value) -> Bool = { _ in false }) {
    let numbers = NameKey.numbers(of: name)
    let number = numbers.whole
    let before = last[number] ?? -1
    if before >= 0, isSame(entries[Int(before)].value) { return }
    last[number] = Int32(entries.count)
    if numbers.words > mostWords[numbers.firstWord, default: 0] { mostWords[numbers.firstWord] = numbers.words }
    entries.append(Entry(value: value, before: before))
  }

  /// The values of a name in the order in which they were added; empty for an unknown name.
  package subscript(name: NameKey) -> [Value] {
    guard let newest = last[name.number] else { return [] }
    var values: [Value] = []
    var position = newest
    while position >= 0 {
      values.append(entries[Int(position)].value)
      position = entries[Int(position)].before
    }
    values.reverse()
    return values
  }

  /// Returns the number of words in the longest name that begins with a word, given as a key, if any.
  package func mostWords(ofNamesBeginning word: String) -> Int? { mostWords[NameKey(word).number] }

  /// All values. A value with several names occurs several times.
  var values: [Value] { entries.map(\.value) }
}

extension NameKey {
  /// A hash of the whole key, a hash of its first word, and the number of its words.
  struct Numbers {
    /// The hash of Fowler, Noll and Vo, variant 1a.
    private(set) var whole: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var firstWord: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var words = 1

    init(ofKey key: some Sequence<UInt8>) {
      for byte in key {
        if byte == UInt8(ascii: " ") { words += 1 }
        whole = (whole ^ UInt64(byte)) &* 0x100_0000_01B3
        if words == 1 { firstWord = whole }
      }
    }
  }

  var number: UInt64 { Numbers(ofKey: text.utf8).whole }

  static func numbers(of name: String) -> Numbers { Numbers(ofKey: bytes(of: name)) }
}
