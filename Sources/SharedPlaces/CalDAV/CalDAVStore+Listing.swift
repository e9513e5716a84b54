import Sharing
import Web

extension CalDAVStore {
  package mutating func list() throws(StoreFailure) -> [ListedResource] {
    for _ in 0...Self.mostRedirections {
      let questions = [WebQuestion.state(of: address), .list(of: address)]
      // The mark is asked for before the list: a change between the two is seen at the next time.
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

  /// An answer about the calendar, which is never too large unless something is wrong with the server.
  private func whole(_ answer: Result<WebAnswer, StoreFailure>) throws(StoreFailure) -> WebAnswer {
    do {
      return try answer.get()
    } catch {
      if case .refused(let reason) = error { throw .offline("\(host): \(reason)") }
      throw error
    }
  }

  /// How often in a row the mark of the calendar alone is asked for. Some servers forget to change it.
  private static let mostPolls = 15

  private static let mostRedirections = 5

  /// Goes where the server leads, on the same host and as securely: others do not get the password.
  ///
  /// - Returns: whether it leads anywhere.
  private mutating func follow(_ answer: WebAnswer) throws(StoreFailure) -> Bool {
    guard (300...399).contains(answer.status) else { return false }
    guard let target = answer.header("Location").flatMap({ try? address.resolving($0) }),
      target.takesPassword(of: address)
    else {
      // The page at which a network wants to be paid, as a rule.
      throw .offline("\(host): the server leads elsewhere (\(answer.status))")
    }
    let next = CalendarPlace(target, user: place.user)
    if [301, 308].contains(answer.status), address == place.address { place = next }
    address = next.address
    seats = [:]
    known = nil
    return true
  }

  /// Learns from the answer about the calendar itself.
  ///
  /// - Returns: the mark of what it holds; nil if the server has none.
  mutating func take(state answer: WebAnswer) throws(StoreFailure) -> String? {
    let state = try resource(of: address, in: answer)
    mayWrite = state.mayWrite
    return state.changeTag
  }

  /// What the server says of the calendar itself.
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
        // A status of its own says that the list is not whole.
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
