import CommandLineSyntax

/// A command: how it is called, and what it does.
protocol Command: SendableMetatype {
  static var syntax: CommandSyntax { get }

  /// - Parameter line: what stands behind the name of the command.
  /// - Throws: where its values do not go together.
  init(line: Invocation) throws(Misuse)

  /// - Throws: a `Misuse` as well, before anything is done; else why nothing was done.
  func run() throws
}
