/// The entries of a list that are in sight, with one of them in the middle but for the ends of the list.
package struct ListWindow: Equatable, Sendable {
  package let entries: Range<Int>
  /// The most entries in sight.
  package let capacity: Int
  private let top: Int
  private let height: Int

  /// - Parameter height: the number of rows of each entry.
  package init(of count: Int, around number: Int, in rows: Range<Int>, height: Int = 1) {
    (top, self.height, capacity) = (rows.lowerBound, height, height == 1 ? rows.count : max(1, rows.count / height))
    let first = max(0, min(number - capacity / 2, count - capacity))
    entries = first..<max(first, min(count, first + capacity))
  }

  /// The entries, each with its first row.
  package var displayed: [(entry: Int, row: Int)] { entries.map { ($0, top + ($0 - entries.lowerBound) * height) } }

  package func entry(atRow row: Int) -> Int? { displayed.first { ($0.row..<$0.row + height).contains(row) }?.entry }
}
