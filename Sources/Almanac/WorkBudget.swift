/// The work and the memory that reading one file may still take.
///
/// Readers ask before they begin a part of the work. A part that exceeds the budget is skipped and reported, and the rest
/// of the file is read. So no file, however small, keeps the program busy or fills its memory.
package struct WorkBudget: Equatable, Sendable {
  /// Steps of less than a microsecond each, such as comparing a day with a rule.
  private var steps = 1_000_000
  /// Values that are kept for less than a kilobyte of the file each, such as the dates of a series.
  private var values: Int
  private(set) var isExceeded = false

  package init(values: Int = 20_000) { self.values = values }

  mutating func allows(steps count: Int) -> Bool {
    guard count <= steps else {
      isExceeded = true
      return false
    }
    steps -= count
    return true
  }

  /// Takes room for values, and returns for how many there is room.
  package mutating func room(for count: Int) -> Int {
    isExceeded = isExceeded || count > values
    defer { values -= min(count, values) }
    return min(count, values)
  }

  /// Does a part of the work with at most a quarter of the steps that are left, so that no part takes all of them.
  ///
  /// - Returns: The result, and whether nothing of the part was skipped.
  mutating func share<Value>(_ work: (inout WorkBudget) -> Value) -> (value: Value, isComplete: Bool) {
    var part = self
    (part.steps, part.isExceeded) = (steps / 4, false)
    let value = work(&part)
    (steps, values) = (steps - steps / 4 + part.steps, part.values)
    isExceeded = isExceeded || part.isExceeded
    return (value, !part.isExceeded)
  }
}
