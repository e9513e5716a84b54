/// The entries of a list that are in sight, with one of them in the middle but for the ends of the list.
package struct ListWindow: Equatable, Sendable {
  package private(set) var entries: Range<Int>
  private var heights: [Int] = []
  private let top: Int

  /// - Parameter height: the number of rows of an entry. The one in the middle is in sight even if it needs more rows.
  package init(of count: Int, around number: Int, in rows: Range<Int>, height: (Int) -> Int = { _ in 1 }) {
    let middle = max(0, min(number, count - 1))
    (entries, top) = (middle..<middle, rows.lowerBound)
    if count == 0 || rows.isEmpty { return }
    (entries, heights) = (middle..<middle + 1, [height(middle)])
    var (left, before) = (rows.count - heights[0], 0)
    while before < heights.count {
      before = heights.count
      for next in [entries.lowerBound - 1, entries.upperBound] where (0..<count).contains(next) {
        guard case let more = height(next), more <= left else { continue }
        left -= more
        heights.insert(more, at: next < middle ? 0 : heights.count)
        entries = min(next, entries.lowerBound)..<max(next + 1, entries.upperBound)
      }
    }
  }

  package var height: Int { heights.reduce(0, +) }

  /// The entries, each with its first row.
  package var displayed: [(entry: Int, row: Int)] {
    var end = top
    return zip(entries, heights).map { entry, height in
      end += height
      return (entry, end - height)
    }
  }

  package func entry(atRow row: Int) -> Int? {
    row < top + height ? displayed.last { $0.row <= row }?.entry : nil
  }
}
