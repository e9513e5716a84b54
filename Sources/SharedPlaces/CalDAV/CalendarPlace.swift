import Web

/// A calendar on a server, which holds a trip. This is what is kept of it between two runs; the password is not.
package struct CalendarPlace: Equatable, Sendable {
  /// The address of the calendar; its path ends with `/`.
  package var address: WebAddress
  /// The user who asks; nil for a calendar that anyone may write.
  package var user: String?

  /// - Parameter address: with or without `/` at its end.
  package init(_ address: WebAddress, user: String? = nil) {
    self.address = address.path.hasSuffix("/") ? address : (try? address.at(address.path + "/")) ?? address
    self.user = user
  }

  /// Whether a password may be sent to an address: over a secure connection, or to this machine.
  ///
  /// - Parameter insecure: whether the user has allowed more than that.
  package static func mayAsk(_ address: WebAddress, insecure: Bool) -> Bool {
    address.isSecure || address.isThisMachine || insecure
  }
}

extension WebAddress {
  /// Whether the password for another address may be sent to this one, where that leads: the host is the same, and the
  /// connection no less secure.
  func takesPassword(of other: WebAddress) -> Bool { host == other.host && (isSecure || !other.isSecure) }
}
