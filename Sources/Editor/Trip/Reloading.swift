import Itinerary

extension EditorState {
  mutating func reload(_ trip: Trip) {
    guard trip != displayed.trip else { return say("Reloaded: no changes.") }
    let old = displayed
    let loss = replace(by: trip)
    // Changes that cannot be seen, such as of the time of an edit, are not reported.
    let changes = displayed.wording.sentence(TripChanges(from: old.trip, to: displayed.trip))
    if let loss {
      notice = loss
    } else if let drag {
      let target = drag.prompt(in: self)
      say(reloadMessage(changes, target: target.text), target.tone)
    } else if let changes {
      say(changes)
    }
  }

  mutating func follow(_ trip: Trip, _ operation: Operation, _ changes: [ScheduleChange]) -> [EditorEffect] {
    guard readOnlyReason == nil, !changes.isEmpty else { return [] }
    let old = displayed.trip
    let loss = replace(by: trip)
    let summary = displayed.wording.summary(of: changes, listedBy: name(of: NormalAction.changes))
    if let loss {
      say("\(summary) \(loss.text)", loss.tone)
    } else if let drag {
      let target = drag.prompt(in: self)
      say("\(summary) You are still moving it. \(target.text)", target.tone)
    } else {
      let hints = "\(summary) \(name(of: NormalAction.whatNow)) shows ways to go on."
      say(naming(touched(since: old), after: [hints]))
    }
    return [.file(.record(operation))] + startSaving()
  }

  // MARK: Undoing

  mutating func undo(_ operation: Operation, _ direction: UndoDirection, at now: Timestamp) -> [EditorEffect] {
    let undone = displayed.trip.undoing(operation, at: now)
    // A program that was killed has recorded an operation but not saved it.
    if undone.isUnchanged, undone.retained.isEmpty { return [.file(.take(direction))] }
    let before = displayed
    let loss = replace(by: undone.trip)
    let difference = AdvisoryDifference(from: before.advisories, to: displayed.advisories)
    let consequence = displayed.wording.consequence(difference, listedBy: name(of: NormalAction.problems))
    let sentences = displayed.wording.sentences(on: undone, of: operation, direction)
    say(
      naming(touched(since: before.trip), after: sentences + [loss?.text, consequence].compactMap { $0 }),
      loss?.tone ?? .info)
    if undone.isUnchanged { return [.bell] }
    var effects: [EditorEffect] = []
    if mode == .normal, let id = undone.items.first(where: { displayed.itinerary.index(of: $0) != nil }) {
      select(id)
      highlighted = id
      effects = [.bell, .remind(.highlightElapsed, milliseconds: Self.highlightTime)]
    }
    return startSaving() + effects
  }

  private func touched(since old: Trip) -> TouchedBookings {
    TouchedBookings(from: old, to: displayed.trip, zones: displayed.wording.zones, rules: displayed.rules)
  }

  /// The sentences, and one for each booking that a change touches, or only their number if there is no room.
  func naming(_ touched: TouchedBookings, after sentences: [String]) -> String {
    let lines = displayed.wording.lines(touched).map(\.withFullStop)
    let all = (sentences + lines).joined(separator: " ")
    if lines.isEmpty || fitsStatus(all) { return all }
    return (sentences + ["This affects \(Wording.counted(lines.count, "booking"))."]).joined(separator: " ")
  }

  mutating func report(_ sentence: String, _ tone: Status.Tone = .info) {
    say(sentence, tone)
    notice.isOfSchedule = true
  }

  /// Returns a sentence on the item that the user carried or edited, if it is gone.
  mutating func replace(by trip: Trip) -> Status? {
    let old = displayed
    let selected = selectedItem?.item.id
    displayed.replace(by: trip)
    keepSelection(on: selected, from: old)
    let before = mode
    let next = before.acting(in: &self) { $0.carriedOver(from: old, in: &$1) }
    mode = next.mode ?? mode
    return if case .status(let loss) = next.sentence { loss } else { nil }
  }

  mutating func keepSelection(on id: ItemID?, from old: DisplayedTrip) {
    let before = ListRows(old.itinerary)
    let day = min(before.day(of: selection.clamped(to: before.numbers)), displayed.trip.dayCount)
    if let id, displayed.itinerary.index(of: id) != nil { return select(id) }
    selection = id == nil ? rows.number(ofDay: day) : selection.clamped(to: rows.numbers)
  }

  /// The report is shortened or left out if there is not enough room.
  private func reloadMessage(_ event: String?, target: String) -> String {
    guard let event else { return target }
    let still = "You are still moving it."
    let texts = [[event, still, target], [event, target], ["The trip has changed.", target]]
    return texts.map { $0.joined(separator: " ") }.first(where: fitsStatus) ?? target
  }
}
