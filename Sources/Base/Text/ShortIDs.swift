/// Abbreviated ids, long enough to be different within a trip when case is ignored.
package struct ShortIDs {
  /// The number of characters, at least four. Possibly more than necessary for ids with characters outside ASCII.
  private let length: Int

  package init(_ ids: [String]) {
    let sorted = ids.map { $0.lowercased() }.sorted()
    let shared = zip(sorted, sorted.dropFirst()).map { zip($0.utf8, $1.utf8).prefix { $0 == $1 }.count }
    length = max(4, (shared.max() ?? 0) + 1)
  }

  package func short(_ id: String) -> String { String(id.prefix(length)) }
}
