/// Guesses at what a misspelt word means. No other code decides how near is near enough.
///
/// Words are compared by their letters and digits, without case, diacritics, spaces and punctuation. An edit adds,
/// removes or replaces a letter, or swaps two neighbors. At most a third of the letters and at most three may be
/// edited: beyond that a suggestion is more likely nonsense than help.
package enum NearMiss {
  /// The candidate that a word meant, such as `--schedule` for `--schedul` or `--sched`; nil if none is near. Of equally
  /// near ones it is the one with the same first letter, then one of nearly the same length, then the first.
  ///
  /// - Parameter areMany: Whether there are thousands of candidates, among which something is always near. Then the
  ///   first letters must be the same, and at most a fourth of the letters may be edited, at most two.
  package static func nearest(to word: String, among candidates: [String], areMany: Bool = false) -> String? {
    let letters = Letters(word)
    var best: (candidate: String, distance: Distance)?
    for candidate in candidates {
      guard let distance = letters.distance(toFull: Letters(candidate)) else { continue }
      if areMany, distance.otherStart > 0 || distance.edits > min(letters.count / 4, 2) { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// At most three names that a text could mean by a prefix or some words: `Midwst`, `swing` for `Midwest Swing`.
  ///
  /// - Parameter maxEdits: The most misspellings, for names that differ only a little.
  package static func names(like text: String, among candidates: [String], maxEdits: Int = 3) -> [String] {
    let letters = Letters(text)
    var nearest: [String] = []
    var least = maxEdits
    for candidate in candidates {
      guard let edits = letters.distance(toName: candidate)?.edits, edits <= least else { continue }
      if edits < least { nearest = [] }
      least = edits
      if nearest.count < 3, !nearest.contains(candidate) { nearest.append(candidate) }
    }
    return nearest
  }

  /// The end of a message, `. Did you mean A, B or C?`, or another if there is nothing to suggest.
  package static func suggestion(_ quoted: [String], else end: String = "") -> String {
    quoted.isEmpty ? end : ". Did you mean \(choice(of: quoted))?"
  }

  package static func choice(of quoted: [String]) -> String { quoted.listed("or") }
}

extension [String] {
  /// A list: `a`, `a and b`, `a, b and c`.
  package var listed: String { listed("and") }

  fileprivate func listed(_ word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}

/// The distance of a word from a candidate; of equal edits, another first letter and then another length is farther.
private typealias Distance = (edits: Int, otherStart: Int, lengthDifference: Int)

private struct Letters {
  private let scalars: [Unicode.Scalar]

  init(_ word: some StringProtocol) {
    scalars = FoldedText(String(word)).text.unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  var count: Int { scalars.count }

  /// Nil if the other one is too far away to have been meant.
  func distance(toFull other: Letters) -> Distance? {
    if count == 0 { return nil }
    let edits = fewestEdits(to: other)
    let longer = max(count, other.count)
    guard edits <= min(longer / 3, 3) else { return nil }
    return (edits, start(of: other), abs(count - other.count))
  }

  /// Returns the distance from a name, of which a prefix or some words suffice.
  func distance(toName name: String) -> Distance? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let starts = [name[...]] + words.map { name[$0.startIndex...] }
    let distances = [distance(toFull: Letters(name))] + starts.map { distance(toStart: Letters($0)) }
    return distances.compactMap(\.self).min(by: <)
  }

  /// A prefix is weaker evidence than a whole word: three letters at least, and one edit for each four.
  private func distance(toStart other: Letters) -> Distance? {
    guard count >= 3, count <= other.count + 1 else { return nil }
    guard let edits = self.edits(to: other).min(), edits <= min(count / 4, 2) else { return nil }
    return (edits, start(of: other), 0)
  }

  private func start(of other: Letters) -> Int { scalars.first == other.scalars.first ? 0 : 1 }

  /// A prefix of three letters or more, `--sched`, counts as one edit however much is missing.
  private func fewestEdits(to other: Letters) -> Int {
    if count >= 3, other.count > count + 1, other.scalars.starts(with: scalars) { return 1 }
    if abs(count - other.count) > 3 { return .max }
    return edits(to: other).last ?? 0
  }

  /// The edits between the word and each prefix of another one (the optimal string alignment distance).
  private func edits(to other: Letters) -> [Int] {
    let (a, b) = (scalars, other.scalars)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var edits = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { edits = min(edits, beforeLast[j - 1] + 1) }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last
  }
}
