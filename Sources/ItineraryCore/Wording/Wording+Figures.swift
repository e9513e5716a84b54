extension Wording {
  /// The figures of a day: `242 mi · 3h 45m driving · 1 game`, as far as there are any; nil for none.
  ///
  /// - Parameter items: the items of the day.
  package func figures(of items: ArraySlice<Item>) -> String? {
    var (meters, seconds, games) = (0.0, 0.0, 0)
    for item in items {
      switch item.kind {
      case .game(let game): games += game.isPlayed ? 1 : 0
      case .travel(let leg) where leg.means == .drive:
        meters += leg.distanceMeters ?? 0
        seconds += leg.durationSeconds ?? 0
      case .travel, .custom: break
      }
    }
    let parts = [
      meters > 0 ? distanceText(meters: meters) : nil,
      seconds > 0 ? "\(durationText(seconds: seconds)) driving" : nil,
      games > 0 ? Self.counted(games, "game") : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(by: separator)
  }
}
