import Files

extension CalDAVStore {
  package mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, StoreFailure>] {
    var requests: [Result<HTTPRequest, StoreFailure>] = []
    for upload in uploads {
      requests.append(
        Result { () throws(StoreFailure) in
          .put(upload.body, at: try address(of: upload.name), if: upload.precondition)
        })
    }
    return write(requests).map { $0.map(\.strongTag) }
  }

  package mutating func delete(_ removals: [Removal]) -> [Result<Void, StoreFailure>] {
    var requests: [Result<HTTPRequest, StoreFailure>] = []
    for removal in removals {
      requests.append(
        Result { () throws(StoreFailure) in .delete(try address(of: removal.name), if: removal.tag) })
    }
    return write(requests).map { $0.map { _ in () } }
  }

  /// Requests changes.
  ///
  /// - Returns: the responses to successful changes, and the failures of the others.
  private mutating func write(_ requests: [Result<HTTPRequest, StoreFailure>]) -> [Result<HTTPResponse, StoreFailure>] {
    if mayWrite == false { return requests.map { _ in .failure(.readOnly) } }
    known = nil
    var responses = connection.send(requests.compactMap { try? $0.get() }, connections: Self.connections)[...]
    // The state of the calendar, requested at most once if a response is ambiguous.
    var doubt: Result<Void, StoreFailure>?
    return requests.map { request in
      request.flatMap { request in
        responses.removeFirst().flatMap { response in
          failure(of: response, to: request.method, &doubt).map { .failure($0) } ?? .success(response)
        }
      }
    }
  }

  /// The reason why a change was not made; nil if it was made.
  private mutating func failure(
    of response: HTTPResponse, to method: String, _ doubt: inout Result<Void, StoreFailure>?
  ) -> StoreFailure? {
    switch response.status {
    case 200, 201, 202, 204: return nil
    case 404 where method == "DELETE", 410 where method == "DELETE": return .missing
    case 423: return .busy(seconds: response.retryAfter)
    case 400...499:
      if let failure = StoreFailure(conditions: response.conditions, in: response) { return failure }
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

  /// Checks whether the calendar still exists and may be written.
  private mutating func calendarState() -> Result<Void, StoreFailure> {
    Result { () throws(StoreFailure) in
      _ = try readState(try connection.send(.state(of: address)))
      if mayWrite == false { throw .readOnly }
    }
  }
}

extension StoreFailure {
  /// The meaning of the conditions that a server names in a refusal; nil if none of them is known.
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
