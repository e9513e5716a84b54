/// Completions for zsh.
struct ZshCompletions {
  let name: String

  /// See ``BashCompletions/script``; zsh hands over words without quotes, and finds files itself.
  var script: String {
    """
    #compdef \(name)
    # Completions of \(name) for zsh: the program itself knows what may stand at the cursor.
    _\(name)() {
      local program=${(Q)words[1]} candidate
      local -a before answer values shown
      [[ $program == '~/'* ]] && program=$HOME/${program#'~/'}
      (( CURRENT > 2 )) && before=("${(@Q)words[2,CURRENT-1]}")
      answer=("${(@f)$("$program" \(Shell.question) zsh "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
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
  }
}
