import Screen

/// Every key of the program on every screen, for the manual: what the help page has, and the keys of the other lists.
package enum KeyReference {
  package struct Section: Equatable, Sendable {
    /// `In the list`.
    package let title: String
    package var rows: [Row]
  }

  /// Keys that do one thing.
  package struct Row: Equatable, Sendable {
    /// In ASCII, `Shift-Up`, since a manual is read everywhere.
    package let keys: [String]
    package let help: String
  }

  package static var sections: [Section] {
    help + [
      section("In the list of trips", KeyTable.choose), section("In the list of games for a new trip", KeyTable.pick),
      section("Where a damaged file is to be mended", KeyTable.rescue),
    ]
  }

  /// The sections of the help page.
  private static var help: [Section] {
    var sections: [Section] = []
    for line in HelpPage(repertoire: .ascii, carryingFirst: false).lines where line != .blank {
      if line.label.isEmpty {
        sections.append(Section(title: line.text, rows: []))
      } else if let last = sections.indices.last {
        sections[last].rows.append(Row(keys: line.label.split(separator: " ").map(String.init), help: line.text))
      }
    }
    return sections
  }

  private static func section<Action>(_ title: String, _ bindings: [Binding<Action>]) -> Section {
    Section(
      title: title, rows: bindings.map { Row(keys: $0.keys.map { $0.notation(in: .ascii) }, help: $0.help) })
  }
}
