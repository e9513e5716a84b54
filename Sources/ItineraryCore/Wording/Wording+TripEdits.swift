extension Wording {
  /// A sentence about a change made by the user rather than by a schedule.
  package func sentenceByHand(_ change: ScheduleChange) -> String {
    guard case .game(let game?, nil) = change.subject else { return sentence(change) }
    return "\(game.matchup), \(moment(of: game)), is taken out."
  }
}
