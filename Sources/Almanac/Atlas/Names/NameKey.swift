/// A name as names of teams, venues, cities and columns are compared: its letters and digits, without case,
/// diacritics and punctuation. `St. Louis`, `ST LOUIS` and `Saint Louis` are one.
package struct NameKey: Hashable, Sendable {
  package let text: String

  package init(_ name: Substring) { self.init(String(name)) }

  package init(_ name: String) {
    var (key, start): ([UInt8], Int) = ([], 0)
    // A word without letters and digits is dropped.
    func endWord() {
      guard key.count > start else { return }
      if let form = NameKey.forms[key[start...]] { key.replaceSubrange(start..., with: form) }
      key.append(space)
      start = key.count
    }
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    key.reserveCapacity(name.utf8.count + 4)
    for byte in (isASCII ? name : FoldedText(name).text).utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: key.append(byte)
      case UInt8(ascii: "."), UInt8(ascii: "'"): break
      default:
        endWord()
        if byte == UInt8(ascii: "&") { key += "and ".utf8 }
        start = key.count
      }
    }
    endWord()
    if !key.isEmpty { key.removeLast() }
    text = String(decoding: key, as: UTF8.self)
  }

  package var isEmpty: Bool { text.isEmpty }

  private init(ofKey text: String) { self.text = text }

  /// The key without years and words such as `fc`; nil if it has none of them, or nothing else.
  package var withoutClubWords: NameKey? {
    let words = text.split(separator: " ")
    let retained = words.filter { !NameKey.clubWords.contains($0) && !$0.utf8.allSatisfy(isDigit) }
    return retained.isEmpty || retained.count == words.count ? nil : NameKey(ofKey: retained.joined(separator: " "))
  }

  private static let clubWords: Set<Substring> = ["fc", "cf", "sc", "afc", "ac", "ssc", "ssd"]

  /// The key without words that say that the team is of women; nil if it has none of them, or nothing else.
  package var withoutWomensWords: NameKey? {
    let words = text.split(separator: " ")
    let retained = words.filter { !WordList.women.contains($0) }
    let isLetter = retained.last == "w"
    let own = isLetter ? retained.dropLast() : retained[...]
    return own.isEmpty || own.count == words.count ? nil : NameKey(ofKey: own.joined(separator: " "))
  }

  /// The common form of words that are also abbreviated.
  private static let forms = Dictionary(
    uniqueKeysWithValues: [("saint", "st"), ("sainte", "ste"), ("fort", "ft"), ("mount", "mt"), ("utd", "united")]
      .map { (ArraySlice($0.utf8), $1.utf8) })
}

private let space = UInt8(ascii: " ")

/// An index of values by the keys of their names.
package struct NameIndex<Value: Sendable>: Sendable {
  private var named: [NameKey: [Value]] = [:]
  /// All values. A value with several names occurs several times.
  private(set) var values: [Value] = []

  /// Adds a value under a name, unless the last value added under it is equivalent.
  mutating func add(_ value: Value, under name: String, unless isSame: (Value) -> Bool) {
    let key = NameKey(name)
    if let last = named[key]?.last, isSame(last) { return }
    named[key, default: []].append(value)
    values.append(value)
  }

  /// The values of a name in the order in which they were added; empty for an unknown name.
  package subscript(name: NameKey) -> [Value] { named[name] ?? [] }

  package var names: Dictionary<NameKey, [Value]>.Keys { named.keys }
}
