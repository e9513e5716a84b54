/// An index of values by the keys of their names.
package struct NameIndex<Value: Sendable>: Sendable {
  private var named: [NameKey: [Value]] = [:]
  /// All values. A value with several names occurs several times.
  private(set) var values: [Value] = []

  /// Adds a value under a name, unless the last value added under it is equivalent.
  mutating func add(_ value: Value, under name: String, unless isSame: (Value) -> Bool) {
    let key = NameKey(name)
    if let last = named[key]?.last, isSame(last) { return }
    named[key, default: []].append(value)
    values.append(value)
  }

  /// The values of a name in the order in which they were added; empty for an unknown name.
  package subscript(name: NameKey) -> [Value] { named[name] ?? [] }

  package var names: Dictionary<NameKey, [Value]>.Keys { named.keys }
}
