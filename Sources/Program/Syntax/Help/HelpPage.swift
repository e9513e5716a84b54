extension ProgramSyntax {
  /// The help of a command, or of the whole program if the command is the root.
  ///
  /// - Parameter columns: each line has fewer.
  package func help(of command: CommandSyntax, columns: Int) -> [String] {
    HelpPage(program: self, command: command, columns: columns).lines
  }
}

private struct HelpPage {
  let program: ProgramSyntax
  let command: CommandSyntax
  let columns: Int

  private typealias Row = (label: String, text: String)
  /// The column in which texts begin: as far right as the longest names need and narrow terminals can spare.
  private var indent: Int { columns >= 60 ? 26 : 8 }

  var lines: [String] {
    let overview = filled(text: command.abstract, start: "OVERVIEW: ", columns: columns)
    let more = command.discussion.isEmpty ? [] : [""] + filled(text: command.discussion, columns: columns)
    let usage = program.usage(of: command, title: "USAGE: ", columns: columns)
    return overview + more + [""] + usage + sections.flatMap(lines) + examples + footer
  }

  private var isRoot: Bool { command.name == program.name }

  private var sections: [(title: String, rows: [Row])] {
    let arguments = command.visible.filter { $0.kind == .argument }
    let options = command.visible.filter { $0.kind != .argument }
    var titled: [(title: String, rows: [Row])] = []
    for option in options {
      guard let title = option.section?.uppercased() else { continue }
      if titled.last?.title != title { titled.append((title, [])) }
      titled[titled.count - 1].rows.append(row(option))
    }
    let plain = options.filter { $0.section == nil }.map(row) + builtIn
    let all = [("ARGUMENTS", arguments.map(row))] + titled + [("OPTIONS", plain)] + [("SUBCOMMANDS", commandRows)]
    return all.filter { !$0.1.isEmpty }
  }

  private var builtIn: [Row] {
    [
      (BuiltIn.version.name, BuiltIn.version.help),
      ("\(BuiltIn.help.short), \(BuiltIn.help.name)", BuiltIn.help.help),
    ]
  }

  private var commandRows: [Row] {
    guard isRoot else { return [] }
    return program.commands.map { command in
      (command.name == program.defaultCommand ? "\(command.name) (default)" : command.name, command.abstract)
    }
  }

  private func row(_ parameter: ParameterSyntax) -> Row {
    let choices = parameter.choices.isEmpty ? "" : " (values: \(parameter.choices.joined(separator: ", ")))"
    return (parameter.label, parameter.help + choices)
  }

  private func lines(_ section: (title: String, rows: [Row])) -> [String] {
    ["", "\(section.title):"] + section.rows.flatMap(lines)
  }

  /// A name and its text next to it, or below it if the name is too long.
  private func lines(_ row: Row) -> [String] {
    let hang = String(repeating: " ", count: indent)
    let label = "  \(row.label)"
    let words = row.text.split(separator: " ").map(String.init)
    guard label.count < indent else { return [label] + filled(words, start: hang, hang: hang, columns: columns) }
    return filled(words, start: label + hang.dropFirst(label.count), hang: hang, columns: columns)
  }

  private var examples: [String] {
    command.examples.isEmpty ? [] : ["", "EXAMPLES:"] + command.examples.map { "  \($0)" }
  }

  private var footer: [String] {
    isRoot ? ["", "  See '\(program.name) help <subcommand>' for detailed help."] : []
  }
}
