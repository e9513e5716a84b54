/// Completions for fish.
struct FishCompletions {
  let name: String

  /// See ``BashCompletions/script``; fish quotes what it inserts, and finds files itself.
  var script: String {
    """
    # Completions of \(name) for fish: the program itself knows what may stand at the cursor.
    function __\(name)_complete
        set -l words (commandline -opc)
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -e words[1]
        set -l current (commandline -ct)
        set -l answer (command $program \(Shell.question) fish $words "$current" 2>/dev/null)
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
