import Base
import Screen
import TripCore

extension Presentation {
  /// Assembles the presentation of a screen from the settings, the locale and the terminal.
  ///
  /// - Parameters:
  ///   - repertoire: the characters that the locale can express.
  ///   - size: the size of the screen.
  ///   - strikesOut: whether the terminal can strike text out.
  ///   - today: the user's date; nil if it is not known.
  package init(
    _ settings: UserSettings, repertoire: Repertoire, size: Size, strikesOut: Bool, today: CivilDate?
  ) {
    self.init(
      size: size, repertoire: repertoire, icons: settings.icons, clock: settings.clock,
      distance: settings.units, isPlain: settings.plain, strikesOut: strikesOut, today: today,
      travel: settings.travelRules)
  }

  /// Assembles the presentation of a command's answer, which has neither icons nor boxes: a plain screen has the same ones.
  ///
  /// - Parameter repertoire: the characters that the locale can express.
  package init(ofAnswersBy settings: UserSettings, repertoire: Repertoire) {
    self.init(
      size: Size(columns: 80, rows: 24), repertoire: repertoire, icons: settings.icons,
      clock: settings.clock, distance: settings.units, travel: settings.travelRules)
  }
}
