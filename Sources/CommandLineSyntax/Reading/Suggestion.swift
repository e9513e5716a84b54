/// The candidate that a misspelt word probably meant; nil where none is near.
///
/// Near is a slip (a letter missing, added, replaced, or two of them swapped) for each three letters at most.
func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = lettersOf(word)
  var best: (candidate: String, slips: Int)?
  for candidate in candidates {
    let others = lettersOf(candidate)
    let slips = slips(letters, others)
    if slips * 3 <= max(letters.count, others.count), slips < best?.slips ?? .max { best = (candidate, slips) }
  }
  return best?.candidate
}

extension ProgramSyntax {
  /// The name of the command that a word probably meant.
  package func command(meantBy word: String) -> String? { nearest(to: word, among: commands.map(\.name)) }
}

private func lettersOf(_ word: String) -> [Character] { Array(word.lowercased().drop { $0 == "-" }) }

/// The optimal string alignment distance.
private func slips(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var row = [i + 1]
    for (j, other) in b.enumerated() {
      var slips = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { slips = min(slips, beforeLast[j - 1] + 1) }
      row.append(slips)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
