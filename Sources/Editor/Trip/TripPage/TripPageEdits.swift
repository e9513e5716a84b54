import Base
import Preferences
import Screen
import TripCore

extension EditorState {
  mutating func openTripPage() -> Transition { Transition(.tripPage(TripPage(day: selectedDay)), .prompt) }

  /// Makes an edit of the trip and returns to the list.
  ///
  /// - Parameter page: the page to stay on if the edit is refused.
  mutating func make(_ edit: Edit, from page: TripPage, at now: Timestamp) -> Transition {
    let before = shown
    let selected = selectedItem?.item.id
    do throws(Refusal) {
      if try make(edit, at: now) == .unchanged {
        return Transition(.tripPage(page), says: Status("Nothing changed: the trip already has these values."))
      }
    } catch {
      return Transition(.tripPage(page), says: Status(shown.wording.sentence(error), .refusal), effects: [.ring])
    }
    keepSelection(on: selected, from: before)
    let followUp = TripFollowUp(
      of: edit, from: before.trip, to: shown.trip, zones: shown.wording.zones, rules: shown.rules)
    return edited(saying: naming(followUp.touched, after: [followUp.summary(of: edit, in: shown.wording, shown.trip)]))
  }

  /// Shows the preview of an edit of games, legs or home that was computed outside the editor.
  mutating func propose(_ edit: Edit, lines: [String]? = nil, at now: Timestamp) -> Transition {
    guard case .tripPage(let page) = mode else { return Transition(mode) }
    if refuseIfReadOnly() { return Transition(.tripPage(page.going(to: .menu)), effects: [.ring]) }
    return page.preview(edit, lines: lines, in: self, at: now)
  }

  /// The lines of a preview, wrapped to its box.
  func wrapped(_ lines: [String]) -> [String] {
    lines.flatMap { TextWrap.lines(of: $0, width: pageBox.columns - 4, repertoire: repertoire) }
  }

  /// The value shown next to a row of the page.
  func value(of action: TripPageAction, day: Int) -> String {
    let (trip, wording) = (shown.trip, shown.wording)
    switch action {
    case .rename: return trip.name
    case .start: return wording.fullDate(trip.startDate)
    case .appendDays: return wording.dayCount(of: trip)
    case .insertDay, .removeDay, .swapDays, .shiftDays, .sortDay: return wording.shortDate(trip.date(ofDay: day))
    case .games: return wording.gameCount(of: trip)
    case .home: return trip.schedule?.home ?? "none"
    case .by: return trip.by.label
    case .rules: return shown.rules.kept(to: trip.schedule).typed
    case .sharing: return sharing?.word ?? "no"
    default: return ""
    }
  }
}

extension EditorState {
  /// A sentence on the next date to book or cancel by: `By Sun, Mar 1, 2026: Sheraton.`; nil if none is open.
  var deadlineSentence: String? {
    let next = shown.trip.nextDeadline(from: presentation.today ?? CivilDate(dayNumber: 0))
    return next.map { "By \(shown.wording.fullDate($0.date)): \(shown.wording.name(of: $0.item))." }
  }
}

extension TripPageAction {
  func label(day: Int) -> String {
    switch self {
    case .rename: "Name"
    case .start: "Start date; games keep their dates"
    case .shiftStart: "Move the whole trip to another date"
    case .insertDay: "Insert a day before Day \(day)"
    case .appendDays: "Add days at the end"
    case .removeDay: "Remove Day \(day)"
    case .swapDays: "Swap Day \(day) with another day"
    case .shiftDays: "Move everything from Day \(day) on"
    case .sortDay: "Sort Day \(day) by time"
    case .games: "Games"
    case .plan: "Plan more games"
    case .takeImport: "Import a file"
    case .whatNow: "Ways to go on after a change"
    case .legs: "Add missing legs"
    case .home: "Home city"
    case .by: "Legs by"
    case .rules: "Driving rules"
    case .sharing: "Sharing"
    case .trips: "Other trips"
    case .remove: "Move the trip to the trash"
    case .up, .down, .press, .leave, .help: ""
    }
  }
}

extension Wording {
  /// The question above a preview.
  func title(of edit: Edit, _ after: Trip) -> String {
    switch edit {
    case .insertDay(let day): "Insert \(dayTitle(day, of: after))?"
    case .removeDay(let day, _): "Remove Day \(day)?"
    case .swapDays(let first, let second): "Swap the items of Day \(first) and Day \(second)?"
    case .shiftDays: "\(name(of: edit, from: after, to: after).withCapital)?"
    case .start(let date, _): "Start on \(fullDate(date))?"
    case .chooseGames: "Change the games?"
    case .takeImport(_, let rows): "Import \(Self.counted(rows, "row"))?"
    case .addLegs: "Add these legs?"
    case .setMode(let figures): "All legs by \(figures.by.rawValue)?"
    case .setRules(let rules): rules.map { "Drive by \($0.typed)?" } ?? "Drive by the rules of the settings?"
    case .setHome(let city?, _): "Home in \(city)?"
    case .setHome: "Remove the legs from and to home?"
    default: "Change the trip?"
    }
  }
}

extension TripFollowUp {
  /// The consequences of an edit, one sentence for each: dates, games and legs, items on other days, bookings, and
  /// problems.
  func lines(in wording: Wording, _ trip: Trip) -> [String] {
    changeLines(in: wording, trip) + wording.lines(touched).map(\.withFullStop) + problems.map(wording.statement)
  }

  private func changeLines(in wording: Wording, _ trip: Trip) -> [String] {
    let dates = "The trip runs \(wording.dates(of: trip)), \(wording.dayCount(of: trip))."
    let others = moved.map { item in
      let time = item.custom?.time.map { " at \(wording.text($0))" } ?? ""
      return "\(wording.name(of: item)) is on Day \(item.position.day)\(time)."
    }
    let gone = deleted.map { "\(wording.name(of: $0)) is deleted." }
    return (hasOtherDates ? [dates] : []) + changes.map(wording.sentenceByHand) + others + gone
  }

  /// A sentence about the finished edit, without the problems.
  func summary(of edit: Edit, in wording: Wording, _ trip: Trip) -> String {
    switch edit {
    case .rename: "The trip is now called \(trip.name)."
    case .sortDay(let day, _): "Sorted Day \(day)."
    case .takeImport(_, let rows): "Imported \(Wording.counted(rows, "row"))."
    default: changeLines(in: wording, trip).first ?? "Done."
    }
  }
}
