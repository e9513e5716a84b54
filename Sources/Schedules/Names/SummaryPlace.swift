import Atlas

/// A place in the words after the teams of a summary: `Arsenal v Chelsea at Wembley Stadium`, `Essendon v Carlton @ MCG`,
/// `Lakers vs Celtics (Crypto.com Arena)`.
enum SummaryPlace {
  /// Returns the place; nil if the words name none that is known, and none that can only be one.
  static func find(in tail: String) -> String? {
    let words = tail.split(separator: " ")
    for (index, word) in words.enumerated() where ["at", "@", "in"].contains(word.lowercased()) {
      let text = words[(index + 1)...].prefix { !ends.contains(String($0)) && $0.first != "(" }.joined(separator: " ")
      if LocationText.isPlace(text, isStated: true) { return text }
    }
    for part in parts(words) where LocationText.isPlace(part, isStated: false) { return part }
    return nil
  }

  /// Returns the words between dashes, bars and brackets.
  private static func parts(_ words: [Substring]) -> [String] {
    var parts = [""]
    for word in words {
      if ends.contains(String(word)) {
        parts.append("")
        continue
      }
      if word.first == "(" { parts.append("") }
      parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word.filter { $0 != "(" && $0 != ")" }
      if word.last == ")" { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static let ends: Set<String> = ["-", "–", "—", "−", "|", "•", "·", "/"]
}
