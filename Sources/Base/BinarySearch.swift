extension RandomAccessCollection {
  /// The index of the first element for which a condition holds, by a binary search; `endIndex` if it holds for none.
  ///
  /// - Parameter holds: false for all elements up to some point, and true for all from there on.
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (start, left) = (startIndex, count)
    while left > 0 {
      let half = left / 2
      let middle = index(start, offsetBy: half)
      if holds(self[middle]) {
        left = half
      } else {
        start = index(after: middle)
        left -= half + 1
      }
    }
    return start
  }
}
