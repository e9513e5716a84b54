import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// Many sessions of random keys and random changes from outside; the invariants watch.
@Suite struct RandomDragTests {
  static let keys = [
    "j", "k", "j", "k", "Down", "Up", "Tab", "Shift-Tab", "Home", "End", "PgUp", "PgDn", "[", "]", "Space", "Space",
    "Enter", "Esc", "J", "K", "q", "x", "Ctrl-L",
  ]

  @Test(arguments: Portion.seeds(12)) func `random drags under random reloads end on a valid slot or where they began`(
    seed: UInt64
  ) {
    var dice = SplitMix64(seed: seed)
    var robot = Robot(TripSketch.trip(Self.sketch(&dice)), size: Self.size(&dice))
    robot.looksAtScreen = seed % 3 == 0
    var script: [String] = []
    for _ in 0..<150 {
      let before = robot
      if dice.roll(0...9) == 0 {
        let trip = Self.changed(robot.trip, &dice)
        script.append("reload \(TripSketch.outline(trip))")
        robot.find(onDisk: trip)
        checkNeighbours(before, robot, script, seed)
      } else if robot.isBrowsing, dice.roll(0...1) == 0 {
        robot.press("Space")
        script.append("Space")
      } else {
        let key = dice.pick(Self.keys)
        script.append(key)
        robot.press(key)
      }
      if case .form = robot.state.mode { robot.press("Esc") }
      if case .page = robot.state.mode { robot.press("Esc") }
      if case .confirmation(.delete) = robot.state.mode { robot.press("n") }
    }
    let ids = robot.trip.itinerary.items.map(\.id)
    expect(Set(ids).count, ids.count, "seed \(seed): \(script)")
  }

  /// Checks that the target is next to one of the neighbors it had before a reload, if one is still on that day.
  private func checkNeighbours(_ before: Robot, _ after: Robot, _ script: [String], _ seed: UInt64) {
    guard let old = before.drag, let new = after.drag else { return }
    let oldSlot = old.slots(of: before.state.displayed)[old.target]
    let newSlot = new.slots(of: after.state.displayed)[new.target]
    let day = oldSlot.day
    let isThere = { (id: ItemID?) in id.flatMap { after.trip.itinerary.item($0) }?.position.day == day }
    if isThere(oldSlot.after?.id) {
      expect(newSlot.after?.id, oldSlot.after?.id, "seed \(seed): \(script)")
    } else if isThere(oldSlot.before?.id) {
      expect(newSlot.before?.id, oldSlot.before?.id, "seed \(seed): \(script)")
    } else {
      expect(newSlot.day, min(day, after.trip.dayCount), "seed \(seed): \(script)")
    }
  }

  private static func size(_ dice: inout SplitMix64) -> Size {
    Size(columns: dice.roll(40...100), rows: dice.roll(10...40))
  }

  private static func sketch(_ dice: inout SplitMix64) -> String {
    let cities = ["Chicago", "Detroit", "Cleveland"]
    return (1...dice.roll(1...8)).map { day in
      (0..<dice.roll(0...4)).map { row in
        switch dice.roll(0...3) {
        case 0: "@\(dice.pick(cities))+\(day).\(row)"
        case 1: "\(dice.pick(cities))>\(dice.pick(cities))+\(day).\(row)"
        default: "Item\(day).\(row)"
        }
      }
      .joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  private static func changed(_ trip: Trip, _ dice: inout SplitMix64) -> Trip {
    var trip = trip
    for _ in 0..<dice.roll(1...3) {
      let ids = trip.itinerary.items.map(\.id.text)
      let day = dice.roll(1...trip.dayCount)
      switch dice.roll(0...4) {
      case 0: trip = trip.adding("New\(dice.next())", day: day, sortOrder: Double(dice.roll(-3...9)))
      case 1 where !ids.isEmpty: trip = trip.removing(dice.pick(ids))
      case 2 where !ids.isEmpty: trip = trip.moving(dice.pick(ids), day: day, sortOrder: Double(dice.roll(-3...9)))
      case 3 where trip.dayCount > 1:
        let last = trip.dayCount - 1
        trip = trip.with(items: trip.itinerary.items.filter { $0.position.day <= last }, dayCount: last)
      default: trip = trip.with(items: trip.itinerary.items, dayCount: trip.dayCount + 1)
      }
    }
    return trip
  }
}
