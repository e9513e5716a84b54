enum SortOrder {
  /// A value between the neighbors of a slot, nil at an end of the day: 1 on an empty day; nil if no Double fits.
  static func fitting(after low: Double?, before high: Double?) -> Double? {
    fitting(1, after: low, before: high)?.first
  }

  /// The shortest decimal strictly between two finite values, near their middle; nil if no Double fits.
  static func between(_ low: Double, _ high: Double) -> Double? {
    guard low < high, low.nextUp < high else { return nil }
    let middle = low / 2 + high / 2
    for places in stride(from: powerOfTen(atMost: high - low), through: -17, by: -1) {
      let candidate = rounded(middle, toPowerOfTen: places)
      if low < candidate, candidate < high { return candidate }
    }
    return low < middle && middle < high ? middle : low.nextUp
  }

  /// The exponent of the largest power of ten not above `value`, 15 at most.
  static func powerOfTen(atMost value: Double) -> Int {
    var exponent = 0
    var power = 1.0
    while power * 10 <= value, exponent < 15 {
      power *= 10
      exponent += 1
    }
    return exponent
  }

  /// Rounds to a multiple of 10^exponent. Divides by exact powers only, so that the Double prints short.
  static func rounded(_ value: Double, toPowerOfTen exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    if exponent >= 0 { return (value / power).rounded() * power }
    let scaled = value * power
    return scaled.isFinite ? scaled.rounded() / power : value
  }

  /// Rising values for rows: whole steps at an end of the day, else even short decimals; nil if fewer Doubles fit.
  static func fitting(_ count: Int, after low: Double?, before high: Double?) -> [Double]? {
    switch (low, high) {
    case (nil, nil): steps(count, from: 1)
    case (let low?, nil): steps(count, from: low + 1, after: low)
    case (nil, let high?): steps(count, from: high - Double(count), before: high)
    case (let low?, let high?): count == 1 ? between(low, high).map { [$0] } : spread(count, between: low, high)
    }
  }

  private static func steps(
    _ count: Int, from first: Double, after low: Double = -.infinity, before high: Double = .infinity
  ) -> [Double]? {
    rising((0..<count).map { first + Double($0) }, after: low, before: high)
  }

  /// Values that divide the room evenly, with as few digits as keep each within a sixth of a step of its place: ten
  /// between 100 and 101 are 100.09, 100.18 … 100.91. With fewer digits some would be twice as far apart as others.
  private static func spread(_ count: Int, between low: Double, _ high: Double) -> [Double]? {
    guard low < high else { return nil }
    let step = high / Double(count + 1) - low / Double(count + 1)
    let places = (1...count).map { low + step * Double($0) }
    for exponent in stride(from: powerOfTen(atMost: high - low), through: -17, by: -1) {
      let short = places.map { rounded($0, toPowerOfTen: exponent) }
      if zip(short, places).allSatisfy({ ($0 - $1).magnitude <= step / 6 }) {
        return rising(short, after: low, before: high) ?? rising(places, after: low, before: high)
      }
    }
    return rising(places, after: low, before: high)
  }

  private static func rising(_ values: [Double], after low: Double, before high: Double) -> [Double]? {
    var last = low
    for value in values {
      guard last < value, value.isFinite else { return nil }
      last = value
    }
    return last < high ? values : nil
  }
}

/// Whole numbers for the rows of a day, chosen so that as few rows as possible change theirs: a row that keeps its
/// number is not edited, and a concurrent edit of it by another program is kept.
enum WholeNumbers {
  /// Rising whole numbers in place of the numbers of rows, in order; nil for a row that has none yet.
  static func rising(_ old: [Double?]) -> [Double] {
    let retained = longestRetained(old)
    guard let first = retained.first, let number = old[first] else { return old.indices.map { Double($0 + 1) } }
    // Counts up from each row that keeps its number, and down from the first one.
    var (place, value) = (first, number)
    var rest = retained.dropFirst()
    return old.indices.map { row in
      if row == rest.first, let number = old[row] {
        (place, value) = (row, number)
        rest.removeFirst()
      }
      return value + Double(row - place)
    }
  }

  /// The largest set of rows that can keep their numbers: those whose numbers leave room for the rows between them, so
  /// the longest subsequence in which number minus place does not fall (patience sorting).
  private static func longestRetained(_ old: [Double?]) -> [Int] {
    var lastOfLength: [Int] = []
    var previous: [Int: Int] = [:]
    func room(_ row: Int) -> Double { (old[row] ?? 0) - Double(row) }
    for row in old.indices where isComplete(old[row]) {
      let length = lastOfLength.indices.partitioningIndex { room(lastOfLength[$0]) > room(row) }
      if length > 0 { previous[row] = lastOfLength[length - 1] }
      if length == lastOfLength.count { lastOfLength.append(row) } else { lastOfLength[length] = row }
    }
    let rows = sequence(first: lastOfLength.last) { row in row.flatMap { previous[$0] }.map { .some($0) } }
    return rows.compactMap { $0 }.reversed()
  }

  /// Whether a number is an integer below 2⁵², where adding 1 is still exact.
  private static func isComplete(_ number: Double?) -> Bool {
    guard let number else { return false }
    return number.rounded() == number && number.magnitude < 0x1p52
  }
}
