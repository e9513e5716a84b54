/// Starts of ids, just long enough to tell them apart whatever their case.
struct ShortIDs {
  /// In characters; for ids that are not all ASCII perhaps more than it takes.
  private let length: Int

  init(_ ids: [String]) {
    let sorted = ids.map { $0.lowercased() }.sorted()
    let shared = zip(sorted, sorted.dropFirst()).map { zip($0.utf8, $1.utf8).prefix { $0 == $1 }.count }
    length = max(4, (shared.max() ?? 0) + 1)
  }

  func short(_ id: String) -> String { String(id.prefix(length)) }
}
