import Files

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

extension WebAddress {
  /// Whether the password for another address may be sent to this one after a redirection: the host is the same, and
  /// the connection is at least as secure.
  func acceptsPassword(of other: WebAddress) -> Bool { host == other.host && (isSecure || !other.isSecure) }
}
