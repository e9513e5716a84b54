import Itinerary
import Screen

/// A menu of changes, a line for typing, or the preview of a change.
package struct TripMenu: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case menu
    case typing(TripMenuAction, TextInput)
    case preview(TripPreview)
    /// The state of sharing, whose lines change with its events while it is open.
    case sharing
  }

  let day: Int
  package var list = ListState()
  package var step = Step.menu { didSet { pager = Pager() } }
  var pager = Pager()

  init(day: Int) { self.day = day }

  var keyContext: KeyContext {
    switch step {
    case .menu: .trip
    case .typing: .tripLine
    case .preview: .tripPreview
    case .sharing: .sharing
    }
  }

  struct Row {
    let label, value: String
    /// What the action asks for; nil if it needs nothing.
    let prompt: String?
    let offer: String

    init(_ label: String, _ value: String = "", prompt: String? = nil, offering offer: String = "") {
      (self.label, self.value, self.prompt, self.offer) = (label, value, prompt, offer)
    }
  }
}

package struct TripPreview: Equatable, Sendable {
  let title: String
  let lines: [String]
  /// nil for moving the trip to the trash.
  let edit: Edit?
}

extension EditorState {
  static let notShared = "This trip is not shared. Share it with `barnstorm share`."

  mutating func updateSharing(_ event: SharingEvent?) {
    let wasStopped = sharing?.isStopped == true
    sharing = event
    guard let event, event.isStopped, !wasStopped else { return }
    let keys = "\(name(of: NormalAction.trip)), \(name(of: TripMenuAction.sharing))"
    say("Sharing has stopped; \(keys) shows why.", .refusal)
  }

  mutating func reportSync(_ event: SharingEvent?) {
    sharing = event
    say(event?.summary ?? Self.notShared, event?.isStopped == true ? .refusal : .info)
  }

  /// - Parameter menu: the menu to stay in if the edit is refused.
  mutating func make(_ edit: Edit, from menu: TripMenu, at now: Timestamp) -> Transition {
    let before = displayed
    let selected = selectedItem?.item.id
    let same = "Nothing changed: the trip already has these values."
    return make(edit, at: now, in: menu.mode, orSay: same) { state in
      state.keepSelection(on: selected, from: before)
      let displayed = state.displayed
      let followUp = TripFollowUp(
        of: edit, from: before.trip, to: displayed.trip, zones: displayed.wording.zones, rules: displayed.rules)
      let summary = followUp.summary(of: edit, in: displayed.wording, displayed.trip)
      return state.edited(saying: state.naming(followUp.touched, after: [summary]))
    }
  }

  mutating func propose(_ edit: Edit, lines: [String]? = nil, at now: Timestamp) -> Transition {
    guard case .tripMenu(var menu) = mode else { return Transition() }
    let next = menu.preview(edit, lines: lines, in: self, at: now)
    return Transition(menu.mode, next.sentence, effects: next.effects)
  }

  private typealias Row = TripMenu.Row

  private static let start = "Date of Day 1, such as 2026-07-03 or jul 3. Games keep"

  private func date(ofDay day: Int) -> String { displayed.wording.shortDate(displayed.trip.date(ofDay: day)) }

  private var typedRules: String { displayed.rules.kept(to: displayed.trip.schedule).typed }

  func row(of action: TripMenuAction, day: Int) -> TripMenu.Row {
    switch action {
    case .rename: Row("Name", displayed.trip.name, prompt: "Trip name.", offering: displayed.trip.name)
    case .start:
      Row(
        "Start date; games keep their dates", displayed.wording.fullDate(displayed.trip.startDate),
        prompt: "\(Self.start) their dates. To insert a day before it: "
          + "\(name(of: TripLineAction.leave)), \(name(of: TripMenuAction.insertDay)).",
        offering: displayed.trip.startDate.description)
    case .shiftStart:
      Row(
        "Move the whole trip to another date", prompt: "\(Self.start) their days.",
        offering: displayed.trip.startDate.description)
    case .insertDay: Row("Insert a day before Day \(day)", date(ofDay: day))
    case .appendDays:
      Row(
        "Add days at the end", displayed.wording.dayCount(of: displayed.trip),
        prompt: "Number of days to add at the end.",
        offering: "1")
    case .removeDay:
      Row(
        "Remove Day \(day)", date(ofDay: day),
        prompt: "Remove Day \(day). Move its items to day (number), or type delete:")
    case .swapDays:
      Row("Swap Day \(day) with another day", date(ofDay: day), prompt: "The day to swap with Day \(day).")
    case .shiftDays:
      Row(
        "Move everything from Day \(day) on", date(ofDay: day),
        prompt: "Days by which everything from Day \(day) on moves later, or earlier: 1 or -1. Games stay.",
        offering: "1")
    case .sortDay: Row("Sort Day \(day) by time", date(ofDay: day))
    case .games:
      Row(
        "Games", displayed.wording.gameCount(of: displayed.trip),
        prompt: "The schedule to choose from: a file, .ics or .csv, or an address.")
    case .plan:
      Row("Plan more games", prompt: "The schedule to plan with: a file, .ics or .csv, or an address.")
    case .takeImport:
      Row("Import a file", prompt: "A file with bookings or items: .ics, .csv, .gpx, .kml, .geojson or .json.")
    case .whatNow: Row("Ways to go on after a change")
    case .legs: Row("Add missing legs")
    case .home:
      Row(
        "Home city", displayed.trip.schedule?.home ?? "none",
        prompt: "Home city, such as Columbus, OH. Empty: no home, without a first and last leg.",
        offering: displayed.trip.schedule?.home ?? "")
    case .by:
      Row(
        "Mode of travel", displayed.trip.by.label,
        prompt: "Mode of travel: \(NearMiss.choice(of: Leg.Mode.allCases.map(\.rawValue))).",
        offering: displayed.trip.by.rawValue)
    case .rules:
      Row(
        "Driving rules", typedRules,
        prompt: "Most driving a day, hours for driving, time before games: 10h 07:00-23:00 45m. Empty: the settings.",
        offering: typedRules)
    case .sharing: Row("Sharing", sharing?.word ?? "no")
    case .trips: Row("Other trips")
    case .remove: Row("Move the trip to the trash")
    case .step, .press, .leave, .help: Row("")
    }
  }

  /// A sentence on the next date to book or cancel by: `By Sun, Mar 1, 2026: Sheraton.`; nil if none is open.
  var deadlineSentence: String? {
    let next = displayed.trip.nextDeadline(from: displaySettings.today ?? CivilDate(dayNumber: 0))
    return next.map { "By \(displayed.wording.fullDate($0.date)): \(displayed.wording.name(of: $0.item))." }
  }
}

extension Wording {
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
    case .setMode(let legDefaults): "Change all legs to \(legDefaults.by.rawValue)?"
    case .setRules(let rules): rules.map { "Drive by \($0.typed)?" } ?? "Drive by the rules of the settings?"
    case .setHome(let city?, _): "Home in \(city)?"
    case .setHome: "Remove the legs from and to home?"
    default: "Change the trip?"
    }
  }
}

extension TripFollowUp {
  /// One sentence for each: dates, games and legs, items on other days, bookings, and problems.
  func lines(in wording: Wording, _ trip: Trip) -> [String] {
    changeLines(in: wording, trip).map(Wording.offered) + wording.lines(touched).map(\.withFullStop)
      + problems.map(wording.statement)
  }

  private func changeLines(in wording: Wording, _ trip: Trip) -> [String] {
    let dates = "The trip runs \(wording.dates(of: trip)), \(wording.dayCount(of: trip))."
    let others = moved.map { item in
      let time = item.custom?.time.map { " at \(wording.text($0))" } ?? ""
      return "Moved \(wording.name(of: item)) to Day \(item.position.day)\(time)."
    }
    let deletions = deleted.map { "Deleted \(wording.name(of: $0))." }
    return (hasOtherDates ? [dates] : []) + changes.map(wording.sentenceByHand) + others + deletions
  }

  func summary(of edit: Edit, in wording: Wording, _ trip: Trip) -> String {
    switch edit {
    case .rename: "Renamed the trip to \(trip.name)."
    case .takeImport(_, let rows): "Imported \(Wording.counted(rows, "row"))."
    default: changeLines(in: wording, trip).first ?? "Done."
    }
  }
}
