import Screen

/// Keys that do one thing in one mode, and what help says of it.
package struct Binding<Action: Sendable>: Sendable {
  package let keys: [Key]
  package let action: Action
  /// A full phrase for the help page.
  package let help: String
  /// A word or two for the key line; nil where the key line leaves it out.
  package let hint: String?

  init(_ keys: [Key], _ action: Action, _ help: String, hint: String? = nil) {
    self.keys = keys
    self.action = action
    self.help = help
    self.hint = hint
  }
}

extension [Binding<BrowseAction>] {
  func action(for key: Key) -> BrowseAction? { first { $0.keys.contains(key) }?.action }
}

extension [Binding<PageAction>] {
  func action(for key: Key) -> PageAction? { first { $0.keys.contains(key) }?.action }
}

extension [Binding<CarryAction>] {
  func action(for key: Key) -> CarryAction? { first { $0.keys.contains(key) }?.action }
}
