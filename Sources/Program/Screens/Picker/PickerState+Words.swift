import Base
import Editor
import Making
import Preferences
import Schedules
import Screen
import TripCore

/// Sentences on the list of games.
extension PickerState {
  /// A sentence about the selected game and its clash with the chosen ones.
  var sentence: Status {
    guard shown.indices.contains(selection) else {
      let way = query.text.isEmpty ? "Tab shows all games." : "Esc clears it."
      return Status(
        query.text.isEmpty ? "Nothing is chosen. \(way)" : "No game matches what you typed. \(way)", .refusal)
    }
    if let tooMuch = tooMuch(chosen) { return tooMuch }
    let game = shown[selection]
    let isChosen = chosen.contains(game)
    let (matchup, day) = (list.name(of: game, wording), wording.shortDate(list.games[game].day))
    let text = "\(matchup), \(day), \(isChosen ? "chosen" : "not chosen")."
    let trial = chosen.union([game])
    if let tooMuch = tooMuch(trial) { return Status("\(text) \(tooMuch.text)", .refusal) }
    guard let clash = clashesAmong[trial]?.advisories[game] else { return Status(text) }
    return Status("\(text) \(wording.clash(clash))", .refusal)
  }

  /// A sentence if the games are too many, or too far apart in time, for one trip; otherwise nil.
  func tooMuch(_ chosen: Set<Int>) -> Status? {
    if chosen.count > mostGames {
      return Status("\(chosen.count) games are too many for a trip; it may have \(mostGames).", .refusal)
    }
    let days = list.days(from: chosen)
    return days > mostDays ? Status("A trip of \(days) days is too long; it may have \(mostDays).", .refusal) : nil
  }
}

extension Wording {
  /// A sentence about a clash. For a leg that is too tight it is shorter than ``sentence(_:)``, because the games are
  /// visible.
  fileprivate func clash(_ advisory: Advisory) -> String {
    guard case .legTooTight(_, _, let missing) = advisory.kind, let leg = advisory.item.leg else {
      return sentence(advisory)
    }
    return "Too tight: \(journey(of: leg)) is \(durationText(seconds: Double(missing))) short."
  }
}
