/// Completions for bash, with or without the package bash-completion.
struct BashCompletions {
  let program: ProgramSyntax

  private var name: String { program.name }

  var script: String {
    """
    # Completions of \(name) for bash.

    # What may stand at a place: choices, files with some extensions, or nothing that is known.
    _\(name)_values() {
      case $1 in
    \(lines(program.commands.flatMap(values)))
      esac
    }

    # The options of a command: flags, options with a value, and those with several.
    _\(name)_options() {
      case $1 in
    \(lines(program.commands.map(options)))
      esac
    }

    _\(name)_offer() {
      local kind=$1 extension
      shift
      case $kind in
        words) mapfile -t COMPREPLY < <(compgen -W "$*" -- "$current") ;;
        files)
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(
            compgen -d -- "$current"
            for extension; do compgen -f -X "!*.$extension" -- "$current"; done
          ) ;;
      esac
    }

    _\(name)() {
      local command=\(program.defaultCommand) current=${COMP_WORDS[COMP_CWORD]} first=1 argument=1
      local flags singles lists word i option= rest= used=' '
      COMPREPLY=()
      case ${COMP_WORDS[1]} in
        \(program.commands.map(\.name).joined(separator: "|")))
          if [ "$COMP_CWORD" -gt 1 ]; then command=${COMP_WORDS[1]} first=2; fi ;;
        help)
          if [ "$COMP_CWORD" = 2 ]; then
            _\(name)_offer words \(program.commands.map(\.name).joined(separator: " "))
            return
          fi ;;
      esac
      _\(name)_options "$command"
      # bash takes --name=value for three words.
      for ((i = first; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $rest$word in
          =) ;;
          --) rest=- option= ;;
          -?*)
            option=
            case " $singles $lists " in *" $word "*) option=$word ;; esac
            case " $flags $singles " in *" $word "*) used+="$word " ;; esac ;;
          *)
            if [ -z "$option" ]; then argument=$((argument + 1)); fi
            case " $lists " in *" $option "*) ;; *) option= ;; esac ;;
        esac
      done
      if [ "$current" = = ]; then current=; fi
      case $rest$current in
        -*)
          if [ -z "$rest" ]; then
            for word in $flags $singles; do
              case $used in *" $word "*) ;; *) lists+=" $word" ;; esac
            done
            _\(name)_offer words "$lists \(BuiltIn.version.name) \(BuiltIn.help.short) \(BuiltIn.help.name)"
            return
          fi ;;
      esac
      if [ "$COMP_CWORD" = 1 ]; then
        _\(name)_offer words \(program.commandNames.joined(separator: " "))
        local commands=("${COMPREPLY[@]}")
      fi
      _\(name)_offer $(_\(name)_values "$command ${option:-$argument}")
      COMPREPLY+=("${commands[@]}")
    }

    complete -F _\(name) \(name)

    """
  }

  private func lines(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }

  private func values(of command: CommandSyntax) -> [String] {
    let arguments = command.arguments.enumerated().map { number, argument in ("\(number + 1)", argument) }
    let options = command.visibleOptions.filter(\.takesValue).map { ($0.name, $0) }
    return (arguments + options).compactMap { place, parameter in
      guard let offer = offer(parameter) else { return nil }
      return "\(shellQuoted("\(command.name) \(place)"))) echo \(offer) ;;"
    }
  }

  private func offer(_ parameter: ParameterSyntax) -> String? {
    if !parameter.choices.isEmpty { return "words \(parameter.choices.joined(separator: " "))" }
    guard case .files(let extensions) = parameter.completion else { return nil }
    return "files \(extensions.joined(separator: " "))"
  }

  private func options(of command: CommandSyntax) -> String {
    let options = command.visibleOptions
    let lists = names(options.filter(\.isRepeated))
    let singles = names(options.filter { $0.takesValue && !$0.isRepeated })
    let flags = names(options.filter { !$0.takesValue })
    return "\(command.name)) flags='\(flags)' singles='\(singles)' lists='\(lists)' ;;"
  }

  private func names(_ options: [ParameterSyntax]) -> String { options.map(\.name).joined(separator: " ") }
}
