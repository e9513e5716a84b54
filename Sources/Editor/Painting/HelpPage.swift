import Screen

/// The help, made from the table of bindings.
enum HelpPage {
  static func lines(repertoire: Repertoire) -> [PageLine] {
    var lines = [PageLine.heading("In the list")]
    lines += KeyTable.browse.map { line($0, repertoire) }
    lines += [.blank, .heading("While you carry an item")]
    lines += KeyTable.carry.map { line($0, repertoire) }
    lines += [.blank, .heading("In the form")]
    lines += formKeys.map { PageLine(label: $0.keys, text: $0.help) }
    return lines
  }

  private static func line<Action>(_ binding: Binding<Action>, _ repertoire: Repertoire) -> PageLine {
    PageLine(label: binding.keys.map { $0.notation(in: repertoire) }.joined(separator: " "), text: binding.help)
  }

  private static let formKeys: [(keys: String, help: String)] = [
    ("Tab Shift-Tab", "next and previous field"),
    ("Enter", "save, or press the button"),
    ("Ctrl-U Ctrl-K", "delete to the start or the end of the line"),
    ("Ctrl-W", "delete the word before the cursor"),
    ("Esc", "leave the form without saving"),
  ]
}
