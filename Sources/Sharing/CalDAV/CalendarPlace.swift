import Store

/// A calendar on a server that holds a trip.
package struct CalendarPlace: Equatable, Sendable {
  /// The path ends with `/`.
  package var address: WebAddress
  /// Nil for a calendar that anyone may write to.
  package var user: String?

  package init(_ address: WebAddress, user: String? = nil) {
    self.address = address.path.hasSuffix("/") ? address : (try? address.at(address.path + "/")) ?? address
    self.user = user
  }
}

/// Companies whose calendars can't hold a trip, and what to do instead.
extension Failure {
  /// Nil for any other address.
  init?(unusable address: WebAddress) {
    let host = address.host
    let row = Self.companies.first { row in
      host != Self.calendarsOfApple && !host.hasSuffix("-" + Self.calendarsOfApple)
        && row.hosts.contains { host == $0 || host.hasSuffix(".\($0)") }
    }
    guard let row else { return nil }
    self.init("\(host): \(row.advice)")
  }

  private static let calendarsOfApple = "caldav.icloud.com"

  private static let companies: [(hosts: [String], advice: String)] = [
    (
      ["google.com", "googleusercontent.com", "gmail.com"],
      "Google Calendar can't hold a shared trip; share in a folder or on a CalDAV server, "
        + "or show the trip there with `barnstorm export --format ics`"
    ),
    (
      ["icloud.com", "apple.com"],
      "iCloud calendars are at https://\(calendarsOfApple)/; use that address, your Apple account as --user, "
        + "and an app-specific password"
    ),
    (
      ["outlook.com", "office365.com", "office.com", "live.com"],
      "Microsoft's calendars don't support CalDAV; share in a folder or on a CalDAV server"
    ),
  ]
}

extension WebAddress {
  /// Whether the password for another address may be sent to this one.
  func acceptsPassword(of other: WebAddress) -> Bool { origin == other.origin }
}
