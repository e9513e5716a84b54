import Screen

/// What the list of trips asks for before it makes a new trip: a name, then where its games are from, or its days.
package struct NewTripLine: Equatable, Sendable {
  /// The name that was typed; nil while it is typed.
  private(set) var name: String?
  var input = TextInput("")

  var question: String {
    name == nil
      ? "The name of the new trip. Enter goes on, Esc goes back."
      : "Its schedule, a file or an address; or its days, as 2026-09-04 to 2026-09-07."
  }

  /// The label before the line.
  var label: String { name == nil ? "Name:" : "From:" }

  mutating func take(name: String) {
    self.name = name
    input = TextInput("")
  }
}
