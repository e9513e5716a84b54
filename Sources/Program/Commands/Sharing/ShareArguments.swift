import Base
import Editor
import Store

/// The arguments of the commands that share trips.
enum ShareArguments {
  static let location: Parameter<FilePath> = .argument(
    "location", help: "A folder, or the https address of a CalDAV server, account or calendar.",
    completion: .files([]))

  static let user: Parameter<String?> = .option(
    "--user", value: "name", help: "User name on the server.")

  static let insecure: Parameter<Bool> = .flag(
    "--insecure", help: "Allow sending the password over plain http.")
}

extension CommandContext {
  /// The user's access to a place.
  func access(user: String?, isInsecure: Bool) -> PlaceAccess {
    PlaceAccess(user: user, isInsecure: isInsecure, ask: promptPassword)
  }
}
