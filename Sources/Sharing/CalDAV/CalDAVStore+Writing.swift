import Files

extension CalDAVStore {
  package mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, StoreFailure>] {
    var questions: [Result<WebQuestion, StoreFailure>] = []
    for upload in uploads {
      questions.append(
        Result { () throws(StoreFailure) in
          .put(upload.body, at: try address(of: upload.name), if: upload.precondition)
        })
    }
    return write(questions).map { $0.map(\.strongTag) }
  }

  package mutating func delete(_ removals: [Removal]) -> [Result<Void, StoreFailure>] {
    var questions: [Result<WebQuestion, StoreFailure>] = []
    for removal in removals {
      questions.append(
        Result { () throws(StoreFailure) in .delete(try address(of: removal.name), if: removal.tag) })
    }
    return write(questions).map { $0.map { _ in () } }
  }

  /// Requests changes.
  ///
  /// - Returns: the answers to successful changes, and the failures of the others.
  private mutating func write(_ questions: [Result<WebQuestion, StoreFailure>]) -> [Result<WebAnswer, StoreFailure>] {
    if mayWrite == false { return questions.map { _ in .failure(.readOnly) } }
    known = nil
    var answers = connection.ask(questions.compactMap { try? $0.get() }, connections: Self.connections)[...]
    // The state of the calendar, requested at most once if an answer is ambiguous.
    var doubt: Result<Void, StoreFailure>?
    return questions.map { question in
      question.flatMap { question in
        answers.removeFirst().flatMap { answer in
          failure(of: answer, to: question.method, &doubt).map { .failure($0) } ?? .success(answer)
        }
      }
    }
  }

  /// The reason why a change was not made; nil if it was made.
  private mutating func failure(
    of answer: WebAnswer, to method: String, _ doubt: inout Result<Void, StoreFailure>?
  ) -> StoreFailure? {
    switch answer.status {
    case 200, 201, 202, 204: return nil
    case 404 where method == "DELETE", 410 where method == "DELETE": return .missing
    case 423: return .busy(seconds: answer.retryAfter)
    case 400...499:
      if let failure = StoreFailure(conditions: answer.conditions, in: answer) { return failure }
      if answer.status == 412 { return .changed }
      if [403, 404, 405, 409, 410].contains(answer.status) {
        let state = doubt ?? calendarState()
        doubt = state
        if case .failure(let failure) = state { return failure }
      }
      return .refused(answer.explanation)
    default: return .inTrouble(answer, host: host)
    }
  }

  /// Checks whether the calendar still exists and may be written.
  private mutating func calendarState() -> Result<Void, StoreFailure> {
    Result { () throws(StoreFailure) in
      _ = try take(state: try connection.ask(.state(of: address)))
      if mayWrite == false { throw .readOnly }
    }
  }
}

extension StoreFailure {
  /// The meaning of the conditions that a server names in a refusal; nil if none of them is known.
  fileprivate init?(conditions: [DAVName], in answer: WebAnswer) {
    if conditions.contains(.uidConflict) || conditions.contains(.uidTaken) {
      self = .idTaken
    } else if conditions.contains(.needPrivileges) {
      self = .readOnly
    } else if conditions.contains(.quota) {
      self = .full(answer.explanation)
    } else {
      return nil
    }
  }
}
