import Itinerary
import Store

package struct CalDAVStore: RemoteStore {
  /// Changes if the server reports that the calendar has moved permanently.
  package internal(set) var remote: RemoteCalendar
  /// The address for requests; another one than that of the remote after a temporary redirection.
  var address: WebAddress
  var connection: DAVConnection
  var refs: [ResourceName: ResourceRef] = [:]
  /// Whether the user may write; nil until the server has said so.
  var mayWrite: Bool?

  struct ResourceRef {
    /// Has the server's own spelling.
    var path: String
    var tag: EntityTag?
  }

  /// - Parameter scheme: the authentication scheme to try first.
  package init(
    _ remote: RemoteCalendar, password: String?, scheme: WebLogin.Scheme = .basic, web: any HTTPClient
  ) {
    (self.remote, address) = (remote, remote.address)
    let login = remote.user.map { WebLogin(user: $0, password: password ?? "", scheme: scheme) }
    connection = DAVConnection(web, login)
  }

  package var serverTime: Timestamp? { connection.serverTime }

  package var scheme: WebLogin.Scheme { connection.login?.scheme ?? .basic }

  var host: String { address.host }

  func path(of resource: DescribedResource) -> String? { DAVPath.escaped(in: resource.href, of: address) }

  func path(of name: ResourceName) -> String { refs[name]?.path ?? address.path + DAVPath.escaped(name.text) }

  func address(of name: ResourceName) throws(RemoteFailure) -> WebAddress {
    do {
      return try address.at(path(of: name))
    } catch {
      throw .refused("\(error)")
    }
  }

  /// - Throws: if the server refuses the whole calendar, or gives any other kind of response.
  func described(_ response: HTTPResponse) throws(RemoteFailure) -> [DescribedResource] {
    switch response.status {
    case 207: break
    case 404, 410: throw .deleted
    case 400...499: throw .refused(response.explanation)
    default: throw .serverError(response, host: host)
    }
    do {
      return try DescribedResource.all(in: response.body)
    } catch {
      throw .offline("\(host): \(error.ofResponse)")
    }
  }
}

extension CalDAVStore {
  package mutating func list() throws(RemoteFailure) -> [ListedResource] {
    for _ in 0...Self.maxRedirections {
      let responses = connection.send([.state(of: address), .list(of: address)])
      let state = try whole(responses[0])
      if try follow(state) { continue }
      try readState(state)
      return try resources(in: try whole(responses[1]))
    }
    throw .offline("\(host): \(HTTPFailure.tooManyRedirects)")
  }

  /// A response about the calendar. An oversized one means that something is wrong with the server.
  private func whole(_ response: Result<HTTPResponse, RemoteFailure>) throws(RemoteFailure) -> HTTPResponse {
    do {
      return try response.get()
    } catch {
      if case .refused(let reason) = error { throw .offline("\(host): \(reason)") }
      throw error
    }
  }

  private static let maxRedirections = 5

  /// - Returns: whether there was a redirection, on the same host over an equally secure connection.
  private mutating func follow(_ response: HTTPResponse) throws(RemoteFailure) -> Bool {
    guard (300...399).contains(response.status) else { return false }
    guard let target = response.header("Location").flatMap({ try? address.resolving($0) }),
      target.acceptsPassword(of: address)
    else {
      // Usually the login page of a network.
      throw .offline("\(host): the server redirects (\(response.status))")
    }
    let next = RemoteCalendar(target, user: remote.user)
    if [301, 308].contains(response.status), address == remote.address { remote = next }
    address = next.address
    refs = [:]
    return true
  }

  mutating func readState(_ response: HTTPResponse) throws(RemoteFailure) {
    let own = DAVPath(address)
    guard let state = try described(response).first(where: { path(of: $0).map(DAVPath.init) == own }) else {
      throw .offline("\(host): the response is about something else")
    }
    if state.isMissing || state.hasKind && !state.isCalendar { throw .deleted }
    mayWrite = state.mayWrite
  }

  private mutating func resources(in response: HTTPResponse) throws(RemoteFailure) -> [ListedResource] {
    let own = DAVPath(address)
    var hasOwn = false
    var resources: [ListedResource] = []
    var refs: [ResourceName: ResourceRef] = [:]
    var untagged: [ResourceName: Timestamp?] = [:]
    for resource in try described(response) {
      guard let path = path(of: resource) else { continue }
      if DAVPath(path) == own {
        // A response with a status of its own means that the list is incomplete.
        if let status = resource.status, status >= 400 { throw .offline("\(host): the list is incomplete (\(status))") }
        hasOwn = true
      } else if let name = DAVPath(path).name(in: own), !resource.isMissing, !resource.isCollection {
        refs[name] = ResourceRef(path: path, tag: resource.tag.map(EntityTag.init))
        guard let tag = resource.tag else {
          untagged[name] = resource.changedAt
          continue
        }
        resources.append(ListedResource(name, EntityTag(tag), changedAt: resource.changedAt))
      }
    }
    if !hasOwn { throw .offline("\(host): the list is not of this calendar") }
    self.refs = refs
    return try resources + versions(of: untagged)
  }

  /// The versions of resources that the list has none of; some servers name them only with the contents.
  private mutating func versions(of untagged: [ResourceName: Timestamp?]) throws(RemoteFailure) -> [ListedResource] {
    var resources: [ListedResource] = []
    for resource in try get(untagged.keys.sorted()) {
      refs[resource.name]?.tag = resource.tag
      resources.append(ListedResource(resource.name, resource.tag, changedAt: untagged[resource.name] ?? nil))
    }
    return resources
  }
}

extension CalDAVStore {
  package mutating func get(_ names: [ResourceName]) throws(RemoteFailure) -> [SharedResource] {
    var found: [ResourceName: SharedResource] = [:]
    var open: [ResourceName] = []
    let batches = stride(from: 0, to: names.count, by: Self.batch).map { names[$0...].prefix(Self.batch) }
    let requests = batches.map { batch in
      HTTPRequest.contents(of: batch.map { path(of: $0) }, in: address)
    }
    for (batch, result) in zip(batches, connection.send(requests)) {
      let resources = try contents(in: result)
      for name in batch {
        if let resource = resources[name] { found[name] = resource } else { open.append(name) }
      }
    }
    for resource in try fetchIndividually(open) { found[resource.name] = resource }
    return names.compactMap { found[$0] }
  }

  private static let batch = 50

  private func contents(
    in result: Result<HTTPResponse, RemoteFailure>
  ) throws(RemoteFailure) -> [ResourceName: SharedResource] {
    let response: HTTPResponse
    switch result {
    case .success(let success): response = success
    // The response is too large; the resources are smaller when requested one by one.
    case .failure(.refused): return [:]
    case .failure(let failure): throw failure
    }
    if response.status != 207, response.status != 404, response.status >= 400 { return [:] }
    var resources: [ResourceName: SharedResource] = [:]
    for resource in try described(response) where !resource.isMissing {
      guard let path = path(of: resource), let name = DAVPath(path).name(in: DAVPath(address)),
        let tag = resource.tag, let data = resource.data
      else { continue }
      resources[name] = SharedResource(name, EntityTag(tag), body: data)
    }
    return resources
  }

  /// Requests what was missing in a response about many: it is gone, or the server does not support such requests.
  private mutating func fetchIndividually(_ names: [ResourceName]) throws(RemoteFailure) -> [SharedResource] {
    var requests: [HTTPRequest] = []
    for name in names { requests.append(.content(of: try address(of: name))) }
    var resources: [SharedResource] = []
    for (name, result) in zip(names, connection.send(requests)) {
      switch result {
      case .success(let response):
        if let resource = try resource(name, in: response) { resources.append(resource) }
      case .failure(.refused): resources.append(unreadable(name))
      case .failure(let failure): throw failure
      }
    }
    return resources
  }

  private func resource(_ name: ResourceName, in response: HTTPResponse) throws(RemoteFailure) -> SharedResource? {
    switch response.status {
    case 200:
      guard let tag = response.strongTag ?? refs[name]?.tag else {
        throw .refused("\(host) sends no versions (ETags) of its events, so syncing is not safe")
      }
      return SharedResource(name, tag, body: response.body)
    case 404, 410: return nil
    case 400...499: return unreadable(name)
    default: throw .serverError(response, host: host)
    }
  }

  /// A resource that is too large or not readable. It exists, so it must not be missing from the result.
  private func unreadable(_ name: ResourceName) -> SharedResource {
    SharedResource(name, refs[name]?.tag ?? EntityTag(""), obstacle: "The server doesn't give its content")
  }
}

extension HTTPResponse {
  /// The tag if it is a strong one, which changes with every byte (RFC 9110, 8.8.1).
  var strongTag: EntityTag? {
    guard let text = header("ETag"), text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else {
      return nil
    }
    return EntityTag(text)
  }
}

extension CalDAVStore {
  package mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, RemoteFailure>] {
    write(uploads.map { ($0.name, .put($0.body, at: address, if: $0.precondition)) }).map { $0.map(\.strongTag) }
  }

  package mutating func delete(_ removals: [Removal]) -> [Result<Void, RemoteFailure>] {
    write(removals.map { ($0.name, .delete(address, if: $0.tag)) }).map { $0.map { _ in () } }
  }

  private mutating func write(
    _ changes: [(name: ResourceName, request: HTTPRequest)]
  ) -> [Result<HTTPResponse, RemoteFailure>] {
    if mayWrite == false { return changes.map { _ in .failure(.readOnly) } }
    let requests = changes.map { name, request in
      Result { () throws(RemoteFailure) in
        var request = request
        request.address = try address(of: name)
        return request
      }
    }
    let open = requests.compactMap { try? $0.get() }
    var responses = connection.send(open)[...]
    // The state of the calendar, requested at most once if a response is ambiguous.
    var doubt: Result<Void, RemoteFailure>?
    return requests.map { request in
      request.flatMap { request in
        responses.removeFirst().flatMap { response in
          failure(of: response, to: request.method, &doubt).map { .failure($0) } ?? .success(response)
        }
      }
    }
  }

  private mutating func failure(
    of response: HTTPResponse, to method: String, _ doubt: inout Result<Void, RemoteFailure>?
  ) -> RemoteFailure? {
    switch response.status {
    case 200, 201, 202, 204: return nil
    case 404 where method == "DELETE", 410 where method == "DELETE": return .missing
    case 423: return .busy(seconds: response.retryAfter)
    case 400...499:
      if let failure = RemoteFailure(conditions: response.conditions, in: response) { return failure }
      if response.status == 412 { return .changed }
      if [403, 404, 405, 409, 410].contains(response.status) {
        let state = doubt ?? calendarState()
        doubt = state
        if case .failure(let failure) = state { return failure }
      }
      return .refused(response.explanation)
    default: return .serverError(response, host: host)
    }
  }

  private mutating func calendarState() -> Result<Void, RemoteFailure> {
    Result { () throws(RemoteFailure) in
      try readState(try connection.send(.state(of: address)))
      if mayWrite == false { throw .readOnly }
    }
  }
}

extension RemoteFailure {
  fileprivate init?(conditions: [DAVName], in response: HTTPResponse) {
    if conditions.contains(.uidConflict) || conditions.contains(.uidTaken) {
      self = .idTaken
    } else if conditions.contains(.needPrivileges) {
      self = .readOnly
    } else if conditions.contains(.quota) {
      self = .full(response.explanation)
    } else {
      return nil
    }
  }
}
