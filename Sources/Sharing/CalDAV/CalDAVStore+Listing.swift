import Files

extension CalDAVStore {
  package mutating func list() throws(StoreFailure) -> [ListedResource] {
    for _ in 0...Self.mostRedirections {
      let requests = [HTTPRequest.state(of: address), .list(of: address)]
      // The tag of the calendar is requested before the list, so that a change in between is noticed next time.
      var responses = connection.send(known == nil ? requests : [requests[0]])
      let state = try whole(responses[0])
      if try follow(state) { continue }
      let mark = try readState(state)
      if let known, let mark, known.mark == mark, known.polls < Self.mostPolls {
        self.known?.polls += 1
        return known.resources
      }
      if responses.count == 1 { responses += connection.send([requests[1]]) }
      let resources = try resources(in: try whole(responses[1]))
      known = mark.map { ($0, resources, 0) }
      return resources
    }
    throw .offline("\(host): \(HTTPFailure.tooManyRedirects)")
  }

  /// A response about the calendar. An oversized one means that something is wrong with the server.
  private func whole(_ response: Result<HTTPResponse, StoreFailure>) throws(StoreFailure) -> HTTPResponse {
    do {
      return try response.get()
    } catch {
      if case .refused(let reason) = error { throw .offline("\(host): \(reason)") }
      throw error
    }
  }

  /// The number of consecutive polls that request only the tag of the calendar. It is limited because some servers
  /// forget to change the tag.
  private static let mostPolls = 15

  private static let mostRedirections = 5

  /// Follows a redirection on the same host over an equally secure connection. Other hosts do not get the password.
  ///
  /// - Returns: whether there was a redirection.
  private mutating func follow(_ response: HTTPResponse) throws(StoreFailure) -> Bool {
    guard (300...399).contains(response.status) else { return false }
    guard let target = response.header("Location").flatMap({ try? address.resolving($0) }),
      target.takesPassword(of: address)
    else {
      // Usually the login page of a network.
      throw .offline("\(host): the server redirects elsewhere (\(response.status))")
    }
    let next = CalendarPlace(target, user: place.user)
    if [301, 308].contains(response.status), address == place.address { place = next }
    address = next.address
    refs = [:]
    known = nil
    return true
  }

  /// Reads the properties of the calendar itself from a response.
  ///
  /// - Returns: the tag of the calendar's content; nil if the server has none.
  mutating func readState(_ response: HTTPResponse) throws(StoreFailure) -> String? {
    let state = try resource(of: address, in: response)
    mayWrite = state.mayWrite
    return state.changeTag
  }

  /// The description of the calendar itself in a response.
  private func resource(of address: WebAddress, in response: HTTPResponse) throws(StoreFailure) -> DescribedResource {
    let resources = try multistatus(response).resources
    let own = DAVPath(address)
    guard let resource = resources.first(where: { path(of: $0).map(DAVPath.init) == own }) else {
      throw .offline("\(host): the response is about something else")
    }
    if resource.isMissing || resource.hasKind && !resource.isCalendar { throw .gone }
    return resource
  }

  private mutating func resources(in response: HTTPResponse) throws(StoreFailure) -> [ListedResource] {
    let described = try multistatus(response).resources
    let own = DAVPath(address)
    var hasOwn = false
    var resources: [ListedResource] = []
    var refs: [ResourceName: ResourceRef] = [:]
    for resource in described {
      guard let path = path(of: resource) else { continue }
      if DAVPath(path) == own {
        // A response with a status of its own means that the list is incomplete.
        if let status = resource.status, status >= 400 { throw .offline("\(host): the list is not whole (\(status))") }
        hasOwn = true
      } else if let name = DAVPath(path).name(in: own), !resource.isMissing, !resource.isCollection {
        guard let tag = resource.tag else { throw .offline("\(host): a version of \(name.text) is missing") }
        resources.append(ListedResource(name, EntityTag(tag), changedAt: resource.changedAt))
        refs[name] = ResourceRef(path: path, tag: EntityTag(tag))
      }
    }
    if !hasOwn { throw .offline("\(host): the list is not of this calendar") }
    self.refs = refs
    return resources
  }
}
