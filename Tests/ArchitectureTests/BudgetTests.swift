import Testing

/// The lines of code that each feature may cost: the table in `docs/budget.md`.
struct BudgetTests {
  /// A row of the table: the folders of a feature and the lines that they may have, in Sources and in Tests.
  private struct Feature {
    let name: String
    let folders: [String: [String]]
    let limits: [String: Int]

    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 7, cells.dropFirst(3).contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
      name = String(cells[1].trimmed)
      folders = [
        "Sources": cells[2].parts(between: "`").map { "Sources/\($0)/" },
        "Tests": cells[4].parts(between: "`").map { "Tests/\($0)/" },
      ]
      limits = ["Sources": Self.number(in: cells[3]), "Tests": Self.number(in: cells[5])]
    }

    private static func number(in cell: Substring) -> Int { Int(cell.filter(\.isNumber)) ?? 0 }
  }

  private static let features = SourceTree.text(of: "docs/budget.md").split(separator: "\n").compactMap(Feature.init)

  @Test(arguments: ["Sources", "Tests"]) func `each feature has the lines of its row, and the last row is their sum`(
    top: String
  ) throws {
    let rows = Self.features.enumerated().flatMap { row, feature in
      (feature.folders[top] ?? []).map { (folder: $0, row: row) }
    }
    var counts = [Int](repeating: 0, count: Self.features.count)
    for path in SourceTree.code(in: top) {
      let matches = rows.filter { path.hasPrefix($0.folder) }
      let row = try #require(matches.max { $0.folder.count < $1.folder.count }?.row, "\(path) belongs to no feature")
      counts[row] += SourceTree.text(of: path).count { $0 == "\n" }
    }
    counts[counts.count - 1] = counts.reduce(0, +)
    for (feature, count) in zip(Self.features, counts) {
      let limit = feature.limits[top] ?? 0
      #expect(count == limit, "\(feature.name) has \(count) lines in \(top), and docs/budget.md says \(limit)")
    }
  }

  @Test func `every folder of the budget exists`() {
    for folder in Self.features.flatMap(\.folders.values).joined() {
      #expect(SourceTree.has(folder), "docs/budget.md names \(folder)")
    }
  }
}
