/// A name as names of teams, venues, cities and columns are compared: its letters and digits, without case,
/// diacritics and punctuation. `St. Louis`, `ST LOUIS` and `Saint Louis` are one.
package struct NameKey: Hashable, Sendable {
  /// Words with one space between them.
  package let text: String

  package init(_ name: Substring) { self.init(String(name)) }

  package init(_ name: String) {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    var plain = isASCII ? name : FoldedText(name).text
    text = plain.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: NameKey.room(for: bytes)) { NameKey.write(bytes, to: $0) }
    }
  }

  /// Returns the largest number of bytes needed while the key of a name is written. `and ` for `&`, `united` for `utd`
  /// and a final space are longer than the name.
  static func room(for name: UnsafeBufferPointer<UInt8>) -> Int {
    var room = name.count + 1
    for byte in name {
      if byte == UInt8(ascii: "&") { room += 4 } else if byte | 0x20 == UInt8(ascii: "u") { room += 3 }
    }
    return room
  }

  /// Writes the words of a name separated by single spaces in one pass, since a table has thousands of names. Returns
  /// the number of bytes.
  static func write(_ name: UnsafeBufferPointer<UInt8>, to key: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var (length, wordStart) = (0, 0)
    for byte in name {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        key[length] = byte | 0x20
        length += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        key[length] = byte
        length += 1
      case UInt8(ascii: "."), UInt8(ascii: "'"): break
      case UInt8(ascii: "&"):
        endWord(&length, &wordStart, in: key)
        for letter in [UInt8(ascii: "a"), UInt8(ascii: "n"), UInt8(ascii: "d")] {
          key[length] = letter
          length += 1
        }
        endWord(&length, &wordStart, in: key)
      default: endWord(&length, &wordStart, in: key)
      }
    }
    endWord(&length, &wordStart, in: key)
    return max(0, length - 1)
  }

  /// Ends a word with a space, abbreviated if it has an abbreviation. A word without letters is dropped.
  private static func endWord(_ length: inout Int, _ start: inout Int, in key: UnsafeMutableBufferPointer<UInt8>) {
    guard length > start else { return }
    let word = key[start..<length]
    if (3...6).contains(word.count), let form = forms.first(where: { word.elementsEqual($0.word) })?.form {
      for (offset, byte) in form.enumerated() { key[start + offset] = byte }
      length = start + form.count
    }
    key[length] = space
    length += 1
    start = length
  }

  package var isEmpty: Bool { text.isEmpty }

  private init(ofKey text: String) { self.text = text }

  /// The key without words that say no more than that a club has the name, such as `fc`, and without years; nil if it has
  /// none of them, or nothing else.
  var withoutClubWords: NameKey? {
    // Asked of each unknown name of a schedule, so an answer without a list of the words comes first.
    guard hasClubWords else { return nil }
    let kept = text.utf8.split(separator: space).filter { word in
      var reading = WordReading()
      for byte in word { reading.append(byte) }
      return !reading.isOfClubs
    }
    if kept.isEmpty { return nil }
    return NameKey(ofKey: kept.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
  }

  /// The key without words that say that the team is of women; nil if it has none of them, or nothing else.
  var withoutWomensWords: NameKey? {
    let words = text.split(separator: " ")
    let kept = words.filter { !UnlistedLeagues.isOfWomen($0) }
    let isLetter = kept.last == "w"
    let own = isLetter ? kept.dropLast() : kept[...]
    return own.isEmpty || own.count == words.count ? nil : NameKey(ofKey: own.joined(separator: " "))
  }

  private var hasClubWords: Bool {
    var word = WordReading()
    for byte in text.utf8 {
      if byte != space {
        word.append(byte)
      } else if word.isOfClubs {
        return true
      } else {
        word = WordReading()
      }
    }
    return word.isOfClubs
  }

  /// What is known of a word after some of its bytes.
  private struct WordReading {
    /// The last bytes.
    private var end: UInt64 = 0
    private var isNumber = true

    mutating func append(_ byte: UInt8) {
      end = end << 8 | UInt64(byte)
      if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { isNumber = false }
    }

    /// Whether the word is a number, or one that clubs of all towns have in their names.
    var isOfClubs: Bool { isNumber || WordReading.clubWords.contains(end) }

    private static let clubWords = ["fc", "cf", "sc", "afc", "ac", "ssc", "ssd"]
      .map { word in word.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
  }

  /// The common form of words that are also abbreviated.
  private static let forms: [(word: [UInt8], form: [UInt8])] =
    [("saint", "st"), ("sainte", "ste"), ("fort", "ft"), ("mount", "mt"), ("utd", "united")]
    .map { (Array($0.0.utf8), Array($0.1.utf8)) }
}

private let space = UInt8(ascii: " ")
