import Itinerary
import Screen

/// How this user sees trips on this terminal. Only the size changes while the program runs.
package struct DisplaySettings: Equatable, Sendable {
  package var size: Size
  package let characterSupport: CharacterSupport
  /// The style of the icons before custom items: letters wherever the characters are ASCII.
  package let icons: IconStyle
  package let clock: Wording.Clock
  package let distance: Wording.Distance
  package let dates: Wording.Dates
  package let numbers: Wording.Numbers
  /// Whether the screen is words alone, one line for every item and no boxes, for a screen reader.
  package var isPlain: Bool
  /// Whether the terminal can strike text out; otherwise struck text needs a sign.
  package let strikesOut: Bool
  package let today: CivilDate?
  package let travel: TravelRules
  package let hasLinks: Bool
  package let keyLines: [ConfigLine]
  /// The code of the country of the user's locale, in which a home is that could be several.
  package var country: String?

  /// - Parameter icons: the style that the user wants; ``icons`` is another one if the characters are ASCII.
  package init(
    size: Size, characterSupport: CharacterSupport = .unicode, icons: IconStyle = .emoji,
    clock: Wording.Clock = .twelveHour,
    distance: Wording.Distance = .miles, dates: Wording.Dates = .monthFirst, numbers: Wording.Numbers = .point,
    isPlain: Bool = false, strikesOut: Bool = true, today: CivilDate? = nil, travel: TravelRules = .standard,
    hasLinks: Bool = false, keyLines: [ConfigLine] = []
  ) {
    (self.size, self.characterSupport, self.clock, self.distance) = (size, characterSupport, clock, distance)
    (self.dates, self.numbers) = (dates, numbers)
    self.icons = characterSupport == .unicode ? icons : .ascii
    (self.isPlain, self.strikesOut, self.today, self.travel) = (isPlain, strikesOut, today, travel)
    (self.hasLinks, self.keyLines) = (hasLinks, keyLines)
  }

  /// Cities are named without their state if no other one of the trip has the same name.
  package func wording(zones: Zones = Zones([:]), cities: CityNames = CityNames([])) -> Wording {
    Wording(
      clock: clock, distance: distance, dates: dates, numbers: numbers, typography: typography, zones: zones,
      cities: cities)
  }

  private var typography: Wording.Typography {
    if isPlain { return .words }
    return characterSupport == .unicode ? .unicode : .ascii
  }
}
