import TripStore

extension TripFollower.Event {
  /// The event that reports the result of a save.
  init(_ report: SaveThread.Report) {
    switch report {
    case .success(let saved): self = .written(saved)
    case .failure(let error): self = .notWritten(error)
    }
  }
}
