import Store

/// The reason why a server has no calendar for a trip.
package enum CalendarFailure: Error, Equatable, Sendable {
  /// The address uses `http:` for another machine.
  case notSecure(host: String)
  /// The server requires authentication, and no user was named.
  case noUser(host: String)
  /// The server redirects to another host, port or scheme, which gets no password unless the user names it.
  case otherHost(WebAddress, of: String)
  /// The host is one of a company whose calendars can't hold a trip, with the reason and what to do.
  case unusable(host: String, String)
  /// The user may not read what is at the address.
  case forbidden(user: String?, host: String)
  /// The address has no calendar server, or it hides its calendars.
  case noCalendars(host: String)
  /// The server does not create calendars, for a reason in its own words; with the existing calendars.
  case cannotCreate(String, host: String, [FoundCalendar])
  /// The calendar was created but is not visible yet.
  case notYetThere(host: String)
  /// The server could not be reached or refused this user.
  case store(StoreFailure, host: String)
}

extension CalendarFailure: CustomStringConvertible {
  /// The failure and what to do, without a capital or a full stop.
  package var description: String {
    switch self {
    case .notSecure(let host):
      "refusing to send a password to \(host) over http; use https, or pass --insecure"
    case .noUser(let host): "\(host) requires a login; pass --user NAME"
    case .otherHost(let address, let host):
      "\(host) redirects to \(address.origin). Your password was not sent; if you trust it, "
        + "use \(address.url) instead"
    case .unusable(let host, let advice): "\(host): \(advice)"
    case .forbidden(let user, let host):
      "\(user ?? "a guest") can't open this calendar on \(host); "
        + "ask its owner to share it with \(user ?? "you, and pass --user NAME")"
    case .noCalendars(let host):
      "no CalDAV calendars for this user at this address on \(host)"
    case .cannotCreate(let reason, let host, let calendars):
      "\(host) does not create calendars: \(reason); create one there and pass its address"
        + (calendars.isEmpty
          ? "" : ", or use an existing one: \(calendars.map(\.forPeople).joined(separator: ", "))")
    case .notYetThere(let host):
      "\(host) created the calendar but doesn't list it yet; try again in a minute"
    case .store(let failure, let host): Self.sentence(failure, host)
    }
  }

  private static func sentence(_ failure: StoreFailure, _ host: String) -> String {
    switch failure {
    case .offline(let reason): "can't reach \(host): \(reason)"
    case .busy(nil): "\(host) is busy; try again later"
    case .busy(let seconds?): "\(host) is busy; try again in \(seconds) seconds"
    case .password:
      "wrong user name or password for \(host)"
        + (host.hasSuffix(".icloud.com") ? "; iCloud needs an app-specific password, made at account.apple.com" : "")
    case .readOnly: "\(host) allows reading only"
    case .full(let reason): "no space left on \(host): \(reason)"
    case .refused(let reason): "\(host) rejected the request: \(reason)"
    case .gone, .missing: "nothing found at this address on \(host)"
    case .changed, .idTaken: "\(host) has a different resource at this address"
    }
  }
}

package struct FoundCalendar: Equatable, Sendable {
  package var place: CalendarPlace
  /// The display name; nil if it has none.
  package var name: String?
  /// Whether the user may write to it; nil if the server does not say.
  package var mayWrite: Bool?

  fileprivate var forPeople: String { name.map { "\"\($0)\" \(place.address.url)" } ?? place.address.url }
}
