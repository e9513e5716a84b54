import Files

/// The reason why there is no calendar for a trip on a server.
package enum CalendarFailure: Error, Equatable, Sendable {
  /// The address uses `http:` for another machine.
  case notSecure(host: String)
  /// The server requires authentication, and no user was named.
  case noUser(host: String)
  /// The server redirects to another host, which does not get the password unless the user names that host.
  case otherHost(WebAddress, of: String)
  /// There is no calendar server at the address, or it hides its calendars.
  case noCalendars(host: String)
  /// The server does not create calendars, for a reason in its own words; with the existing calendars.
  case cannotCreate(String, host: String, [FoundCalendar])
  /// The calendar was created but is not visible yet.
  case notYetThere(host: String)
  /// The server could not be reached or refused this user.
  case store(StoreFailure, host: String)
}

extension CalendarFailure: CustomStringConvertible {
  /// The failure as a sentence.
  package var description: String {
    switch self {
    case .notSecure(let host):
      "A password goes to \(host) by https: only; --insecure sends it by http: all the same."
    case .noUser(let host): "\(host) wants to know who you are: name your account with --user."
    case .otherHost(let address, let host):
      "\(host) leads on to \(address.host), which has not been given your password: if you trust it, "
        + "name \(address.url) instead."
    case .noCalendars(let host):
      "There is no CalDAV server with calendars of yours at this address of \(host)."
    case .cannotCreate(let reason, let host, let calendars):
      "\(host) does not create calendars: \(reason). Make one there by hand and give its address"
        + (calendars.isEmpty
          ? "." : ", or give that of one that is there: \(calendars.map(\.forPeople).joined(separator: ", ")).")
    case .notYetThere(let host):
      "\(host) has created the calendar and does not show it yet: try again in a minute."
    case .store(let failure, let host): Self.sentence(failure, host)
    }
  }

  private static func sentence(_ failure: StoreFailure, _ host: String) -> String {
    switch failure {
    case .offline(let reason): "Not reached: \(reason)."
    case .busy(nil): "\(host) wants to be left alone for a while."
    case .busy(let seconds?): "\(host) wants to be left alone for \(seconds) seconds."
    case .password: "\(host) has refused the password, or wants one."
    case .readOnly: "\(host) lets you read only."
    case .full(let reason): "There is no more room at \(host): \(reason)."
    case .refused(let reason): "\(host) has refused: \(reason)."
    case .gone, .missing: "There is nothing at this address of \(host)."
    case .changed, .idTaken: "\(host) has something else there."
    }
  }
}

/// A calendar found on a server.
package struct FoundCalendar: Equatable, Sendable {
  package var place: CalendarPlace
  /// The display name; nil if it has none.
  package var name: String?
  /// Whether the user may write to it; nil if the server does not say.
  package var mayWrite: Bool?

  fileprivate var forPeople: String { name.map { "“\($0)” \(place.address.url)" } ?? place.address.url }
}
