import CommandLineSyntax
import Glibc
import ItineraryCore
import UserFiles

struct DeleteCommand: Command {
  private static let yes: Parameter<Bool> = .flag("--yes", help: "Do not ask.")

  static let syntax = CommandSyntax(
    "delete", "Delete a custom item, or a leg that the trip's games do not need.",
    discussion: "Asks first; where there is no terminal to ask on, --yes is needed.",
    examples: ["barnstorm delete rust C5A9 --yes"]
  ) {
    Arguments.trip
    Arguments.item(.customItems)
    yes
  }

  let line: Invocation

  func run() throws {
    var (open, index) = try line.openItem()
    let item = open.trip.itinerary[index]
    try open.deleteItem(at: index)
    let name = open.wording.name(of: item)
    if !line[Self.yes] { try confirm(name) }
    try open.save()
    Output.report(.lines(["Deleted \"\(name)\" from Day \(item.position.day)."]))
  }

  private func confirm(_ name: String) throws(Failure) {
    guard isatty(STDIN_FILENO) == 1 else { throw Failure("\"\(name)\" is deleted without a question only with --yes.") }
    if !Output.confirms("Delete \"\(name)\"? y/N") { throw Failure("Kept: \"\(name)\" was not deleted.") }
  }
}
