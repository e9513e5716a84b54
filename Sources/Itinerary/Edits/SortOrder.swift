enum SortOrder {
  /// A value between the neighbors of a slot, of which the one before the start or after the end of a day is nil. 1
  /// on an empty day; nil if no Double fits.
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

  /// Rounds a value to the nearest multiple of 10^exponent. Divides by exact powers of ten only, so that a short
  /// decimal becomes the Double that prints short.
  static func rounded(_ value: Double, toPowerOfTen exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    if exponent >= 0 { return (value / power).rounded() * power }
    let scaled = value * power
    return scaled.isFinite ? scaled.rounded() / power : value
  }

  /// Rising values for rows between the same two neighbors: whole steps at the start or the end of a day, else short
  /// decimals at even distances. Nil if fewer Doubles fit.
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

  /// Values that divide the room between two others evenly, with as few digits as keep each within a sixth of a step
  /// of its place: ten between 100 and 101 are 100.09, 100.18 … 100.91. With fewer digits some would be twice as far
  /// apart as others.
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
