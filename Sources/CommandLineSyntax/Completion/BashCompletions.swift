/// Completions for bash, with or without the package bash-completion.
struct BashCompletions {
  let name: String

  /// The program gets the line as it is typed. It answers with a line that says nothing to bash for each of four, then with
  /// a candidate each, quoted as it is to be inserted, and behind a tab what is said about it. No text of either is ever
  /// read as a command.
  var script: String {
    """
    # Completions of \(name) for bash: the program itself knows what may stand at the cursor.
    _\(name)() {
      local program=$1 candidate
      local -a answer
      COMPREPLY=()
      if [ "${program#'~/'}" != "$program" ]; then program=$HOME/${program#'~/'}; fi
      mapfile -t answer < <(
        "$program" \(Shell.question) bash "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null
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
  }
}
