/// Beginnings of ids, long enough to be different for all ids of one trip if case is ignored.
package struct ShortIDs {
  /// The characters of a start, at least four. For ids that are not all ASCII perhaps more than needed.
  private let length: Int

  package init(_ ids: [String]) {
    let sorted = ids.map { $0.lowercased() }.sorted()
    let shared = zip(sorted, sorted.dropFirst()).map { zip($0.utf8, $1.utf8).prefix { $0 == $1 }.count }
    length = max(4, (shared.max() ?? 0) + 1)
  }

  package func short(_ id: String) -> String { String(id.prefix(length)) }
}
