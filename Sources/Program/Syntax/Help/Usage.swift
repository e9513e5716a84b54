extension ParameterSyntax {
  /// The name in messages and in the help: `<trip>`, `--units <units>`, `--json`.
  package var label: String {
    switch kind {
    case .argument: "<\(valueName)>"
    case .option: "\(name) <\(valueName)>"
    case .flag: name
    }
  }

  /// The form in the usage: in brackets if it may be left out, with dots if there may be more.
  package var usage: String { isRequired ? form : "[\(form)]" }

  /// The form without brackets, followed by dots if it may be repeated.
  package var form: String { isRepeated ? "\(label) ..." : label }
}

extension ProgramSyntax {
  /// The usage of a command, in lines of fewer than `columns` columns.
  func usage(of command: CommandSyntax, title: String, columns: Int) -> [String] {
    let indent = String(repeating: " ", count: title.count)
    if command.name == root.name {
      return usage.enumerated().map { number, line in (number == 0 ? title : indent) + line }
    }
    let start = "\(title)\(name) \(command.name) "
    let visible = command.visible
    let parts = visible.filter { $0.kind == .argument } + visible.filter { $0.kind != .argument }
    let hang = String(repeating: " ", count: start.count < columns / 2 ? start.count : title.count + 2)
    return filled(parts.map(\.usage), start: start, hang: hang, columns: columns)
  }

  /// The lines of an error message about a command line: the mistake, the correct usage if a word is missing or left over,
  /// and the way to the help.
  package func message(for misuse: UsageError, of command: CommandSyntax, columns: Int) -> [String] {
    let hint = misuse.parameter.map { ["Help:  \($0.label)  \($0.help)"] } ?? []
    let path = command.name == root.name ? name : "\(name) \(command.name)"
    let usage = misuse.isOfValue ? [] : hint + usage(of: command, title: "Usage: ", columns: columns)
    return [misuse.description] + usage + ["  See '\(path) --help' for more information."]
  }
}
