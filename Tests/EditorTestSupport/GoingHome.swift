import Editor
import ItineraryCore
import Screen

extension EditorState {
  /// Escape, as often as it takes to come back to the list, and a yes where a form with changes asks.
  ///
  /// - Returns: whether it leads there.
  package mutating func goHome(at now: Timestamp) -> Bool {
    for _ in 0..<6 where mode != .browse {
      if case .question(.leaveForm) = mode {
        _ = apply(.keyPressed(.character("y")), at: now)
      } else {
        _ = apply(.keyPressed(.escape), at: now)
      }
    }
    return mode == .browse
  }
}
