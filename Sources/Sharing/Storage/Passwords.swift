import Itinerary
import Preferences
import Store

/// Recognises a password without revealing it: a random salt, and a digest of both.
struct PasswordMark: Equatable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  init(of password: String) {
    let salt = "\(UInt64.random(in: .min ... .max))"
    text = salt + "." + PasswordMark.digest(password, salt)
  }

  func isOf(_ password: String) -> Bool {
    let parts = text.split(separator: ".").map(String.init)
    return parts.count == 2 && PasswordMark.digest(password, parts[0]) == parts[1]
  }

  private static func digest(_ password: String, _ salt: String) -> String {
    "\(ContentDigest(of: Array("\(salt) \(password)".utf8)))"
  }
}

/// The passwords found since the program started, so that a password command does not run for every sync.
package final class PasswordCache: Sendable {
  /// By the ids of the trips.
  private let held = Monitor<[String: String]>([:])

  package init() {}

  func password(for share: Share) -> String? { held.withLock { $0[share.tripID] } }

  /// - Parameter password: nil to forget a refused one.
  func hold(_ password: String?, for share: Share) { held.withLock { $0[share.tripID] = password } }
}

/// Passwords for servers: from an environment variable, from a command of the user's, or typed.
extension UserStorage {
  /// Asks the user a question and does not show the answer while it is typed.
  package typealias SecretQuestion = (String) -> String?

  /// Nil if the password is unknown and the user cannot be asked.
  func password(of user: String, at address: WebAddress, ask: SecretQuestion?) throws -> String? {
    if let password = text(of: "BARNSTORM_PASSWORD")?.nonEmpty { return password }
    let command = settings().passwordCommand
    if !command.isEmpty {
      let words = command.map { $0.filled(["{user}": user, "{host}": address.host]) }
      do throws(CommandFailure) {
        return try HelperCommand(words).line(path: programs)
      } catch {
        throw Failure("\(error)")
      }
    }
    return ask?("Password of \(user) at \(address.host):")?.nonEmpty
  }
}

extension Failure {
  static func noPassword(of user: String, at address: WebAddress) -> Failure {
    Failure("no password for \(user) at \(address.host): set password_command or BARNSTORM_PASSWORD")
  }
}

extension String {
  /// Marks in values stay as they are.
  fileprivate func filled(_ values: [String: String]) -> String {
    var (filled, rest) = ("", self[...])
    while let start = rest.firstIndex(of: "{") {
      filled += rest[..<start]
      rest = rest[start...]
      let mark = values.first { rest.hasPrefix($0.key) }
      filled += mark?.value ?? "{"
      rest = rest.dropFirst(mark?.key.count ?? 1)
    }
    return filled + rest
  }
}
