enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// A script for the shell that asks the program of this name for completions when the user presses Tab.
  ///
  /// The program gets the line as it is typed. It prints four lines that bash skips, then one line for each
  /// candidate: the text to insert, quoted for bash, and after a tab its description. The script never runs any of this
  /// as a command. zsh and fish hand over words without quotes, quote what they insert, and find files themselves.
  func completions(forProgram name: String) -> String {
    switch self {
    case .bash:
      """
      # Completions of \(name) for bash: the program lists what can come next.
      _\(name)() {
        local program=$1 candidate
        local -a answer
        COMPREPLY=()
        if [ "${program#'~/'}" != "$program" ]; then program=$HOME/${program#'~/'}; fi
        mapfile -t answer < <(
          "$program" \(Shell.completionOption) bash "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null
        )
        for candidate in "${answer[@]:4}"; do
          # Listed, and not inserted, a candidate has room for what it is.
          if [ "$COMP_TYPE" != 63 ] || [ "${candidate#*$'\\t'}" = "$candidate" ]; then
            COMPREPLY+=("${candidate%%$'\\t'*}")
          else
            COMPREPLY+=("${candidate%%$'\\t'*}  (${candidate#*$'\\t'})")
          fi
          case $candidate in */) compopt -o nospace 2>/dev/null ;; esac
        done
      }

      complete -F _\(name) \(name)

      """
    case .zsh:
      """
      #compdef \(name)
      # Completions of \(name) for zsh: the program lists what can come next.
      _\(name)() {
        local program=${(Q)words[1]} candidate
        local -a before answer values shown
        [[ $program == '~/'* ]] && program=$HOME/${program#'~/'}
        (( CURRENT > 2 )) && before=("${(@Q)words[2,CURRENT-1]}")
        answer=("${(@f)$("$program" \(Shell.completionOption) zsh "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
        [[ -n $answer[3] ]] && compset -P '*='
        for candidate in "${(@)answer[5,-1]}"; do
          values+=("${candidate%%$'\\t'*}")
          shown+=("${candidate/$'\\t'/  -- }")
        done
        (( $#values )) && compadd -l -d shown -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a -- values
        [[ $answer[1] == files ]] && _files -g "*.(${answer[4]// /|})(-.)"
      }

      if [ "$funcstack[1]" = _\(name) ]; then _\(name) "$@"; else compdef _\(name) \(name); fi

      """
    case .fish:
      """
      # Completions of \(name) for fish: the program lists what can come next.
      function __\(name)_complete
          set -l words (commandline -opc)
          set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
          set -e words[1]
          set -l current (commandline -ct)
          set -l answer (command $program \(Shell.completionOption) fish $words "$current" 2>/dev/null)
          if test "$answer[1]" = files
              set -l extensions (string join '|' (string split ' ' -- $answer[4]))
              for path in (__fish_complete_path $answer[2] | string match -re -- '(?:/|\\.(?:'$extensions'))\\s*$')
                  echo $answer[3]$path
              end
          end
          for candidate in $answer[5..-1]
              echo $candidate
          end
      end

      complete -c \(name) -f -a '(__\(name)_complete)'

      """
    }
  }

  static let completionOption = "--complete"
}
