import Base
import TripCore

/// The trip on the screen, with what follows from it: the rules, the advisories and the wording.
package struct ShownTrip: Equatable, Sendable {
  /// The trip and what follows from it.
  private struct Facts: Equatable, Sendable {
    var edited: EditedTrip
    var advisories = Advisories.none
    /// The worst advisory of each day, starting with the first: 0 for none, 1 for a warning, 2 for an error.
    var problems: [UInt8] = []
    /// The totals of each day, starting with the first.
    var totals: [DayTotals] = []
    /// The number of changes by schedules that the user has not seen, and the ids of their items.
    var changeCount = 0
    var changed: Set<String> = []
    var wording: Wording
    var gameCount = ""
    let drives: DriveTimes

    init(_ trip: Trip, wording: Wording, drives: DriveTimes) {
      (self.wording, self.drives) = (wording, drives)
      edited = EditedTrip(trip)
      updateDays()
      updateWording()
      countChanges()
    }

    /// Derives the words for the trip as a whole.
    mutating func updateWording() {
      let trip = edited.trip
      gameCount = wording.gameCount(of: trip)
      wording.cities = trip.cityNames
      wording.doubleHeaders = DoubleHeaders(trip.itinerary)
    }

    /// Derives the advisories, and the totals of the days.
    mutating func updateDays() {
      let trip = edited.trip
      advisories = Advisories(of: trip, under: edited.constraints, zones: wording.zones, drives: drives)
      problems = Self.problems(advisories, dayCount: trip.dayCount)
      totals = DayTotals.ofDays(of: trip.itinerary)
    }

    mutating func countChanges() {
      let new = edited.trip.changes.filter { !$0.isSeen }
      changeCount = new.count
      changed = Set(new.compactMap { $0.item?.text })
    }

    private static func problems(_ advisories: Advisories, dayCount: Int) -> [UInt8] {
      var problems = [UInt8](repeating: 0, count: dayCount)
      for advisory in advisories.all where problems.indices.contains(advisory.day - 1) {
        problems[advisory.day - 1] = max(problems[advisory.day - 1], advisory.severity == .error ? 2 : 1)
      }
      return problems
    }
  }

  /// Boxed, since the state of the screen is copied many times for each key.
  private var facts: Boxed<Facts>

  package init(_ trip: Trip, zones: Zones, wording: Wording, drives: DriveTimes = .unknown) {
    var wording = wording
    wording.zones = zones
    facts = Boxed(Facts(trip, wording: wording, drives: drives))
  }

  /// Whether another one is the very same: it may be equal without being that.
  func isIdentical(to other: ShownTrip) -> Bool { facts.isIdentical(to: other.facts) }

  package var trip: Trip { facts.value.edited.trip }
  package var itinerary: Itinerary { facts.value.edited.trip.itinerary }
  package var constraints: ItineraryConstraints { facts.value.edited.constraints }
  package var advisories: Advisories { facts.value.advisories }
  package var wording: Wording { facts.value.wording }
  /// The totals of each day, starting with the first.
  var totals: [DayTotals] { facts.value.totals }
  /// The number of games to see: `8 games`.
  var gameCount: String { facts.value.gameCount }

  /// The numbers of problems and changes that need attention: `3 problems`, `1 change`.
  var news: [String] {
    [(advisories.all.count, "problem"), (facts.value.changeCount, "change")].filter { $0.0 > 0 }
      .map { Wording.counted($0.0, $0.1) }
  }

  /// Whether a schedule has changed an item and the user has not yet seen that in the list of changes.
  func isNews(_ id: ItemID) -> Bool {
    facts.value.changeCount > 0 && facts.value.changed.contains(id.text)
  }

  /// Takes over a new state of the trip.
  mutating func replace(by trip: Trip, zones: Zones) {
    self = ShownTrip(trip, zones: zones, wording: wording, drives: facts.value.drives)
  }

  /// Makes an edit, and derives what follows from it.
  ///
  /// - Throws: why the edit is not made; nothing is then changed.
  mutating func apply(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    let outcome = try facts.value.edited.apply(edit, at: now)
    if outcome == .unchanged { return outcome }
    if edit.isOfTheTrip { facts.value.updateWording() }
    facts.value.updateDays()
    // The item that is gone may have been the only one to name a city.
    if case .delete = edit { facts.value.wording.cities = trip.cityNames }
    if edit == .seeChanges { facts.value.countChanges() }
    return outcome
  }

  /// Adds the rules of time zones that an edit needs.
  mutating func learn(_ zones: Zones) {
    if zones == wording.zones { return }
    replace(by: trip, zones: zones)
  }

  // MARK: Problems

  /// The mark of the worst advisory on the rows of a day; nil for none.
  func problem(onDay day: Int) -> AdvisoryMark? {
    let problems = facts.value.problems
    guard problems.indices.contains(day - 1), problems[day - 1] > 0 else { return nil }
    return problems[day - 1] == 2 ? .error : .warning
  }

  // MARK: What may be done

  /// Why an item is not deleted by hand; nil if it may be.
  func refusalToDelete(itemAt index: ItemIndex) -> Refusal? {
    facts.value.edited.refusalToDelete(itemAt: index)
  }

  /// Whether an item has a place to go to.
  func canMove(itemAt index: ItemIndex) -> Bool {
    let slots = Slots(in: itinerary, carrying: index)
    return !slots.valid(under: constraints).isEmpty && !slots.leaveNoChoice(under: constraints)
  }

  /// Words that follow the name of an item which is at its only place: `cannot move: …`; nil if it can move, or has no place.
  func standsFast(at index: ItemIndex) -> String? {
    guard Slots(in: itinerary, carrying: index).leaveNoChoice(under: constraints),
      let zone = constraints.validDropZones(for: itinerary[index]).first
    else { return nil }
    return wording.standsFast(within: zone)
  }
}
