import Store

/// A calendar on a server that holds a trip. This value is stored between runs, without the password.
package struct CalendarPlace: Equatable, Sendable {
  /// The address of the calendar; its path ends with `/`.
  package var address: WebAddress
  /// The user for authentication; nil for a calendar that anyone may write to.
  package var user: String?

  /// - Parameter address: the address of the calendar, with or without `/` at its end.
  package init(_ address: WebAddress, user: String? = nil) {
    self.address = address.path.hasSuffix("/") ? address : (try? address.at(address.path + "/")) ?? address
    self.user = user
  }

  /// Whether a password may be sent to an address: over a secure connection, or to this machine.
  ///
  /// - Parameter insecure: whether the user has allowed insecure connections to other machines.
  package static func mayAsk(_ address: WebAddress, insecure: Bool) -> Bool {
    address.isSecure || address.isThisMachine || insecure
  }
}

/// Companies whose calendars can't hold a trip, and what to do instead.
extension CalendarFailure {
  /// The failure of an address that belongs to such a company; nil for any other address.
  package init?(unusable address: WebAddress) {
    let host = address.host
    let row = Self.companies.first { row in
      host != Self.calendarsOfApple && !host.hasSuffix("-" + Self.calendarsOfApple)
        && row.hosts.contains { host == $0 || host.hasSuffix(".\($0)") }
    }
    guard let row else { return nil }
    self = .unusable(host: host, row.advice)
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
  /// Whether the password for another address may be sent to this one after a redirection: host, port and scheme are
  /// the same.
  func acceptsPassword(of other: WebAddress) -> Bool { origin == other.origin }
}
