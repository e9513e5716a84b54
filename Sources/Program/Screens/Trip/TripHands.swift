import Almanac
import Editor
import Store

/// Copying and opening what a row names.
extension TripScreen {
  mutating func copy(_ text: String, at now: Moment) -> [ScreenEffect] {
    if desk.console?.copy(text) == true { return [] }
    return apply(.notHanded("This terminal has no clipboard for programs (OSC 52)."), at: now)
  }

  /// Opens an address in the browser that the desktop prefers.
  func open(_ address: String) -> [ScreenEffect] {
    let path = desk.home.programs
    return wait("Opening the browser…") {
      HelperCommand(["xdg-open"]).run(adding: [address], path: path)
    } then: { failure in
      .pop(.reported(failure.map { .notHanded("Not opened: \($0)".withFullStop) }))
    }
  }
}
