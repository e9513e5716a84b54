/// The state of a list of choices, on a screen or over the trip, and what keys, mouse and text do to it.
package struct ListState: Equatable, Sendable {
  /// The number of the selected entry; nil without entries, and where the typed text is the answer.
  package var selection: Int? = 0
  package var query = TextInput("")
  /// What the last key has led to, in place of the sentence about the selected entry; nil for that sentence.
  package var reply: Status?
  /// Whether the first click chooses. By default it selects, and a second one chooses.
  private let choosesAtOnce: Bool
  /// Whether a step beyond one end goes to the other end.
  private let wraps: Bool
  /// Whether the reply stays when another entry is selected.
  private let keepsReply: Bool

  package init(
    selection: Int? = 0, choosesAtOnce: Bool = false, wraps: Bool = false, keepsReply: Bool = false
  ) {
    (self.selection, self.choosesAtOnce, self.wraps, self.keepsReply) = (selection, choosesAtOnce, wraps, keepsReply)
  }

  package var words: SearchWords { SearchWords(query.text) }

  /// Selects the entry with a number; the first or the last one for a number beyond. Returns whether it is another one.
  @discardableResult
  package mutating func select(_ number: Int, of count: Int) -> Bool {
    let before = selection
    selection = count == 0 ? nil : max(0, min(number, count - 1))
    if !keepsReply { reply = nil }
    return selection != before
  }

  @discardableResult
  package mutating func move(_ step: ListStep, of count: Int, page: Int) -> Bool {
    switch step {
    case .up where wraps && selection ?? 0 == 0: select(.max, of: count)
    case .down where wraps && selection == count - 1: select(0, of: count)
    default: select(step.index(from: selection ?? -1, page: page), of: count)
    }
  }

  package mutating func turnWheel(by rows: Int, of count: Int) {
    select((selection ?? -1) + rows.signum(), of: count)
  }

  /// Returns whether a click on an entry chooses it. The entry is selected then too.
  package mutating func click(_ entry: Int, of count: Int) -> Bool {
    let isSecond = entry == selection
    if !isSecond { select(entry, of: count) }
    return isSecond || choosesAtOnce
  }

  /// Returns whether a key or a paste means something in the query, and whether the query is another one after it.
  package mutating func type(_ change: (inout TextInput) -> Bool) -> (isUsed: Bool, isNew: Bool) {
    let before = query.text
    return (change(&query), query.text != before)
  }
}
