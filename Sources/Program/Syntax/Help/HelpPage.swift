extension ProgramSyntax {
  /// The help of a command, or of the whole program if the command is the root, in lines of fewer columns.
  func help(of command: CommandSyntax, columns: Int) -> [String] {
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
    let help = parameter.help
    let values = parameter.choices.joined(separator: ", ")
    guard !values.isEmpty else { return (parameter.label, help) }
    if help.hasSuffix(").") { return (parameter.label, "\(help.dropLast(2)); values: \(values)).") }
    return (parameter.label, "\(help.dropLast()) (values: \(values)).")
  }

  private func lines(_ section: (title: String, rows: [Row])) -> [String] {
    ["", "\(section.title):"] + section.rows.flatMap(lines)
  }

  private func lines(_ row: Row) -> [String] {
    let hangingIndent = String(repeating: " ", count: indent)
    let label = "  \(row.label)"
    let words = row.text.split(separator: " ").map(String.init)
    if label.count >= indent {
      return [label] + filled(words, start: hangingIndent, hangingIndent: hangingIndent, columns: columns)
    }
    return filled(
      words, start: label + hangingIndent.dropFirst(label.count), hangingIndent: hangingIndent, columns: columns)
  }

  private var examples: [String] {
    command.examples.isEmpty ? [] : ["", "EXAMPLES:"] + command.examples.map { "  \($0)" }
  }

  private var footer: [String] {
    isRoot ? ["", "  See '\(program.name) help <subcommand>' for detailed help."] : []
  }
}

/// Puts words into lines of fewer than `columns` columns; a word that is wider has a line of its own.
func filled(_ words: [String], start: String = "", hangingIndent: String = "", columns: Int) -> [String] {
  var lines: [String] = []
  var line = start
  var isEmpty = true
  for word in words {
    if isEmpty {
      line += word
    } else if line.count + 1 + word.count < columns {
      line += " " + word
    } else {
      lines.append(line)
      line = hangingIndent + word
    }
    isEmpty = false
  }
  while line.last == " " { line.removeLast() }
  return lines + [line]
}

func filled(text: String, start: String = "", columns: Int) -> [String] {
  let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
  return paragraphs.enumerated().flatMap { number, paragraph in
    filled(paragraph.split(separator: " ").map(String.init), start: number == 0 ? start : "", columns: columns)
  }
}

extension ParameterSyntax {
  /// The name in messages and in the help: `<trip>`, `--units <units>`, `--json`.
  var label: String {
    switch kind {
    case .argument: "<\(valueName)>"
    case .option: "\(name) <\(valueName)>"
    case .flag: name
    }
  }

  var usage: String { isRequired ? form : "[\(form)]" }

  var form: String { isRepeated ? "\(label) ..." : label }
}

extension ProgramSyntax {
  func usage(of command: CommandSyntax, title: String, columns: Int) -> [String] {
    let indent = String(repeating: " ", count: title.count)
    if command.name == root.name {
      return usage.enumerated().map { number, line in (number == 0 ? title : indent) + line }
    }
    let start = "\(title)\(name) \(command.name) "
    let visible = command.visible
    let parts = visible.filter { $0.kind == .argument } + visible.filter { $0.kind != .argument }
    let hangingIndent = String(repeating: " ", count: start.count < columns / 2 ? start.count : title.count + 2)
    return filled(parts.map(\.usage), start: start, hangingIndent: hangingIndent, columns: columns)
  }

  func message(for usageError: UsageError, of command: CommandSyntax, columns: Int) -> [String] {
    let hint = usageError.parameter.map { ["Help:  \($0.label)  \($0.help)"] } ?? []
    let path = command.name == root.name ? name : "\(name) \(command.name)"
    let usage = usageError.showsUsage ? hint + usage(of: command, title: "Usage: ", columns: columns) : []
    return [usageError.description] + usage + ["  See '\(path) --help' for more information."]
  }
}
