import Itinerary
import Sharing
import TestSupport

/// A remote in memory that loses requests and answers, is busy, does things twice, and does not say all it knows; each
/// by chance, from a seed, or never.
package struct FaultyStore: RemoteStore {
  /// How often each thing goes wrong, once in so many times; 0 for never.
  package struct Faults: Sendable {
    package var requestLost = 0
    package var answerLost = 0
    package var busy = 0
    package var doneTwice = 0
    package var tagUnsaid = 0
    package var listTorn = 0
    /// The page of a network's portal instead of the answer to a write, which says success.
    package var portal = 0
    /// A file without content, which a program left that was killed while it wrote.
    package var emptied = 0
    /// A resource that cannot be read for now, or whose name a link or a folder has.
    package var unreadable = 0
    /// Whether preconditions are not looked at.
    package var isCareless = false

    package init() {}

    package static var usual: Faults {
      var faults = Faults()
      (faults.requestLost, faults.answerLost, faults.busy, faults.doneTwice) = (25, 15, 33, 50)
      (faults.tagUnsaid, faults.listTorn) = (8, 40)
      (faults.portal, faults.emptied, faults.unreadable) = (20, 40, 40)
      return faults
    }
  }

  package struct Resource: Sendable {
    package var tag: EntityTag
    package var body: [UInt8]
    package var changedAt: Timestamp
  }

  package private(set) var resources: [ResourceName: Resource] = [:]
  package var faults: Faults
  /// How the writing of one resource, or of all, always fails.
  package var refusal: (RemoteFailure, of: ResourceName?)?
  package var now = Timestamp(microseconds: 0)
  package private(set) var callCount = 0
  package private(set) var writes = 0
  private var random: SplitMix64
  private var tags = 0

  package init(seed: UInt64, faults: Faults = Faults()) { (random, self.faults) = (SplitMix64(seed: seed), faults) }

  package mutating func set(_ name: ResourceName, _ body: [UInt8]) {
    tags += 1
    resources[name] = Resource(tag: EntityTag("\"\(tags)\""), body: body, changedAt: now)
  }

  package mutating func remove(_ name: ResourceName) { resources[name] = nil }

  /// - Parameter keepsTags: as of a server that distinguishes versions by their content; else it numbers them.
  package mutating func restore(_ old: [ResourceName: Resource], keepsTags: Bool) {
    resources = old
    if keepsTags { return }
    for name in old.keys.sorted() {
      tags += 1
      resources[name]?.tag = EntityTag("\"\(tags)\"")
    }
  }

  package mutating func list() throws(RemoteFailure) -> [ListedResource] {
    callCount += 1
    if let failure = failure() ?? lostAnswer() { throw failure }
    let isTorn = happens(faults.listTorn)
    var listing: [ListedResource] = []
    for (name, resource) in resources.sorted(by: { $0.key < $1.key }) where !isTorn || !random.once(in: 2) {
      listing.append(ListedResource(name, resource.tag, changedAt: resource.changedAt))
    }
    return listing
  }

  package mutating func get(_ names: [ResourceName]) throws(RemoteFailure) -> [SharedResource] {
    callCount += 1
    if let failure = failure() ?? lostAnswer() { throw failure }
    return names.compactMap { name in
      guard let resource = resources[name] else { return nil }
      if happens(faults.unreadable) { return SharedResource(name, resource.tag, obstacle: "it is locked") }
      return SharedResource(name, resource.tag, body: resource.body)
    }
  }

  package mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, RemoteFailure>] {
    callCount += 1
    writes += uploads.count
    return uploads.map { upload in
      if let (failure, name) = refusal, name == nil || name == upload.name { return .failure(failure) }
      if let failure = failure() { return .failure(failure) }
      if happens(faults.portal) { return .success(random.once(in: 2) ? nil : EntityTag("\"portal\"")) }
      var result = write(upload)
      if happens(faults.doneTwice) { result = write(upload) }
      if let failure = lostAnswer() { return .failure(failure) }
      return happens(faults.tagUnsaid) ? result.map { _ in nil } : result
    }
  }

  package mutating func delete(_ removals: [Removal]) -> [Result<Void, RemoteFailure>] {
    callCount += 1
    writes += removals.count
    return removals.map { removal in
      if let failure = failure() { return .failure(failure) }
      if happens(faults.portal) { return .success(()) }
      let result = erase(removal)
      if let failure = lostAnswer() { return .failure(failure) }
      return result
    }
  }

  private mutating func write(_ upload: Upload) -> Result<EntityTag?, RemoteFailure> {
    let holds =
      switch upload.precondition {
      case .absent: resources[upload.name] == nil
      case .matches(let tag): resources[upload.name]?.tag == tag
      }
    guard holds || faults.isCareless else { return .failure(.changed) }
    set(upload.name, upload.body)
    let tag = resources[upload.name]?.tag
    if happens(faults.emptied) { set(upload.name, []) }
    return .success(tag)
  }

  private mutating func erase(_ removal: Removal) -> Result<Void, RemoteFailure> {
    guard let resource = resources[removal.name] else { return .failure(.missing) }
    guard resource.tag == removal.tag || faults.isCareless else { return .failure(.changed) }
    resources[removal.name] = nil
    return .success(())
  }

  private mutating func happens(_ times: Int) -> Bool { times > 0 && random.once(in: times) }

  private mutating func failure() -> RemoteFailure? {
    if happens(faults.requestLost) { return .offline("the connection was reset") }
    return happens(faults.busy) ? .busy(seconds: nil) : nil
  }

  private mutating func lostAnswer() -> RemoteFailure? {
    happens(faults.answerLost) ? .offline("there was no answer") : nil
  }
}

extension SyncPass {
  package mutating func run(on store: inout some RemoteStore) { while let call { handle(store.response(to: call)) } }
}
