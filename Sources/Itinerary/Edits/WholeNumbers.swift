/// Whole numbers for the rows of a day, chosen so that as few rows as possible change theirs: a row that keeps its
/// number is not edited, and a concurrent edit of it by another program is kept.
enum WholeNumbers {
  /// Rising whole numbers in place of the numbers of rows, in order; nil for a row that has none yet.
  static func rising(_ old: [Double?]) -> [Double] {
    let kept = longestKept(old)
    guard let first = kept.first, let number = old[first] else { return old.indices.map { Double($0 + 1) } }
    // Counts up from each row that keeps its number, and down from the first one.
    var (place, value) = (first, number)
    var rest = kept.dropFirst()
    return old.indices.map { row in
      if row == rest.first, let number = old[row] {
        (place, value) = (row, number)
        rest.removeFirst()
      }
      return value + Double(row - place)
    }
  }

  /// The largest set of rows that can keep their numbers. Two rows can, where the numbers between theirs are enough for
  /// the rows between them: where number minus place does not fall. So it is the longest subsequence that does not fall
  /// (patience sorting).
  private static func longestKept(_ old: [Double?]) -> [Int] {
    var lastOfLength: [Int] = []
    var previous: [Int: Int] = [:]
    func room(_ row: Int) -> Double { (old[row] ?? 0) - Double(row) }
    for row in old.indices where isComplete(old[row]) {
      let length = lastOfLength.indices.partitioningIndex { room(lastOfLength[$0]) > room(row) }
      if length > 0 { previous[row] = lastOfLength[length - 1] }
      if length == lastOfLength.count { lastOfLength.append(row) } else { lastOfLength[length] = row }
    }
    let rows = sequence(first: lastOfLength.last) { row in row.flatMap { previous[$0] }.map { .some($0) } }
    return rows.compactMap { $0 }.reversed()
  }

  /// Whether a number is an integer below 2⁵², where adding 1 is still exact.
  private static func isComplete(_ number: Double?) -> Bool {
    guard let number else { return false }
    return number.rounded() == number && number.magnitude < 0x1p52
  }
}
