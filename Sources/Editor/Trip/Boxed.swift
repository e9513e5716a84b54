/// A value on the heap. A copy costs one reference however large the value is; a value that copies share is copied once
/// one of them changes it.
struct Boxed<Value> {
  /// The value alone: an array of one does all that.
  private var storage: [Value]

  init(_ value: Value) { storage = [value] }

  var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// Whether both share one value on the heap.
  func isIdentical(to other: Boxed) -> Bool {
    storage.withUnsafeBufferPointer { own in
      other.storage.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}

extension Boxed: Equatable where Value: Equatable {}

extension Boxed: Sendable where Value: Sendable {}
