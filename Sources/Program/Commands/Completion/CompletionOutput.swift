import Screen

/// The output for a shell that asks for completions at the cursor, in lines.
///
/// Four lines come first: `files` if the shell has to offer files too, the typed part of their path, the part of the word
/// before it (`--schedule=`), and their extensions. Then comes one line for each candidate, with its description after a tab.
///
/// No errors are reported, since the user has only pressed Tab. Candidates that cannot be found out are left out.
struct CompletionOutput {
  private let context: CommandContext
  private let shell: Shell
  private let line: PartialCommandLine
  /// The line as it is typed into bash; nil in other shells, which take quotes off and put them on themselves.
  private let typed: ShellLine?

  /// - Parameter words: the shell, then, from bash, its word breaks and the line up to the cursor, or, from others, the words
  ///   up to the cursor, that at the cursor last.
  init?(_ words: [String], in context: CommandContext) {
    self.context = context
    guard let shell = words.first.flatMap(Shell.init(rawValue:)), words.count > 1, let last = words.last else {
      return nil
    }
    self.shell = shell
    if shell == .bash {
      let typed = ShellLine(last, breaks: words[1])
      line = Barnstorm.syntax.unfinished(Array(typed.words.dropFirst()), current: typed.current)
      self.typed = typed
    } else {
      let current = shell == .fish ? ShellLine(last, breaks: "").current : last
      line = Barnstorm.syntax.unfinished(Array(words[1..<words.count - 1]), current: current)
      typed = nil
    }
  }

  var text: String {
    let lines = heading + (typed.map(insertions) ?? candidates.compactMap(text))
    return lines.map { "\($0)\n" }.joined()
  }

  private var candidates: [Candidate] {
    let known = KnownCandidates(line: line, offersFiles: typed != nil, context: context)
    return (line.candidates(of: Barnstorm.syntax) + known.all.prefix(with: line.value)).filter(\.value.isInsertable)
  }

  private var heading: [String] {
    guard typed == nil, let extensions = line.parameter?.completion.extensions else {
      return ["words", "", line.start, ""]
    }
    return ["files", line.value, line.start, extensions.joined(separator: " ")].map { $0.isInsertable ? $0 : "" }
  }

  /// The line of a candidate. zsh itself keeps the part of the word before the value.
  private func text(_ candidate: Candidate) -> String? {
    described(shell == .zsh ? candidate.value : line.start + candidate.value, candidate)
  }

  private func described(_ text: String, _ candidate: Candidate) -> String {
    let about = DisplayText.fitted(candidate.about, to: 60, characterSupport: context.characterSupport())
    return about.isEmpty ? text : "\(text)\t\(about)"
  }

  // MARK: For bash

  /// The texts that bash puts behind the part of the word that it keeps. If one needs quotes all get them, so that they begin
  /// alike.
  private func insertions(_ typed: ShellLine) -> [String] {
    let candidates = candidates.filter {
      (line.start + $0.value).hasPrefix(typed.retained) || isOtherwiseWritten($0, typed)
    }
    let areNames = line.parameter?.completion.isKnown ?? false
    let isQuoted = areNames && !line.isFirst && candidates.contains { typed.needsQuotes($0.value) }
    return candidates.map { candidate in
      let rest = (line.start + candidate.value).dropFirst(typed.retained.count)
      let text = typed.insertion(of: String(rest), isQuoted: isQuoted)
      return isDescribed ? described(text, candidate) : text
    }
  }

  /// Whether what bash keeps differs only in case: what follows is then still right.
  private func isOtherwiseWritten(_ candidate: Candidate, _ typed: ShellLine) -> Bool {
    (line.start + candidate.value).lowercased().hasPrefix(typed.retained.lowercased())
  }

  /// Whether candidates get descriptions in bash, which has no column for them: only those that need one.
  private var isDescribed: Bool {
    switch line.parameter?.completion {
    case .known(.items, _), .known(.movableItems, _), .known(.customItems, _), .known(.days, _): true
    default: false
    }
  }
}

extension String {
  /// Whether the text can be inserted into a command line: it has no control characters and nothing invisible.
  var isInsertable: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
      default: true
      }
    }
  }
}
