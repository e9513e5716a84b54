import Screen

/// The help: the keys of the trip screen's contexts, from ``KeyContext``.
struct HelpPage {
  let repertoire: Repertoire
  /// Whether the keys for a carried item come first.
  let carryingFirst: Bool

  /// All sections, one below the other.
  var lines: [PageLine] { Array(columns.joined(separator: [.blank])) }

  /// The sections in two columns of about the same height.
  var columns: [[PageLine]] {
    let columns = KeyContext.helpColumns.map { contexts in
      Array(contexts.map(section).joined(separator: [.blank]))
    }
    return carryingFirst ? columns.reversed() : columns
  }

  private func section(_ context: KeyContext) -> [PageLine] {
    [.heading(context.title)]
      + context.rows(in: repertoire).map { PageLine(label: $0.keys.joined(separator: " "), text: $0.help) }
  }
}
