package struct NameSpan: Equatable {
  package var words: Range<Int>
  /// Whether it is a whole name of several words, rather than a nickname or a place, which may be an ordinary word.
  package var isComplete: Bool
}

extension TeamTable {
  /// Whether two texts are names of the same team, such as `Toronto` and `TOR`.
  package func share(_ name: String, _ other: String) -> Bool {
    let others = teamsSharing(other)
    return teamsSharing(name).contains(where: others.contains)
  }

  /// The number of words in the longest name that begins with a word.
  package static let maxWords = Dictionary(
    shared.index.names.map { ($0.text.prefixWord, $0.text.split(at: " ").count) }, uniquingKeysWith: max)

  /// Returns the names in a text in order. Longer names are found first, and no two overlap.
  /// A single word counts only if it is written like a name, so that the `as` in a sentence does not mean the `A's`.
  package func spans(in words: [String]) -> [NameSpan] {
    let keys = words.map { NameKey($0).text }
    var found: [NameSpan] = []
    for start in keys.indices {
      guard let maxWords = TeamTable.maxWords[keys[start].prefixWord] else { continue }
      for end in stride(from: min(keys.count, start + maxWords), to: start, by: -1) {
        guard let span = span(start..<end, keys, words) else { continue }
        found.append(span)
        break
      }
    }
    found.sort { ($0.words.count, -$0.words.lowerBound) > ($1.words.count, -$1.words.lowerBound) }
    var retained: [NameSpan] = []
    for span in found where !retained.contains(where: { $0.words.overlaps(span.words) }) { retained.append(span) }
    return retained.sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  private func span(_ range: Range<Int>, _ keys: [String], _ words: [String]) -> NameSpan? {
    guard !keys[range.lowerBound].isEmpty, !keys[range.upperBound - 1].isEmpty else { return nil }
    let text = keys[range].filter { !$0.isEmpty }.joined(separator: " ")
    guard let strength = index[NameKey(text)].map(\.strength).max() else { return nil }
    let isOneWord = !text.utf8.contains(UInt8(ascii: " "))
    let first = words[range.lowerBound].first { $0.isLetter || $0.isNumber }
    if isOneWord, first?.isLowercase == true || strength != .name || WordList.ordinary.contains(text) {
      return nil
    }
    // `Vancouver` inside `Vancouver FC` is the city.
    if Gazetteer.shared.hasCity(text) || Gazetteer.shared.isRegion(text) { return nil }
    return NameSpan(words: range, isComplete: !isOneWord && strength == .name)
  }
}

extension String {
  fileprivate var prefixWord: String { utf8.firstIndex(of: UInt8(ascii: " ")).map { String(self[..<$0]) } ?? self }
}
