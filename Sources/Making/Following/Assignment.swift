/// The cheapest way to give each of some rows a column of its own.
enum Assignment {
  /// Gives a column to as many rows as possible, at the least total cost.
  ///
  /// The Hungarian method with potentials (Kuhn 1955, Munkres 1957; in the O(n²m) form of Jonker and Volgenant 1987).
  ///
  /// - Parameter costs: For each row the cost of each column, 0…10¹²; nil if the two may not go together.
  /// - Returns: The column of each row; nil for a row that gets none.
  static func cheapest(_ costs: [[Int?]]) -> [Int?] {
    let rows = costs.count
    let columns = costs.first?.count ?? 0
    guard rows > 0, columns > 0 else { return Array(repeating: nil, count: rows) }
    // The cost of leaving a row without a column: more than any way to give it one. Each row has a column for that.
    let none = (costs.joined().compactMap { $0 }.max() ?? 0) * (rows + 1) + 1
    let cost = { (row: Int, column: Int) in column < columns ? costs[row][column] ?? none * 2 : none }
    let columnOf = assigned(rows: rows, columns: columns + rows, cost: cost)
    return columnOf.enumerated().map { row, column in
      column < columns && costs[row][column] != nil ? column : nil
    }
  }

  /// - Parameter columns: at least as many as rows.
  private static func assigned(rows: Int, columns: Int, cost: (Int, Int) -> Int) -> [Int] {
    var rowPrice = [Int](repeating: 0, count: rows + 1)
    var columnPrice = [Int](repeating: 0, count: columns + 1)
    // Rows and columns count from 1 here; row 0 and column 0 mean "none".
    var rowOf = [Int](repeating: 0, count: columns + 1)
    for row in 1...rows {
      rowOf[0] = row
      var column = 0
      var slack = [Int](repeating: .max, count: columns + 1)
      var before = [Int](repeating: 0, count: columns + 1)
      var isDone = [Bool](repeating: false, count: columns + 1)
      repeat {
        isDone[column] = true
        let from = rowOf[column]
        var (least, next) = (Int.max, 0)
        for other in 1...columns where !isDone[other] {
          let reduced = cost(from - 1, other - 1) - rowPrice[from] - columnPrice[other]
          if reduced < slack[other] { (slack[other], before[other]) = (reduced, column) }
          if slack[other] < least { (least, next) = (slack[other], other) }
        }
        for other in 0...columns {
          if isDone[other] {
            rowPrice[rowOf[other]] += least
            columnPrice[other] -= least
          } else if slack[other] < .max {
            slack[other] -= least
          }
        }
        column = next
      } while rowOf[column] != 0
      while column != 0 {
        rowOf[column] = rowOf[before[column]]
        column = before[column]
      }
    }
    var columnOf = [Int](repeating: 0, count: rows)
    for column in 1...columns where rowOf[column] > 0 { columnOf[rowOf[column] - 1] = column - 1 }
    return columnOf
  }
}
