extension [String] {
  /// As `joined(separator:)` does it, which looks up what an array is while the program runs: that takes longer than all
  /// the joining that a small trip needs.
  package func joined(by separator: String) -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
