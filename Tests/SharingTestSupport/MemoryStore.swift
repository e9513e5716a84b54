import Itinerary
import Sharing

/// A place in memory that always answers and says all it knows.
package final class MemoryStore: RemoteStore {
  private var resources: [ResourceName: SharedResource] = [:]
  private var writes = 0

  package init() {}

  package func list() throws(StoreFailure) -> [ListedResource] {
    resources.values.map { ListedResource($0.name, $0.tag) }.sorted { $0.name < $1.name }
  }

  package func get(_ names: [ResourceName]) throws(StoreFailure) -> [SharedResource] {
    names.compactMap { resources[$0] }
  }

  package func put(_ uploads: [Upload]) -> [Result<EntityTag?, StoreFailure>] {
    uploads.map { upload in
      let holds =
        switch upload.precondition {
        case .absent: resources[upload.name] == nil
        case .matches(let tag): resources[upload.name]?.tag == tag
        }
      guard holds else { return .failure(.changed) }
      writes += 1
      let tag = EntityTag("\"\(writes)\"")
      resources[upload.name] = SharedResource(upload.name, tag, body: upload.body)
      return .success(tag)
    }
  }

  package func delete(_ removals: [Removal]) -> [Result<Void, StoreFailure>] {
    removals.map { removal in
      guard let resource = resources[removal.name] else { return .failure(.missing) }
      guard resource.tag == removal.tag else { return .failure(.changed) }
      resources[removal.name] = nil
      return .success(())
    }
  }
}

extension SyncPass {
  /// Runs the sync to the end, without saving in between.
  package mutating func run(on store: inout some RemoteStore) { while let call { handle(store.answer(to: call)) } }
}
