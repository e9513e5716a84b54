extension Range<Int> {
  /// The first number for which a condition holds, by a binary search; `upperBound` if it holds for none.
  ///
  /// - Parameter holds: false for all numbers up to some point, and true for all from there on.
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (start, end) = (lowerBound, upperBound)
    while start < end {
      let middle = start + (end - start) / 2
      if holds(middle) { end = middle } else { start = middle + 1 }
    }
    return start
  }
}
