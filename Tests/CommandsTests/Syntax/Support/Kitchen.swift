import Program

/// A small program that has everything a command line can have.
enum Kitchen {
  static let dish: Parameter<String> = .argument("dish", help: "What to cook.")
  static let recipe: Parameter<String?> = .argument("recipe", help: "How to.", completion: .files(["txt", "md"]))
  static let portions: Parameter<Int> = .required("--portions", help: "For how many.") { Int($0) }
  static let heat: Parameter<String?> = .option(
    "--heat", value: "level", help: "How hot.", choices: ["low", "high"]
  ) { ["low", "high"].contains($0) ? $0 : nil }
  static let note: Parameter<String?> = .option("--note", takes: .oneOfAnyLook, help: "Whatever else.")
  static let spices: Parameter<[String]> = .list("--spice", help: "What to put in it.", completion: .files(["jar"]))
  static let taste: Parameter<String?> = .option("--taste", help: "How it is to be.") { word throws(UsageError) in
    if word == "bad" { throw .refused("Nobody wants that.") }
    return word
  }
  static let quick: Parameter<Bool> = .flag("--quick", help: "In half the time.")
  static let secret: Parameter<Bool> = .flag("--secret", help: "Nobody is told.")

  static let cook = CommandSyntax(
    "cook", "Cook a dish.",
    discussion: """
      Takes the recipe as it is, whatever it says about salt, and does not ask any questions while it cooks.

      It's done when it's done.
      """,
    examples: ["kitchen cook soup --portions 4"]
  ) {
    dish
    recipe
    portions
    spices
    taste
    quick
    comfort.inSection("Comfort")
    [secret.syntax].hidden
  }

  @ParameterBuilder static var comfort: [ParameterSyntax] {
    heat
    note
  }

  static let wash = CommandSyntax("wash", "Wash up.")

  static let program = ProgramSyntax(
    CommandSyntax("kitchen", "Cooks."), usage: ["kitchen [DISH]", "kitchen COMMAND"], commands: [cook, wash],
    defaultCommand: "wash")

  /// Reads a line of words that are parted by spaces.
  static func read(_ line: String) throws(UsageError) -> Request {
    try cook.read(line.split(separator: " ").map { Word(String($0)) }[...])
  }

  static func line(_ line: String) throws -> Invocation {
    guard case .run(let invocation) = try read(line) else { throw NotALine() }
    return invocation
  }

  /// The complaint about a line that the command reads to its end; nil if nothing is wrong.
  static func complaint(_ line: String) -> String? {
    do throws(UsageError) {
      if case .run(let line) = try read(line) { _ = try Meal(line) }
      return nil
    } catch {
      return error.description
    }
  }

  /// The command line, read as a command of a program reads it: each value once, in the order of the syntax, then the end.
  private struct Meal {
    init(_ line: Invocation) throws(UsageError) {
      _ = try line[dish]
      _ = try line[recipe]
      _ = try line[portions]
      _ = try line[spices]
      _ = try line[taste]
      _ = try line[heat]
      _ = try line[note]
      try line.end()
    }
  }

  private struct NotALine: Error {}
}
