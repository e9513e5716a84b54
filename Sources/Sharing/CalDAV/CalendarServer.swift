import Itinerary
import Store

/// A server on which a user has or can create calendars. It is used once for each trip that is shared or joined.
///
///     var server = try CalendarServer(address, user: "mira", password: password, web: curl)
///     switch try server.find() {
///     case .calendar(let calendar): share(in: calendar.place)
///     case .home(let home): share(in: try server.create(tripID: trip.id, name: trip.name, in: home))
///     }
package struct CalendarServer {
  /// The result of looking at an address.
  package enum Found: Equatable, Sendable {
    case calendar(FoundCalendar)
    case home(CalendarHome)
  }

  /// The address that the user has named.
  private let address: WebAddress
  private let user: String?
  private var connection: DAVConnection
  /// The status of the last response that described nothing.
  private var lastStatus: Int?

  /// - Parameters:
  ///   - address: the address of a server, a user or a calendar.
  ///   - user: the name of the user; nil if the server requires no authentication.
  ///   - insecure: whether the password may be sent to another machine without encryption.
  package init(
    _ address: WebAddress, user: String?, password: String?, insecure: Bool = false, web: any HTTPClient
  ) throws(CalendarFailure) {
    if let failure = CalendarFailure(unusable: address) { throw failure }
    guard CalendarPlace.mayAsk(address, insecure: insecure) else { throw .notSecure(host: address.host) }
    (self.address, self.user) = (address, user)
    connection = DAVConnection(web, user.map { WebLogin(user: $0, password: password ?? "") })
  }

  // MARK: Finding

  /// Finds the calendar at the address, or the calendar home of the user.
  ///
  /// Tries the address itself, then the well-known address for calendars (RFC 6764), then the root of the server.
  package mutating func find() throws(CalendarFailure) -> Found {
    var isForbidden = false
    for path in starts {
      guard let start = try? address.at(path), let (place, resource) = try describe(start) else {
        if lastStatus == 403, DAVPath(path) == DAVPath(address) { isForbidden = true }
        continue
      }
      if resource.isCalendar { return .calendar(calendar(resource, at: place)) }
      guard let home = try home(of: resource, at: place) else { continue }
      // Some servers refuse to describe what the home is in. Anything else that is refused is somebody else's.
      let (parts, named) = (DAVPath(home.address).parts, DAVPath(address).parts)
      if isForbidden, !parts.starts(with: named) { throw .forbidden(user: user, host: address.host) }
      return .home(home)
    }
    if isForbidden { throw .forbidden(user: user, host: address.host) }
    throw .noCalendars(host: address.host)
  }

  private var starts: [String] {
    let wellKnown = "/.well-known/caldav"
    let path = address.path
    if path == "/" { return [wellKnown, "/"] }
    return (path.hasSuffix("/") ? [path] : [path, path + "/"]) + [wellKnown, "/"]
  }

  private mutating func home(of resource: DescribedResource, at place: WebAddress) throws(CalendarFailure)
    -> CalendarHome?
  {
    var homes = resource.homes
    var place = place
    if homes.isEmpty, let principal = resource.principal {
      guard let described = try describe(try resolve(principal, at: place)) else { return nil }
      (place, homes) = (described.place, described.resource.homes)
    }
    guard let home = homes.first else { return nil }
    return try calendars(in: try resolve(home, at: place))
  }

  private mutating func calendars(in home: WebAddress) throws(CalendarFailure) -> CalendarHome {
    let (place, resources) = try send(HTTPRequest.calendars, home)
    let calendars = resources.filter { $0.isCalendar && $0.supportsEvents && !$0.isMissing }.compactMap { resource in
      (try? resolve(resource.href, at: place)).map { calendar(resource, at: $0) }
    }
    return CalendarHome(address: CalendarPlace(place).address, calendars: calendars)
  }

  private func calendar(_ resource: DescribedResource, at place: WebAddress) -> FoundCalendar {
    FoundCalendar(
      place: CalendarPlace(place, user: user), name: resource.displayName?.printable, mayWrite: resource.mayWrite)
  }

  // MARK: Creating

  /// Creates the calendar of a trip, or finds the one that was created before.
  ///
  /// - Parameters:
  ///   - tripID: the id of the trip, which identifies the calendar.
  ///   - name: the display name.
  package mutating func create(
    tripID: String, name: String, in home: CalendarHome
  ) throws(CalendarFailure) -> CalendarPlace {
    guard let target = try? home.address.at(home.address.path + DAVPath.escaped(tripID) + "/") else {
      throw .noCalendars(host: home.address.host)
    }
    let response = try self.response(to: .makeCalendar(target, name: name))
    if let (place, resource) = try describe(target), resource.isCalendar { return calendar(resource, at: place).place }
    // Some servers choose another address for it.
    let now = try calendars(in: home.address).calendars
    if let new = now.first(where: { calendar in calendar.name == name && !home.calendars.contains(calendar) }) {
      return new.place
    }
    if (200...299).contains(response.status) { throw .notYetThere(host: target.host) }
    throw .cannotCreate(response.explanation, host: target.host, now.filter { $0.mayWrite != false })
  }

  // MARK: Asking

  /// - Returns: the resource at an address, and its address after all redirections, if any.
  private mutating func describe(
    _ address: WebAddress
  ) throws(CalendarFailure) -> (place: WebAddress, resource: DescribedResource)? {
    let (place, resources) = try send(HTTPRequest.description, address)
    guard let resource = resources.first, !resource.isMissing else { return nil }
    return (place, resource)
  }

  /// Makes a request and follows redirections.
  private mutating func send(
    _ request: (WebAddress) -> HTTPRequest, _ address: WebAddress
  ) throws(CalendarFailure) -> (WebAddress, [DescribedResource]) {
    var place = address
    for _ in 0...Self.mostRedirections {
      let response = try self.response(to: request(place))
      switch response.status {
      case 207: return (place, (try? DescribedResource.all(in: response.body)) ?? [])
      case 301, 302, 303, 307, 308:
        guard let reference = response.header("Location") else { return (place, []) }
        place = try resolve(reference, at: place)
      default:
        lastStatus = response.status
        return (place, [])
      }
    }
    throw .store(.offline("\(address.host): \(HTTPFailure.tooManyRedirects)"), host: address.host)
  }

  private static let mostRedirections = 5

  private mutating func response(to request: HTTPRequest) throws(CalendarFailure) -> HTTPResponse {
    do {
      return try connection.send(request)
    } catch {
      let host = request.address.host
      throw user == nil && error == .password ? .noUser(host: host) : .store(error, host: host)
    }
  }

  /// - Throws: ``CalendarFailure/otherHost(_:of:)`` if the password must not be sent there.
  private func resolve(_ reference: String, at place: WebAddress) throws(CalendarFailure) -> WebAddress {
    guard let target = try? place.resolving(reference) else { throw .noCalendars(host: place.host) }
    guard target.acceptsPassword(of: address) else { throw .otherHost(target, of: address.host) }
    return target
  }
}

/// The collection of a user's calendars.
package struct CalendarHome: Equatable, Sendable {
  package var address: WebAddress
  /// The calendars that can hold events.
  package var calendars: [FoundCalendar]
}
