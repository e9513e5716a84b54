import Files

extension CalDAVStore {
  package mutating func list() throws(StoreFailure) -> [ListedResource] {
    for _ in 0...Self.mostRedirections {
      let questions = [WebQuestion.state(of: address), .list(of: address)]
      // The tag of the calendar is requested before the list, so that a change in between is noticed next time.
      var answers = connection.ask(known == nil ? questions : [questions[0]])
      let state = try whole(answers[0])
      if try follow(state) { continue }
      let mark = try take(state: state)
      if let known, let mark, known.mark == mark, known.polls < Self.mostPolls {
        self.known?.polls += 1
        return known.resources
      }
      if answers.count == 1 { answers += connection.ask([questions[1]]) }
      let resources = try resources(in: try whole(answers[1]))
      known = mark.map { ($0, resources, 0) }
      return resources
    }
    throw .offline("\(host): \(WebFailure.endlessRedirection)")
  }

  /// An answer about the calendar. An oversized one means that something is wrong with the server.
  private func whole(_ answer: Result<WebAnswer, StoreFailure>) throws(StoreFailure) -> WebAnswer {
    do {
      return try answer.get()
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
  private mutating func follow(_ answer: WebAnswer) throws(StoreFailure) -> Bool {
    guard (300...399).contains(answer.status) else { return false }
    guard let target = answer.header("Location").flatMap({ try? address.resolving($0) }),
      target.takesPassword(of: address)
    else {
      // Usually the login page of a network.
      throw .offline("\(host): the server leads elsewhere (\(answer.status))")
    }
    let next = CalendarPlace(target, user: place.user)
    if [301, 308].contains(answer.status), address == place.address { place = next }
    address = next.address
    seats = [:]
    known = nil
    return true
  }

  /// Reads the properties of the calendar itself from an answer.
  ///
  /// - Returns: the tag of the calendar's content; nil if the server has none.
  mutating func take(state answer: WebAnswer) throws(StoreFailure) -> String? {
    let state = try resource(of: address, in: answer)
    mayWrite = state.mayWrite
    return state.changeTag
  }

  /// The description of the calendar itself in an answer.
  private func resource(of address: WebAddress, in answer: WebAnswer) throws(StoreFailure) -> DescribedResource {
    let resources = try multistatus(answer).resources
    let own = DAVPath(address)
    guard let resource = resources.first(where: { path(of: $0).map(DAVPath.init) == own }) else {
      throw .offline("\(host): the answer is about something else")
    }
    if resource.isMissing || resource.hasKind && !resource.isCalendar { throw .gone }
    return resource
  }

  private mutating func resources(in answer: WebAnswer) throws(StoreFailure) -> [ListedResource] {
    let described = try multistatus(answer).resources
    let own = DAVPath(address)
    var hasOwn = false
    var resources: [ListedResource] = []
    var seats: [ResourceName: Seat] = [:]
    for resource in described {
      guard let path = path(of: resource) else { continue }
      if DAVPath(path) == own {
        // A response with a status of its own means that the list is incomplete.
        if let status = resource.status, status >= 400 { throw .offline("\(host): the list is not whole (\(status))") }
        hasOwn = true
      } else if let name = DAVPath(path).name(in: own), !resource.isMissing, !resource.isCollection {
        guard let tag = resource.tag else { throw .offline("\(host): a version of \(name.text) is missing") }
        resources.append(ListedResource(name, EntityTag(tag), changedAt: resource.changedAt))
        seats[name] = Seat(path: path, tag: EntityTag(tag))
      }
    }
    if !hasOwn { throw .offline("\(host): the list is not of this calendar") }
    self.seats = seats
    return resources
  }
}
