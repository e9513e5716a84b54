import Almanac
import TestSupport
import Testing

@testable import Program

/// Every option of every command, from the table of commands, with numbers at the ends of their types.
struct NumberOptionTests {
  @Test(arguments: Barnstorm.commands.map { $0.syntax.name })
  func `a number that nothing has is refused, or changes what it can`(name: String) throws {
    let desk = try CommandDesk()
    let trip = TripSketch.trip("@Chicago note | Chicago>Detroit | | @Detroit")
    let syntax = try #require(Barnstorm.commands.first { $0.syntax.name == name }).syntax
    // A number as the name of a file is a file in the working directory.
    let parameters = syntax.parameters.filter { $0.kind != .argument && $0.completion.extensions == nil }
    let options = parameters.filter { $0.kind != .flag && $0.choices.isEmpty }
    for option in options {
      // Some options need another one.
      let others = [[]] + parameters.filter { $0.name != option.name }.map(words)
      for (number, other) in Portion.cases(of: NumberEnds.all.flatMap { number in others.map { (number, $0) } }) {
        try desk.write(trip, to: "trip.json")
        let line = [name] + arguments(of: syntax, desk) + ["\(option.name)=\(number)"] + other
        let outcome = desk.run(line)
        #expect([0, 1, 64].contains(outcome.status), "\(line)")
        expect(desk.run("show", desk.path("trip.json")).status, 0, "\(line)")
      }
    }
  }

  @Test func `a day outside the trip is refused by its number`() throws {
    let desk = try CommandDesk()
    try desk.write(TripSketch.trip("@Chicago note | | @Detroit"), to: "trip.json")
    for words in ["add --title x --day", "move note --first --day", "sort --day", "days --remove", "days --append"] {
      let words = words.split(separator: " ").map(String.init)
      let line = [words[0], desk.path("trip.json")] + words.dropFirst()
      #expect(Transcript(desk.run(line + ["\(Int.max)"])).err.contains("\(Int.max)"), "\(line)")
    }
  }

  /// A plausible use of a parameter.
  private func words(_ parameter: ParameterSyntax) -> [String] {
    parameter.kind == .flag ? [parameter.name] : ["\(parameter.name)=\(parameter.choices.first ?? "2")"]
  }

  private func arguments(of syntax: CommandSyntax, _ desk: CommandDesk) -> [String] {
    syntax.parameters.filter { $0.kind == .argument }.map { argument in
      switch argument.completion {
      case .known(.trips, _): desk.path("trip.json")
      case .known(let subject, _) where [.items, .movableItems, .editableItems, .customItems].contains(subject): "note"
      default: argument.choices.first ?? "x"
      }
    }
  }
}
