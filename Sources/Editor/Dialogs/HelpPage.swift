import Screen

/// The help, made from the table of bindings.
struct HelpPage {
  let repertoire: Repertoire
  /// Whether something is carried, so that its keys come first.
  let carryingFirst: Bool

  /// All sections, one below the other.
  var lines: [PageLine] { Array(columns.joined(separator: [.blank])) }

  /// The sections in two columns of about the same height.
  var columns: [[PageLine]] {
    let list = section("In the list", KeyTable.browse)
    let carry = section("While you carry an item", KeyTable.carry)
    let more = [
      section("In the list of places to move to", KeyTable.moveTo),
      section("While you type what to find", KeyTable.find),
    ]
    let others = [section("In the form", KeyTable.form), section("On a page like this", KeyTable.page)]
    let columns = [([list] + more).joined(separator: [.blank]), ([carry] + others).joined(separator: [.blank])]
      .map(Array.init)
    return carryingFirst ? columns.reversed() : columns
  }

  private func section<Action>(_ title: String, _ bindings: [Binding<Action>]) -> [PageLine] {
    [.heading(title)]
      + bindings.map { binding in
        PageLine(label: binding.keys.map { $0.notation(in: repertoire) }.joined(separator: " "), text: binding.help)
      }
  }
}
