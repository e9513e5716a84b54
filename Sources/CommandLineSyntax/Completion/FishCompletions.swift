/// Completions for fish.
struct FishCompletions {
  let program: ProgramSyntax

  private var name: String { program.name }

  var script: String {
    """
    # Completions of \(name) for fish.

    # The command of the line, and what stands at the cursor: the number of an argument, or the list that goes on.
    function __\(name)_place
        set -l command \(program.defaultCommand)
        set -l argument 1
        set -l pending ''
        set -l words (commandline -opc)
        set -e words[1]
        if set -q words[1]; and contains -- $words[1] \(program.commandNames.joined(separator: " "))
            set command $words[1]
            set -e words[1]
        end
        for word in $words
            switch $word
                case \(options { $0.takesValue && !$0.isRepeated })
                    set pending one
                case \(options { $0.isRepeated })
                    set pending $word
                case '-?*'
                    set pending ''
                case '*'
                    test -z "$pending"; and set argument (math $argument + 1)
                    test "$pending" = one; and set pending ''
            end
        end
        string match -q -- '-*' $pending; and set argument $pending
        echo $command $argument
    end

    function __\(name)_is
        string match -q -- "$argv *" (__\(name)_place)
    end

    function __\(name)_at
        test "$argv" = (__\(name)_place)
    end

    function __\(name)_files
        __fish_complete_path (commandline -ct) | string match -re -- '(?:/|\\.(?:'(string join '|' $argv)'))\\s*$'
    end

    function __\(name)_first
        test (count (commandline -opc)) = 1
    end

    complete -c \(name) -f
    complete -c \(name) -l version -d \(shellQuoted(BuiltIn.version.help))
    complete -c \(name) -s h -l help -d \(shellQuoted(BuiltIn.help.help))
    \(program.commands.map(command).joined(separator: "\n"))
    complete -c \(name) -n __\(name)_first -a help -d \(shellQuoted(BuiltIn.help.help))
    complete -c \(name) -n '__\(name)_at help 1' -a \(shellQuoted(program.commands.map(\.name).joined(separator: " ")))
    \(program.commands.flatMap(parameters).joined(separator: "\n"))

    """
  }

  /// The names of options of all commands, each once.
  private func options(where matches: (ParameterSyntax) -> Bool) -> String {
    var names: [String] = []
    for option in program.commands.flatMap(\.visibleOptions) where matches(option) {
      if !names.contains(option.name) { names.append(option.name) }
    }
    return names.joined(separator: " ")
  }

  private func command(_ command: CommandSyntax) -> String {
    "complete -c \(name) -n __\(name)_first -a \(command.name) -d \(shellQuoted(command.abstract))"
  }

  private func parameters(of command: CommandSyntax) -> [String] {
    let arguments = command.arguments.enumerated().map { number, argument in ("\(number + 1)", argument) }
    let lists = command.visibleOptions.filter(\.isRepeated).map { ($0.name, $0) }
    let words = (arguments + lists).compactMap { place, parameter in
      offer(parameter).map { "complete -c \(name) -n '__\(name)_at \(command.name) \(place)'\($0)" }
    }
    let options = command.visibleOptions.map { option in
      let offer = option.takesValue ? " -x\(self.offer(option) ?? "")" : ""
      let about = "-d \(shellQuoted(option.help))"
      return "complete -c \(name) -n '__\(name)_is \(command.name)' -l \(option.name.dropFirst(2))\(offer) \(about)"
    }
    return words + options
  }

  private func offer(_ parameter: ParameterSyntax) -> String? {
    if !parameter.choices.isEmpty { return " -a \(shellQuoted(parameter.choices.joined(separator: " ")))" }
    guard case .files(let extensions) = parameter.completion else { return nil }
    return " -a '(__\(name)_files \(extensions.joined(separator: " ")))'"
  }
}
