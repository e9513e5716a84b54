/// Completions for zsh, in the words of its `_arguments`.
struct ZshCompletions {
  let program: ProgramSyntax

  private var name: String { program.name }

  var script: String {
    """
    #compdef \(name)
    # Completions of \(name) for zsh.

    _\(name)() {
      local -a commands=(
    \(lines(program.commands.map { "\($0.name):\($0.abstract)" }.map(shellQuoted), indent: 4))
        'help:\(BuiltIn.help.help)'
      )
      local -a common=(
        '(- *)\(BuiltIn.version.name)[\(BuiltIn.version.help)]'
        '(- *)'{\(BuiltIn.help.short),\(BuiltIn.help.name)}'[\(BuiltIn.help.help)]'
      )
      # The words of a list end at the next option, which is only offered where there is no list.
      local more='*-*' command=\(program.defaultCommand)
      [[ $words[CURRENT] != -* ]] || more=
      if (( CURRENT > 2 )); then
        case $words[2] in
          (\(program.commandNames.joined(separator: "|")))
            command=$words[2]
            shift words
            (( CURRENT-- )) ;;
        esac
      elif [[ $words[2] != -* ]]; then
        _describe -t commands command commands
      fi
      case $command in
    \(program.commands.map(arguments).joined(separator: "\n"))
        help) (( CURRENT == 2 )) && _describe -t commands command commands ;;
      esac
    }

    if [ "$funcstack[1]" = _\(name) ]; then _\(name) "$@"; else compdef _\(name) \(name); fi

    """
  }

  private func lines(_ lines: [String], indent: Int) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }

  private func arguments(of command: CommandSyntax) -> String {
    let specs = command.visible.map(spec)
    return """
          \(command.name))
            _arguments -s -S : "$common[@]" \\
      \(specs.map { "        \($0)" }.joined(separator: " \\\n"))
            ;;
      """
  }

  /// `'--units=[Distances in…]:units:(mi km)'`
  private func spec(of parameter: ParameterSyntax) -> String {
    let value = ":\(escaped(parameter.valueName)):\(action(of: parameter))"
    let about = "[\(escaped(parameter.help))]"
    return switch parameter.kind {
    case .argument: shellQuoted((parameter.isRequired ? "" : ":") + value)
    case .flag: shellQuoted(parameter.name + about)
    case .option(.upToNextOption): shellQuoted("*\(parameter.name)\(about):") + "$more" + shellQuoted(value)
    case .option: shellQuoted("\(parameter.name)=\(about)\(value)")
    }
  }

  private func action(of parameter: ParameterSyntax) -> String {
    if !parameter.choices.isEmpty { return "(\(parameter.choices.joined(separator: " ")))" }
    guard case .files(let extensions) = parameter.completion else { return "" }
    // A single word in parentheses would be a glob qualifier.
    let any = extensions.count == 1 ? extensions[0] : "(\(extensions.joined(separator: "|")))"
    return "_files -g \"*.\(any)\""
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for letter in text {
      if "\\[]:".contains(letter) { escaped.append("\\") }
      escaped.append(letter)
    }
    return escaped
  }
}
