import Itinerary
import Making
import Platform

package struct ScheduleReading: Sendable {
  package var schedule: Result<Schedule, Failure>
  /// Sentences about addresses that could not be reached, so that earlier copies were read.
  package var notes: [String]
  package var mistakes: [String] = []
  /// The seconds to wait before the next request, if a server names them.
  package var retryAfter: Int?
  package var fingerprint: UInt64
  /// Why the only file is not a schedule, with the columns of its table; nil for a schedule.
  package var refusal: (reason: ScheduleRefusal, columns: [ReadColumn])?
  /// What the only file has in common with others of its kind, under which answers are kept; nil for nothing.
  package var shape: String? { content?.shape }
  /// The content of the only file or league as it came.
  fileprivate var content: SourceContent?

  package init(
    _ schedule: Result<Schedule, Failure>, notes: [String] = [], retryAfter: Int? = nil, fingerprint: UInt64 = 0
  ) {
    (self.schedule, self.notes, self.retryAfter, self.fingerprint) = (schedule, notes, retryAfter, fingerprint)
  }
}

package struct ScheduleReadingRules: Sendable {
  package var options = ScheduleOptions()
  /// Whether to ask servers; otherwise the copies of their last responses are read.
  package var sendsRequests = true
  /// The refusals to follow a schedule that the user overrules.
  package var overrides: UpdateOverrides = []
  /// Whether to wait for input from a pipe, which happens only for pipes that a command names.
  package var allowsStreams = false
  /// The teams and dates to request from leagues; nil for those of the trip, or else for all.
  package var query: LeagueQuery?
  /// Whether leagues include their preseason, all-star and exhibition games; nil for the trip's choice.
  package var includesPreseason: Bool?

  package init(
    options: ScheduleOptions = ScheduleOptions(), sendsRequests: Bool = true, overrides: UpdateOverrides = [],
    allowsStreams: Bool = false
  ) {
    (self.options, self.sendsRequests) = (options, sendsRequests)
    (self.overrides, self.allowsStreams) = (overrides, allowsStreams)
  }
}

extension ScheduleReadingRules {
  /// - Parameter answers: the user's answers to what the schedule leaves open.
  package init(specified answers: [ReadingSubject: String], sendsRequests: Bool = true) {
    self.init(sendsRequests: sendsRequests)
    for (subject, answer) in answers { options.take(answer, to: subject) }
  }
}

extension UserStorage {
  /// The largest size of a schedule in bytes. The largest season of a league takes 0.4 MB.
  private static var largestSchedule: Int64 { 256 << 20 }

  /// - Parameter trip: the trip that the schedule is for, with time zones and venue locations that the user has given.
  package func readSchedule(
    from sources: [ScheduleSource], for trip: Trip? = nil, _ rules: ScheduleReadingRules = ScheduleReadingRules()
  ) -> ScheduleReading {
    var contents: [SourceContent] = []
    var reading = ScheduleReading(.success(Schedule()))
    do throws(Failure) {
      var leagues = leagueReading(for: trip, rules)
      let answers = answersFile
      let named = sources.contains(where: \.isLeague) ? namedSources : NamedSources(all: [], mistakes: [])
      reading.mistakes = named.mistakes
      // Read each source only once: a pipe cannot be read twice, and a server should get one request.
      for source in sources {
        let content = try content(of: source, rules, named, answers, &leagues)
        contents.append(content)
        reading.notes += content.notes
        if let retryAfter = content.retryAfter { reading.retryAfter = max(retryAfter, reading.retryAfter ?? 0) }
      }
      if sources.contains(where: { $0.remoteText != nil }) {
        reading.fingerprint = Fingerprint.of(contents.flatMap(\.fingerprints))
      }
      if sources.count == 1 { reading.content = contents.first }
      reading.schedule = .success(try schedule(of: &contents, options(for: trip, rules), rules, answers, &reading))
      if let schedule = try? reading.schedule.get(), isGood(schedule, for: trip, rules) { keepAnswers(among: contents) }
    } catch {
      reading.schedule = .failure(error)
    }
    return reading
  }

  /// Whether a trip would follow a schedule. If not, the earlier copies are better than the new responses.
  private func isGood(_ schedule: Schedule, for trip: Trip?, _ rules: ScheduleReadingRules) -> Bool {
    guard let trip else { return true }
    return (try? TripUpdate(of: trip, to: schedule, zones: zones, overriding: rules.overrides, now: .now)) != nil
  }

  /// Stores new responses, now that they are known to be schedules. One that is cut off or has no games does not
  /// replace an earlier copy.
  private func keepAnswers(among contents: [SourceContent]) {
    for content in contents where content.isComplete || content.staying == nil {
      for (copy, address) in content.fresh where !copy.content.isEmpty { scheduleCopies?.keep(copy, of: address) }
    }
  }

  private func leagueReading(for trip: Trip?, _ rules: ScheduleReadingRules) -> LeagueReading {
    var options = options(for: trip, rules)
    options.leavesOutPreseason = !(rules.includesPreseason ?? trip?.schedule?.preseason ?? false)
    return LeagueReading(
      self, options: options, query: rules.query ?? query(of: trip), sendsRequests: rules.sendsRequests)
  }

  private func query(of trip: Trip?) -> LeagueQuery {
    guard let trip else { return LeagueQuery(today: .utcToday) }
    return LeagueQuery(
      teams: trip.followedTeams, from: trip.startDate, to: trip.date(ofDay: trip.dayCount), today: .utcToday)
  }

  private func options(for trip: Trip?, _ rules: ScheduleReadingRules) -> ScheduleOptions {
    var options = trip.map { rules.options.remembering($0) } ?? rules.options
    options.year = options.year ?? CivilDate.utcToday.year
    options.localeIsDayFirst = settings().dates == .dayFirst
    return options
  }

  private func schedule(
    of contents: inout [SourceContent], _ options: ScheduleOptions, _ rules: ScheduleReadingRules,
    _ answers: AnswersFile, _ reading: inout ScheduleReading
  ) throws(Failure) -> Schedule {
    let zones = zones
    var schedules: [Schedule] = []
    for index in contents.indices {
      if let schedule = contents[index].schedule {
        contents[index].isComplete = true
        schedules.append(schedule)
        continue
      }
      var options = options
      if !answers.sections.isEmpty, let shape = contents[index].shape {
        options.complete(with: answers.answers(for: shape))
      }
      contents[index].file.recognizedEncoding = try decode(
        &contents[index].file.bytes, from: options.encoding, contents[index].file.name)
      do {
        let schedule = try ScheduleReader.read(contents[index].file, options: options, zones: zones.readRules)
        contents[index].isComplete = !schedule.games.isEmpty && schedule.cutOffFiles.isEmpty
        schedules.append(schedule)
      } catch {
        let content = contents[index]
        if rules.overrides.contains(.removals), error.isOfNoGames { continue }
        reading.refusal = (error, ScheduleReader.columns(of: content.file, options: options))
        let rest = content.staying.map { "; keeping the copy from \($0)" } ?? ""
        throw Failure("\(content.file.name): \(error)\(rest)")
      }
    }
    return Schedule.merging(schedules)
  }

  /// - Returns: the encoding that was recognized.
  package func decode(_ bytes: inout [UInt8], from specified: String?, _ name: String) throws(Failure) -> String? {
    guard let encoding = specified ?? FileText.japaneseEncoding(of: bytes) else { return nil }
    do { bytes = try utf8(bytes, from: encoding) } catch { throw Failure("\(name): \(error)") }
    return specified == nil ? encoding : nil
  }

  private func content(
    of source: ScheduleSource, _ rules: ScheduleReadingRules, _ named: NamedSources, _ answers: AnswersFile,
    _ leagues: inout LeagueReading
  ) throws(Failure) -> SourceContent {
    switch source {
    case .league(let name):
      guard let league = named.source(name) else { throw Failure(named.unknown(name)) }
      return try leagues.content(of: league, answers: answers.answers(for: name))
    case .unusable(let failure): throw failure
    case .file(let path):
      let compressed = try bytes(of: path, allowsStreams: rules.allowsStreams)
      do {
        return SourceContent(file: ScheduleFile(name: path.forPrograms, bytes: try Gzip.unpacked(compressed)))
      } catch {
        throw Failure("\(path): \(error)")
      }
    case .address(let address):
      return try self.source(of: address, sendsRequests: rules.sendsRequests)
    }
  }

  /// Skips unreadable files and asks no server, as completions need it.
  package func teams(ofSchedulesAt sources: [ScheduleSource]) -> [Team] {
    sources.flatMap { source -> [Team] in
      switch source {
      case .league(let name): namedSources.source(name).map(self.teams) ?? []
      case .file: (try? readSchedule(from: [source]).schedule.get())?.knownTeams ?? []
      case .address, .unusable: []
      }
    }
  }

  package func teams(of source: LeagueSource) -> [Team] {
    source.tableLeague.map { league in TeamTable.shared.teams.filter { $0.league == league } } ?? []
  }

  private func bytes(of path: FilePath, allowsStreams: Bool) throws(Failure) -> [UInt8] {
    do throws(StoreError) {
      return try FileContent(fileSystem: fileSystem).read(
        path, limit: UserStorage.largestSchedule, expected: "not a schedule",
        accepting: allowsStreams ? .streams : .plainFilesAndNull
      ).bytes
    } catch {
      if error.isAbsence, let text = path.text, LeagueSource.isName(text) { throw Failure(namedSources.unknown(text)) }
      throw Failure("\(error)")
    }
  }
}

// MARK: The paths of schedules

extension UserStorage {
  /// A path of a schedule: next to the file of its trip if one is there.
  package func path(_ source: FilePath, relativeToTrip trip: FilePath) -> FilePath {
    guard !source.isAbsolute, trip.hasDirectory else { return source }
    let sibling = trip.directory.appending(source)
    return (try? fileSystem.status(at: sibling)) == nil ? source : sibling
  }

  /// The sources in the form in which a trip file stores them: addresses unchanged, files in or below its directory as
  /// relative paths, so that both can be moved together, other files as absolute paths. Pipes are left out because they
  /// cannot be read again.
  package func stored(_ sources: [ScheduleSource], forTripAt path: FilePath) -> [String] {
    let directory = resolved(path.directory)
    return sources.compactMap { source in
      guard let file = source.path else { return source.remoteText }
      if isStream(file) { return nil }
      let whole = resolved(file)
      let stored = (whole.relative(to: directory) ?? whole).stored
      // A file of the name of a league would be the league otherwise.
      return LeagueSource.isName(stored) ? "./\(stored)" : stored
    }
  }

  package func isStream(_ file: FilePath) -> Bool { (try? fileSystem.status(at: file))?.kind == .pipe }

  /// The absolute path without symbolic links; unchanged if the file does not exist.
  private func resolved(_ path: FilePath) -> FilePath { (try? fileSystem.realPath(path)) ?? path }

  /// The earliest time at which one of the addresses among some sources last answered; nil if one has never answered.
  package func requestTime(_ sources: [ScheduleSource]) -> Timestamp? {
    var oldest: Timestamp?
    for source in sources where source.remoteText != nil {
      let requestTime: Timestamp? =
        switch source {
        case .league(let name): sourceRecords?.record(of: name)?.at
        default: source.address.flatMap { scheduleCopies?.requestTime($0) }
        }
      guard let requestTime else { return nil }
      oldest = min(requestTime, oldest ?? requestTime)
    }
    return oldest
  }

  var scheduleCopies: ScheduleCopies? {
    directory(.state).map { ScheduleCopies(directory: $0.appending("barnstorm/schedules"), fileSystem: fileSystem) }
  }
}

extension ScheduleRefusal {
  fileprivate var isOfNoGames: Bool {
    if case .noGames = self { true } else { self == .empty }
  }
}

extension CivilDate {
  fileprivate static var utcToday: CivilDate {
    CivilDate(dayNumber: Int(Timestamp.now.microseconds / 86_400_000_000))
  }
}
