import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Program

/// A user who presses, clicks, pastes and resizes at random on every screen other than the trip's: nothing ends, every
/// picture is whole, and Esc leads out again.
@Suite struct ScreenWalkTests {
  private static func looks(_ size: Size) -> [DisplaySettings] {
    let today = date("2026-07-04")
    return [
      DisplaySettings(size: size, today: today),
      DisplaySettings(size: size, characterSupport: .ascii, strikesOut: false, today: today),
      DisplaySettings(size: size, characterSupport: .ascii, isPlain: true, today: today),
    ]
  }

  /// Walks about at random, then leaves.
  private func walk<State: ScreenState>(_ start: State, _ look: DisplaySettings, isOut: (State.Effect) -> Bool) {
    for seed in Portion.seeds(20) {
      var (state, random, size) = (start, SplitMix64(seed: seed + 1), look.size)
      for step in 0..<150 {
        let input = random.input(on: size)
        if case .resized(let changed) = input { size = changed }
        _ = state.take(input)
        guard Portion.has(step) else { continue }
        for violation in Invariants.pictureComplaints(state.painted(), size: size) {
          Issue.record("\(State.self), seed \(seed), step \(step), after \(input): \(violation)")
        }
      }
      let leaves = (0..<12).contains { _ in state.take(.key(.escape)).contains(where: isOut) }
      #expect(leaves, "\(State.self), seed \(seed): Esc does not lead out")
    }
  }

  @Test(arguments: EveryInput.sizes)
  func `every frame of the list of trips and of the steps to a new trip is intact`(size: Size) throws {
    for look in Self.looks(size) {
      walk(try ChooserTests.state(look), look) { $0 == .quit }
      walk(NewTripStateTests.state(look), look) { $0 == .leave }
      walk(NewTripState(NewTripStateTests.state(look).offers, look, isPlan: true), look) { $0 == .leave }
      walk(ReadingStateTests.state(look), look) { $0 == .leave }
    }
  }

  @Test(arguments: EveryInput.sizes)
  func `every frame of the picker, the plan and its tours is intact`(size: Size) throws {
    for look in Self.looks(size) {
      walk(try PickerTests.sample(look), look) { $0 == .quit }
      walk(try PlanStateTests.form(look), look) { $0 == .quit }
      walk(try PlanStateTests.tours(look), look) { $0 == .quit }
    }
  }

  @Test(arguments: EveryInput.sizes) func `every frame of the rescue, a wait and the keys is intact`(size: Size) {
    for look in Self.looks(size) {
      walk(RescueTests.state(look), look) { $0 == .perform(.leave) }
      walk(WaitingState("Reading the schedule…", over: Frame(size: size), look), look) { $0 == .leave }
      for context in [KeyContext.chooser, .newTrip, .reading, .picker, .planForm, .plan, .rescue] {
        walk(HelpState(context, look), look) { $0 == .leave }
      }
    }
  }
}
