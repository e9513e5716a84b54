import Itinerary
import Store

struct CalendarServer {
  enum Found: Equatable, Sendable {
    case calendar(FoundCalendar)
    case home(CalendarHome)
  }

  private let address: WebAddress
  private let user: String?
  private var connection: DAVConnection
  private var lastStatus: Int?

  /// - Parameter insecure: whether the password may be sent to another machine without encryption.
  init(
    _ address: WebAddress, user: String?, password: String?, insecure: Bool = false, web: any HTTPClient
  ) throws(Failure) {
    if let failure = Failure(unusable: address) { throw failure }
    guard address.isSecure || address.isThisMachine || insecure else {
      throw Failure("refusing to send a password to \(address.host) over http; use https, or pass --insecure")
    }
    (self.address, self.user) = (address, user)
    connection = DAVConnection(web, user.map { WebLogin(user: $0, password: password ?? "") })
  }

  /// Tries the address itself, then the well-known address for calendars (RFC 6764), then the root of the server.
  mutating func find() throws(Failure) -> Found {
    var isForbidden = false
    for path in starts {
      guard let start = try? address.at(path), let (endpoint, resource) = try describe(start) else {
        if lastStatus == 403, DAVPath(path) == DAVPath(address) { isForbidden = true }
        continue
      }
      if resource.isCalendar { return .calendar(calendar(resource, at: endpoint)) }
      guard let home = try home(of: resource, at: endpoint) else { continue }
      // Some servers refuse to describe what the home is in. Anything else that is refused is somebody else's.
      let (parts, named) = (DAVPath(home.address).parts, DAVPath(address).parts)
      if isForbidden, !parts.starts(with: named) { throw forbidden }
      return .home(home)
    }
    throw isForbidden ? forbidden : noCalendars
  }

  private var forbidden: Failure {
    Failure(
      "\(user ?? "a guest") can't open this calendar on \(address.host); "
        + "ask its owner to share it with \(user ?? "you, and pass --user NAME")")
  }

  private var noCalendars: Failure { Failure("no CalDAV calendars for this user at this address on \(address.host)") }

  private var starts: [String] {
    let wellKnown = "/.well-known/caldav"
    let path = address.path
    if path == "/" { return [wellKnown, "/"] }
    return (path.hasSuffix("/") ? [path] : [path, path + "/"]) + [wellKnown, "/"]
  }

  private mutating func home(of resource: DescribedResource, at endpoint: WebAddress) throws(Failure)
    -> CalendarHome?
  {
    var homes = resource.homes
    var endpoint = endpoint
    if homes.isEmpty, let principal = resource.principal {
      guard let described = try describe(try resolve(principal, at: endpoint)) else { return nil }
      (endpoint, homes) = (described.endpoint, described.resource.homes)
    }
    guard let home = homes.first else { return nil }
    return try calendars(in: try resolve(home, at: endpoint))
  }

  private mutating func calendars(in home: WebAddress) throws(Failure) -> CalendarHome {
    let (endpoint, resources) = try send(HTTPRequest.calendars, home)
    let calendars = resources.filter { $0.isCalendar && $0.supportsEvents && !$0.isMissing }.compactMap { resource in
      (try? resolve(resource.href, at: endpoint)).map { calendar(resource, at: $0) }
    }
    return CalendarHome(address: RemoteCalendar(endpoint).address, calendars: calendars)
  }

  private func calendar(_ resource: DescribedResource, at endpoint: WebAddress) -> FoundCalendar {
    FoundCalendar(
      remote: RemoteCalendar(endpoint, user: user), name: resource.displayName?.printable, mayWrite: resource.mayWrite)
  }

  mutating func create(
    tripID: String, name: String, in home: CalendarHome
  ) throws(Failure) -> RemoteCalendar {
    guard let target = try? home.address.at(home.address.path + DAVPath.escaped(tripID) + "/") else {
      throw noCalendars
    }
    let response = try self.response(to: .makeCalendar(target, name: name))
    if let (endpoint, resource) = try describe(target), resource.isCalendar {
      return calendar(resource, at: endpoint).remote
    }
    // Some servers choose another address for it.
    let now = try calendars(in: home.address).calendars
    if let new = now.first(where: { calendar in calendar.name == name && !home.calendars.contains(calendar) }) {
      return new.remote
    }
    if (200...299).contains(response.status) {
      throw Failure("\(target.host) created the calendar but doesn't list it yet; try again in a minute")
    }
    let usable = now.filter { $0.mayWrite != false }.map(\.forPeople).joined(separator: ", ")
    throw Failure(
      "\(target.host) does not create calendars: \(response.explanation); create one there and pass its address"
        + (usable.isEmpty ? "" : ", or use an existing one: \(usable)"))
  }

  /// - Returns: the resource at an address, and its address after all redirections, if any.
  private mutating func describe(
    _ address: WebAddress
  ) throws(Failure) -> (endpoint: WebAddress, resource: DescribedResource)? {
    let (endpoint, resources) = try send(HTTPRequest.description, address)
    guard let resource = resources.first, !resource.isMissing else { return nil }
    return (endpoint, resource)
  }

  private mutating func send(
    _ request: (WebAddress) -> HTTPRequest, _ address: WebAddress
  ) throws(Failure) -> (WebAddress, [DescribedResource]) {
    var endpoint = address
    for _ in 0...Self.maxRedirections {
      let response = try self.response(to: request(endpoint))
      switch response.status {
      case 207: return (endpoint, (try? DescribedResource.all(in: response.body)) ?? [])
      case 301, 302, 303, 307, 308:
        guard let reference = response.header("Location") else { return (endpoint, []) }
        endpoint = try resolve(reference, at: endpoint)
      default:
        lastStatus = response.status
        return (endpoint, [])
      }
    }
    throw Failure(.offline("\(address.host): \(HTTPFailure.tooManyRedirects)"), from: address.host)
  }

  private static let maxRedirections = 5

  private mutating func response(to request: HTTPRequest) throws(Failure) -> HTTPResponse {
    do {
      return try connection.send(request)
    } catch {
      let host = request.address.host
      if user == nil, error == .password { throw Failure("\(host) requires a login; pass --user NAME") }
      throw Failure(error, from: host)
    }
  }

  /// - Throws: also if the address is of another origin, to which the password must not be sent.
  private func resolve(_ reference: String, at endpoint: WebAddress) throws(Failure) -> WebAddress {
    guard let target = try? endpoint.resolving(reference) else { throw noCalendars }
    guard target.acceptsPassword(of: address) else {
      throw Failure(
        "\(address.host) redirects to \(target.origin). Your password was not sent; if you trust it, "
          + "use \(target.url) instead")
    }
    return target
  }
}

struct CalendarHome: Equatable, Sendable {
  var address: WebAddress
  var calendars: [FoundCalendar]
}

struct FoundCalendar: Equatable, Sendable {
  var remote: RemoteCalendar
  var name: String?
  var mayWrite: Bool?

  fileprivate var forPeople: String { name.map { "\"\($0)\" \(remote.address.url)" } ?? remote.address.url }
}

extension Failure {
  fileprivate init(_ failure: RemoteFailure, from host: String) {
    let sentence =
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
      case .deleted, .missing: "nothing found at this address on \(host)"
      case .changed, .idTaken: "\(host) has a different resource at this address"
      }
    self.init(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
  }
}

package struct RemoteCalendar: Equatable, Sendable {
  /// The path ends with `/`.
  package var address: WebAddress
  /// Nil for a calendar that anyone may write to.
  package var user: String?

  package init(_ address: WebAddress, user: String? = nil) {
    self.address = address.path.hasSuffix("/") ? address : (try? address.at(address.path + "/")) ?? address
    self.user = user
  }
}

extension Failure {
  init?(unusable address: WebAddress) {
    let host = address.host
    let row = Self.companies.first { row in
      host != Self.calendarsOfApple && !host.hasSuffix("-" + Self.calendarsOfApple)
        && row.hosts.contains { host == $0 || host.hasSuffix(".\($0)") }
    }
    guard let row else { return nil }
    self.init("\(host): \(row.hint)")
  }

  private static let calendarsOfApple = "caldav.icloud.com"

  private static let companies: [(hosts: [String], hint: String)] = [
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
