import Almanac

/// Reads schedules by the names of leagues, with few requests for all of them together.
struct LeagueReading {
  private typealias Refusal = AddressReply.Refusal

  private let storage: UserStorage
  private let ownOptions: ScheduleOptions
  private var options: ScheduleOptions
  private let sendsRequests: Bool
  private let query: LeagueQuery
  private var left = LeagueSource.maxRequests
  private var lastHost: String?

  init(_ storage: UserStorage, options: ScheduleOptions, query: LeagueQuery, sendsRequests: Bool) {
    (self.storage, self.options, self.query, self.sendsRequests) = (storage, options, query, sendsRequests)
    ownOptions = options
  }

  /// Reads from the league's address, else from its second one, else from the copies.
  ///
  /// - Parameter answers: the user's answers for all schedules of the league.
  mutating func content(of source: LeagueSource, answers: [ReadingSubject: String] = [:]) throws(Failure)
    -> SourceContent
  {
    options = ownOptions
    options.complete(with: answers)
    let requests = source.requests(for: query)
    if requests.count > left { throw Failure(tooMany(requests.count, of: source)) }
    if !sendsRequests, let copies = copies(of: requests, source) { return copies.content }
    let first: Refusal
    do throws(Refusal) { return try attempt(requests, source) } catch { first = error }
    if first.isPassing, let copies = copies(of: requests, source) {
      return recording("\(source.name): \(first.reason); using the copy from \(copies.age)", first, copies.content)
    }
    var messages = [first.reason]
    let others =
      source.fallback == nil && requests.first?.team != nil
      ? source.leagueRequests(for: query) : source.fallbackRequests(for: query)
    if first.hasResponse, !others.isEmpty, others.count <= left {
      do throws(Refusal) {
        let content = try attempt(others, source)
        let host = LeagueSource.host(of: others[0].address)
        return recording("\(source.name): \(first.reason); using \(host)", first, content)
      } catch {
        messages.append(error.reason)
      }
    }
    let sentence = "\(source.name): \(messages.joined(separator: "; "))"
    if let copies = copies(of: requests, source) ?? copies(of: others, source) {
      return recording("\(sentence); using the copy from \(copies.age)", first, copies.content)
    }
    let hint =
      first.hasResponse ? "; set another address in \(storage.sourcesPath?.description ?? SourcesFile.name)" : ""
    throw Failure(sentence + hint)
  }

  private func recording(_ note: String, _ refusal: Refusal, _ content: SourceContent) -> SourceContent {
    var content = content
    content.notes.append(note)
    content.retryAfter = refusal.retryAfter
    return content
  }

  private func tooMany(_ count: Int, of source: LeagueSource) -> String {
    let limit = LeagueSource.maxRequests
    let rest = left < limit ? " (\(limit - left) already sent)" : ""
    let team = source.team == nil ? "" : "--team, or "
    return "\(source.name): these days need \(count) requests, and the limit is \(limit)\(rest); use \(team)fewer days"
  }

  // MARK: Copies

  private func copies(of requests: [LeagueRequest], _ source: LeagueSource) -> (content: SourceContent, age: CopyAge)? {
    guard let store = storage.scheduleCopies, !requests.isEmpty else { return nil }
    var (content, oldest) = (LeagueReading.empty(source), Timestamp.now)
    var schedules: [Schedule] = []
    for request in requests {
      var offset = 0
      while let address = try? WebAddress(request.address(atOffset: offset)), let copy = store.copy(of: address) {
        guard let schedule = try? read(copy.content, from: address, source) else { return nil }
        schedules.append(schedule)
        content.fingerprints.append(Fingerprint.text(of: copy.content))
        oldest = min(oldest, copy.requestedAt)
        guard let size = source.pageSize, request.address(atOffset: 0) != request.address else { break }
        offset += size
      }
      if schedules.isEmpty { return nil }
    }
    guard schedules.count >= requests.count else { return nil }
    content.schedule = LeagueReading.merged(schedules)
    return (content, CopyAge(from: oldest, to: .now))
  }

  // MARK: Requests

  private mutating func attempt(_ requests: [LeagueRequest], _ source: LeagueSource) throws(Refusal) -> SourceContent {
    var content = LeagueReading.empty(source)
    var schedules: [Schedule] = []
    for request in requests {
      var offset = 0
      while true {
        var page = try self.page(request, offset, source, &content)
        offset += source.pageSize ?? 0
        let isPaged = source.pageSize != nil && request.address(atOffset: 0) != request.address
        let hasMore = isPaged && page.entryCount >= source.pageSize ?? .max
        if hasMore, left == 0, page.cutOffFiles.isEmpty { page.cutOffFiles = [source.name] }
        schedules.append(page)
        if !hasMore || left == 0 { break }
      }
    }
    content.schedule = LeagueReading.merged(schedules)
    return content
  }

  private mutating func page(
    _ request: LeagueRequest, _ offset: Int, _ source: LeagueSource, _ content: inout SourceContent
  ) throws(Refusal) -> Schedule {
    let text = request.address(atOffset: offset)
    let host = LeagueSource.host(of: text)
    func refused(_ reason: String) -> Refusal { Refusal(reason: "\(host): \(reason)") }
    let address: WebAddress
    do { address = try WebAddress(text) } catch { throw refused(error.description) }
    wait(before: address)
    left -= 1
    let isOwnHost = host == LeagueSource.host(of: source.league)
    let headers = isOwnHost ? source.headers.map { HTTPHeader($0.name, $0.value) } : []
    let copy = storage.scheduleCopies?.copy(of: address)
    let reply = storage.reply(of: address, copy: copy, headers: headers)
    if let status = reply.status {
      storage.sourceRecords?.keep(SourceRecord(at: .now, status: status), of: source.name)
    }
    switch reply.content {
    case .failure(var refusal):
      refusal.reason = "\(host): \(refusal.reason)"
      throw refusal
    case .success(let received):
      let schedule: Schedule
      do throws(ScheduleRefusal) { schedule = try read(received.bytes, from: address, source) } catch {
        throw refused(error.description)
      }
      if let reason = LeagueReading.mistake(in: schedule, for: request) { throw refused(reason) }
      // A response that is cut off or has no games does not replace an earlier copy.
      if let fresh = received.fresh, schedule.cutOffFiles.isEmpty, !schedule.games.isEmpty || copy == nil {
        content.fresh.append((fresh, address))
      }
      content.fingerprints.append(Fingerprint.text(of: received.bytes))
      return schedule
    }
  }

  /// Waits a second before another request to the same host, unless it is this machine.
  private mutating func wait(before address: WebAddress) {
    if lastHost == address.host, !address.isThisMachine { storage.fileSystem.pause(milliseconds: 1000) }
    lastHost = address.host
  }

  private static func mistake(in schedule: Schedule, for request: LeagueRequest) -> String? {
    guard let first = schedule.games.first?.day, let last = schedule.games.last?.day else { return nil }
    // The date at the venue may differ by a day from the server's.
    let days = request.days.lowerBound.adding(days: -1)...request.days.upperBound.adding(days: 1)
    if last < days.lowerBound || first > days.upperBound {
      return "the games are on other days (\(first == last ? "\(first)" : "\(first) to \(last)"))"
    }
    if let team = request.team, !schedule.games.contains(where: { $0.isOf(team: team) }) {
      return "the games are of another team than \(Excerpt.quoted(team))"
    }
    return nil
  }

  private func read(
    _ bytes: [UInt8], from address: WebAddress, _ source: LeagueSource
  ) throws(ScheduleRefusal) -> Schedule {
    let file = ScheduleFile(name: source.name, bytes: bytes, titles: [source.title], address: address.text)
    do {
      return try ScheduleReader.read(file, options: options, zones: storage.zones.readRules)
    } catch {
      // Only games of unknown teams, or before the season.
      if case .noGames = error { return Schedule() }
      throw error
    }
  }

  private static func empty(_ source: LeagueSource) -> SourceContent {
    SourceContent(file: ScheduleFile(name: source.name, bytes: []))
  }

  /// A response without games is not worth a warning next to others.
  private static func merged(_ schedules: [Schedule]) -> Schedule {
    var schedule = Schedule.merging(schedules)
    if schedules.count > 1 { schedule.problems.removeAll { $0.finding == .emptySchedule } }
    return schedule
  }
}

package struct SourceCheck: Equatable, Sendable {
  package var address: String
  /// The HTTP status; nil if no server has answered.
  package var status: Int?
  package var games = 0
  package var days: ClosedRange<CivilDate>?
  /// Why no schedule was read; nil if one was.
  package var problem: String?

  /// A phrase such as `200, 1312 games from 2026-10-20 to 2027-04-12`.
  package var summary: String {
    let dates = days.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""
    return "\(status.map { "\($0), " } ?? "")\(games) game\(games == 1 ? "" : "s")\(dates)"
  }
}

extension UserStorage {
  /// Sends one request to a source, for the part of its schedule that has a date. Stores nothing but the status.
  package func check(_ source: LeagueSource, today: CivilDate) -> SourceCheck {
    let query = LeagueQuery(from: today, to: today, today: today)
    let request = source.leagueRequests(for: query).first { $0.days.contains(today) }
    let text = request?.address(atOffset: 0) ?? source.league
    var check = SourceCheck(address: text)
    do {
      let address = try WebAddress(text)
      let reply = self.reply(of: address, copy: nil, headers: source.headers.map { HTTPHeader($0.name, $0.value) })
      check.status = reply.status
      if let status = reply.status { sourceRecords?.keep(SourceRecord(at: .now, status: status), of: source.name) }
      let bytes = try reply.content.get().bytes
      let file = ScheduleFile(name: source.name, bytes: bytes, titles: [source.title], address: text)
      let schedule = try ScheduleReader.read(file, zones: zones.readRules)
      check.games = schedule.games.count
      if let first = schedule.games.first?.day, let last = schedule.games.last?.day { check.days = first...last }
    } catch {
      let reason = (error as? AddressReply.Refusal)?.reason ?? "\(error)"
      check.problem = "\(LeagueSource.host(of: text)): \(reason)"
    }
    return check
  }
}
