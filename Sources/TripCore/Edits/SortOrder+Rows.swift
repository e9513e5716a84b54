import Base

extension SortOrder {
  /// Rising values for rows between the same two neighbours: whole steps at the start or the end of a day, else short
  /// decimals at even distances. Nil if fewer Doubles fit.
  ///
  /// - Parameters:
  ///   - count: the number of rows, at least 1.
  ///   - low: the number of the row before; nil at the start of a day.
  ///   - high: the number of the row after; nil at the end of a day.
  static func fitting(_ count: Int, after low: Double?, before high: Double?) -> [Double]? {
    guard count > 1 else { return fitting(after: low, before: high).map { [$0] } }
    return switch (low, high) {
    case (nil, nil): steps(count, from: 1)
    case (let low?, nil): steps(count, from: low + 1, after: low)
    case (nil, let high?): steps(count, from: high - Double(count), before: high)
    case (let low?, let high?): spread(count, between: low, high)
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

  /// The values, if they rise strictly between the bounds.
  private static func rising(_ values: [Double], after low: Double, before high: Double) -> [Double]? {
    var last = low
    for value in values {
      guard last < value, value.isFinite else { return nil }
      last = value
    }
    return last < high ? values : nil
  }
}
