import TestSupport

@testable import Sharing

/// A remote whose calls and answers are lost now and then, and which counts.
struct LossyStore: RemoteStore {
  private var store: any RemoteStore
  private var random: SplitMix64
  var isLossy = true
  private(set) var callCount = 0
  private(set) var writes = 0

  init(_ store: any RemoteStore, seed: UInt64) { (self.store, random) = (store, SplitMix64(seed: seed)) }

  private mutating func isLost() -> Bool { isLossy && random.once(in: 12) }

  mutating func list() throws(RemoteFailure) -> [ListedResource] {
    callCount += 1
    if isLost() { throw .offline("lost") }
    return try store.list()
  }

  mutating func get(_ names: [ResourceName]) throws(RemoteFailure) -> [SharedResource] {
    callCount += 1
    if isLost() { throw .offline("lost") }
    return try store.get(names)
  }

  mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, RemoteFailure>] {
    callCount += 1
    return uploads.map { upload in
      if isLost() { return .failure(.offline("lost")) }
      writes += 1
      let result = store.put([upload])[0]
      if isLost() { return .failure(.offline("the answer is lost")) }
      return isLost() ? result.map { _ in nil } : result
    }
  }

  mutating func delete(_ removals: [Removal]) -> [Result<Void, RemoteFailure>] {
    callCount += 1
    return removals.map { removal in
      if isLost() { return .failure(.offline("lost")) }
      writes += 1
      let result = store.delete([removal])[0]
      return isLost() ? .failure(.offline("the answer is lost")) : result
    }
  }
}
