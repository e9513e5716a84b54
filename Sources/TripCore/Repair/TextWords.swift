import Base

/// The pieces of text in a JSON text, whole or damaged: the words between its marks, without numbers and moments.
///
/// A repair that loses one of them must report it, whatever went wrong: a missing quote turns a line inside out, so
/// that names and marks change places. Pieces do not depend on that, nor on how a string is cut or escaped.
struct TextWords {
  /// Fingerprints (FNV-1a): a damaged file may be large.
  private var words: Set<UInt64> = []

  init(of trip: Trip) { TripFile.encode(trip).withUnsafeBufferPointer { insert($0) } }

  init(_ texts: [String]) {
    for text in texts { Array(text.utf8).withUnsafeBufferPointer { insert($0) } }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { insert(bytes) }

  /// The words of a damaged text that neither the repaired trip nor the list of repairs shows, by their line.
  static func missing(
    from trip: Trip, said: [TripRepair.What], common: UnsafeBufferPointer<UInt8>? = nil,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [(offset: Int, what: TripRepair.What)] {
    let (all, shown) = (TextWords(of: trip), TextWords(of: trip.withoutHiddenFields))
    var named = TextWords(said.flatMap(\.shownTexts))
    if let common { named.insert(common) }
    var (lost, hidden) = (LineTexts(), LineTexts())
    var seen: Set<UInt64> = []
    forEachWord(in: bytes) { range, text in
      let word = fingerprint(text)
      if shown.words.contains(word) || named.words.contains(word) || !seen.insert(word).inserted { return }
      if all.words.contains(word) {
        hidden.add(text, at: range, in: bytes)
      } else {
        lost.add(text, at: range, in: bytes)
      }
    }
    return lost.lines.map { ($0.offset, .lostTexts($0.texts)) }
      + hidden.lines.map { ($0.offset, .hiddenTexts($0.texts)) }
  }

  /// Texts by their line.
  private struct LineTexts {
    private(set) var lines: [(offset: Int, texts: [String])] = []
    private var end = -1

    mutating func add(_ text: String, at range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
      if range.lowerBound > end {
        lines.append((range.lowerBound, []))
        end = bytes[range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      }
      lines[lines.count - 1].texts.append(text)
    }
  }

  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>) {
    TextWords.forEachWord(in: bytes) { _, text in words.insert(TextWords.fingerprint(text)) }
  }

  private static func fingerprint(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  // MARK: Words

  private static func forEachWord(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, String) -> Void) {
    var start = 0
    var index = 0
    func end(at end: Int) {
      let word = trimmed(start..<end, in: bytes)
      if !word.isEmpty, !isNumeric(bytes[word]), !isKnown(word, in: bytes) { body(word, text(word, in: bytes)) }
      start = end + 1
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ":"), UInt8(ascii: ","), 0x09, 0x0A, 0x0D:
        end(at: index)
      default: break
      }
      index += 1
    }
    end(at: bytes.count)
  }

  private static func trimmed(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = range.first { bytes[$0] > 0x20 } ?? range.upperBound
    let last = range.last { bytes[$0] > 0x20 } ?? start
    return start..<max(start, min(last + 1, range.upperBound))
  }

  /// Numbers are named with their fields where they are lost, and moments are written in more than one way.
  private static func isNumeric(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard word.contains(where: { (48...57).contains($0) }) else { return false }
    return word.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "+-.eETtZz".utf8.contains(byte)
      }
    }
  }

  /// Words of the format itself, and names of its fields.
  private static func isKnown(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= 20 else { return false }
    let text = String(decoding: bytes[word], as: UTF8.self)
    if constants.contains(text) { return true }
    return fieldNames.contains(text) && isFollowedByColon(word.upperBound, in: bytes)
  }

  private static func isFollowedByColon(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let rest = bytes[min(index, bytes.count)...].prefix(8)
    guard rest.first == UInt8(ascii: "\"") else { return false }
    return rest.dropFirst().first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  private static let constants: Set<String> = Set(
    ["true", "false", "null"] + Game.Status.allCases.map(\.rawValue) + CustomItem.Category.allCases.map(\.rawValue))

  /// The field names of all objects of a trip file.
  static let fieldNames: Set<String> = Set(
    names(TripField.self) + names(ItemField.self) + names(KindField.self) + names(GameField.self)
      + names(LegField.self) + names(CustomField.self) + names(LocationField.self) + names(TombstoneField.self)
      + names(ScheduleField.self))

  private static func names<Field: FileField>(_: Field.Type) -> [String] {
    Field.allCases.map(\.rawValue.description)
  }

  /// The meaning of a word: escapes decoded, and U+FFFD for bytes that cannot be read.
  private static func text(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes[word].contains(UInt8(ascii: "\\")) else { return String(decoding: bytes[word], as: UTF8.self) }
    let quoted = [UInt8(ascii: "\"")] + bytes[word] + [UInt8(ascii: "\"")]
    let exact = quoted.withUnsafeBufferPointer { quoted in
      var json = JSONReader(quoted)
      return try? json.string()
    }
    if let exact { return exact }
    let loose = String(decoding: bytes[word], as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(loose.map { $0 == "\\" || $0.value < 0x20 ? "\u{FFFD}" : $0 }))
  }
}
