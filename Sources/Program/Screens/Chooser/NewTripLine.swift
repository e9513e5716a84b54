import Base
import Editor
import Screen
import TripCore

/// The questions that the list of trips asks before it makes a new trip: its name, then its schedule or its days, then
/// a home.
package struct NewTripLine: Equatable, Sendable {
  package enum Step: Int, CaseIterable, Sendable {
    case name, source, home
  }

  private(set) package var step = Step.name
  /// Whether a plan will find the games. It asks for the home itself.
  var isPlan = false
  private var inputs = Step.allCases.map { _ in TextInput("") }

  init(isPlan: Bool = false) { self.isPlan = isPlan }

  /// The line that is being typed.
  var input: TextInput {
    get { inputs[step.rawValue] }
    set { inputs[step.rawValue] = newValue }
  }

  func text(of step: Step) -> String { inputs[step.rawValue].text.trimmed }

  var question: String {
    switch step {
    case .name:
      "Name of the new trip\(isPlan ? ", planned as the best tour" : ""). Enter continues, Esc goes back."
    case .source where isPlan: "Schedule to plan with: a file or an address."
    case .source: "Schedule (a file or an address) or dates, such as 2026-09-04 to 2026-09-07."
    case .home: "Home city (start and end). Leave empty for none."
    }
  }

  /// The label before the line.
  var label: String {
    switch step {
    case .name: "Name:"
    case .source: "From:"
    case .home: "Home:"
    }
  }

  /// Whether the step may be left empty.
  var isComplete: Bool { step == .home || !text(of: step).isEmpty }

  /// Goes to the next or previous step.
  ///
  /// - Returns: whether there is one.
  mutating func go(by offset: Int) -> Bool {
    guard let next = Step(rawValue: step.rawValue + offset), !isPlan || next != .home else { return false }
    step = next
    return true
  }

  /// The effect that makes or plans the trip after the last answer.
  var effect: ChooserEffect {
    let (name, source, home) = (text(of: .name), text(of: .source), text(of: .home).nonEmpty)
    return isPlan ? .planTrip(name: name, from: source, home: home) : .makeTrip(name: name, from: source, home: home)
  }
}
