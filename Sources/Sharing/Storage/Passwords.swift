import Itinerary
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
  private let cached = Monitor<[String: String]>([:])

  package init() {}

  func password(for share: Share) -> String? { cached.withLock { $0[share.tripID] } }

  /// - Parameter password: nil to forget a refused one.
  func hold(_ password: String?, for share: Share) { cached.withLock { $0[share.tripID] = password } }
}

/// Passwords for servers: from an environment variable, from a command of the user's, or typed.
extension UserStorage {
  /// Shows the user a prompt and hides the response while it is typed.
  package typealias SecretPrompt = (String) -> String?

  func password(of user: String, at address: WebAddress, prompt: SecretPrompt?) throws -> String {
    if let password = text(of: "BARNSTORM_PASSWORD")?.nonEmpty { return password }
    let command = settings().passwordCommand
    if !command.isEmpty {
      let words = command.map { $0.filled(["{user}": user, "{host}": address.host]) }
      return try HelperCommand(words).line(path: programs)
    }
    if let password = prompt?("Password of \(user) at \(address.host):")?.nonEmpty { return password }
    throw Failure("no password for \(user) at \(address.host): set password_command or BARNSTORM_PASSWORD")
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

extension UserStorage {
  /// Nil for a folder and for a server without accounts.
  func password(for remote: RemoteLocation, _ access: RemoteAccess) throws -> String? {
    guard case .server(let text) = remote, let user = access.user else { return nil }
    return try password(of: user, at: UserStorage.address(text), prompt: access.prompt)
  }

  func calendar(
    for trip: Trip, at text: String, _ access: RemoteAccess, _ password: String?
  ) throws -> (remote: RemoteLocation, isNew: Bool) {
    var (server, found) = try search(text, access, password)
    switch found {
    case .calendar(let found): return (found.location, false)
    case .home(let home):
      let remote = try server.create(tripID: trip.id, name: trip.name, in: home)
      return (.server(remote.address.url), !home.calendars.contains { $0.remote == remote })
    }
  }

  func remotes(at remote: RemoteLocation, _ access: RemoteAccess, _ password: String?) throws -> [RemoteLocation] {
    guard case .server(let text) = remote else { return [remote] }
    return switch try search(text, access, password).found {
    case .calendar(let found): [found.location]
    case .home(let home): home.calendars.map(\.location)
    }
  }

  private func search(
    _ text: String, _ access: RemoteAccess, _ password: String?
  ) throws -> (server: CalendarServer, found: CalendarServer.Found) {
    var server = try CalendarServer(
      UserStorage.address(text), user: access.user, password: password, insecure: access.isInsecure, web: web)
    let found = try server.find()
    return (server, found)
  }
}

extension FoundCalendar {
  fileprivate var location: RemoteLocation { .server(remote.address.url) }
}

extension RemoteLocation {
  /// Whether this is the named location, or on the named server.
  func isAt(_ named: RemoteLocation) -> Bool {
    switch (self, named) {
    case (.folder(let a), .folder(let b)): a == b
    case (.server(let a), .server(let b)):
      (try? WebAddress(a).host) == (try? WebAddress(b).host) && a.hasPrefix(b.hasSuffix("/") ? String(b.dropLast()) : b)
    default: false
    }
  }
}
