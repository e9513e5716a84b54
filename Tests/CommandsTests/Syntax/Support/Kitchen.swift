@testable import Program

/// A small program that has everything a command line can have.
enum Kitchen {
  struct Cook: Parameters {
    static var parameters: [Parameter<Self>] {
      argument(\.dish, "dish", help: "What to cook.")
      argument(\.recipe, "recipe", help: "How to.", completion: .files(["txt", "md"]))
      option(\.portions, "--portions", help: "For how many.", isRequired: true) { Int($0) }
      option(\.spices, "--spice", help: "What to put in it.", completion: .files(["jar"]))
      option(\.taste, "--taste", help: "How it is to be.") { word throws(UsageError) in
        if word == "bad" { throw .refused("Nobody wants that.") }
        return word
      }
      flag(\.isQuick, "--quick", help: "In half the time.")
      choice(\.heat, "--heat", value: "level", help: "How hot.").inSection("Comfort")
      option(\.note, "--note", takes: .verbatimWord, help: "Whatever else.").inSection("Comfort")
      flag(\.isSecret, "--secret", help: "Nobody is told.").hidden
    }

    var dish = ""
    var recipe: String?
    var portions = 0
    var spices: [String] = []
    var taste: String?
    var isQuick = false
    var heat: Heat?
    var note: String?
    var isSecret = false
  }

  enum Heat: String, CaseIterable { case low, high }

  static let cook = CommandSyntax(
    of: Cook.self, "cook", "Cook a dish.",
    discussion: """
      Takes the recipe as it is, whatever it says about salt, and does not ask any questions while it cooks.

      It's done when it's done.
      """,
    examples: ["kitchen cook soup --portions 4"])

  static let wash = CommandSyntax("wash", "Wash up.")

  static let program = ProgramSyntax(
    root: CommandSyntax("kitchen", "Cooks."), usage: ["kitchen [DISH]", "kitchen COMMAND"], commands: [cook, wash],
    defaultCommand: "wash")

  static func read(_ line: String) throws(UsageError) -> Request {
    try cook.read(line.split(separator: " ").map { Word(String($0)) }[...])
  }

  static func line(_ line: String) throws -> Cook {
    guard case .run(let invocation) = try read(line) else { throw NotALine() }
    return try Cook(invocation)
  }

  static func message(_ line: String) -> String? {
    do throws(UsageError) {
      if case .run(let line) = try read(line) { _ = try Cook(line) }
      return nil
    } catch {
      return error.description
    }
  }

  private struct NotALine: Error {}
}
