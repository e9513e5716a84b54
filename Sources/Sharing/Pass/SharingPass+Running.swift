import Base
import TripCore

extension SharingPass {
  /// Runs the pass to the end.
  ///
  /// - Parameter save: saves the state so far; called after every answer that changed it.
  package mutating func run(on store: inout some SharedStore, saving save: (SharingState) -> Void = { _ in }) {
    var saved = savedState
    while let call {
      take(store.answer(to: call))
      let state = savedState
      if self.call == nil || state == saved { continue }
      saved = state
      save(state)
    }
  }
}

extension SharedStore {
  /// Makes a call to the place and returns the answer.
  package mutating func answer(to call: StoreCall) -> StoreAnswer {
    switch call {
    case .list:
      do throws(StoreFailure) { return .listed(.success(try list())) } catch { return .listed(.failure(error)) }
    case .get(let names):
      do throws(StoreFailure) { return .got(.success(try get(names))) } catch { return .got(.failure(error)) }
    case .put(let uploads): return .put(put(uploads))
    case .delete(let removals): return .deleted(delete(removals))
    }
  }
}
