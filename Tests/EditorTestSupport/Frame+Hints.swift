import Screen

extension Frame {
  /// A press on a hint of the key line; nil where it is not there.
  package func press(onHint hint: String) -> MouseEvent? {
    let line = text(ofRow: size.rows - 1)
    guard let start = line.firstRange(of: hint)?.lowerBound else { return nil }
    return MouseEvent(.press, column: line.distance(from: line.startIndex, to: start), row: size.rows - 1)
  }
}
