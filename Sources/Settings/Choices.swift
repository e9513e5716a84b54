import ItineraryCore
import Presenting

/// What a setting may be; the raw value is what the user writes.
package protocol Choice: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension Wording.Distance: Choice {}
extension Wording.Clock: Choice {}
extension IconStyle: Choice {}

/// How many colors are used at most.
package enum Colors: String, Choice {
  /// As many as the terminal has.
  case auto
  case never
  case sixteen = "16"
  case indexed = "256"
  case direct = "true"
}

/// What the terminal's own background is like.
package enum Background: String, Choice {
  /// As the terminal says in COLORFGBG, or when it is asked, else dark.
  case auto
  case dark
  case light
}

/// What stands in for a nudge in the hand.
package enum Bell: String, Choice {
  case off
  case bell
  case flash
}

package enum Switch: String, Choice {
  case on
  case off
}
