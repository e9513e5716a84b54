import Itinerary
import Making
import Platform
import Preferences

/// The files of a user: their paths and the calls on them. Commands and interface read and write all files through one
/// of these, so that a test can put failing system calls below all of them.
package struct UserStorage: Sendable {
  package let calls: any FileSystemCalls
  package let web: any HTTPClient
  package let zones: Zones
  /// The value of an environment variable that holds a path; nil if it is not set.
  private let variable: @Sendable (String) -> FilePath?

  /// - Parameters:
  ///   - web: access to the web; nil for the program curl.
  ///   - variable: returns the value of an environment variable; those of this process by default.
  package init(
    calls: any FileSystemCalls = SystemCalls(), web: (any HTTPClient)? = nil,
    variable: @escaping @Sendable (String) -> FilePath? = { Environment.path(in: $0) }
  ) {
    self.calls = calls
    zones = SystemZones(directories: SystemZones.directories(chosen: variable("TZDIR")), calls: calls).table
    self.web = web ?? Curl(agent: ProgramVersion.agent, path: variable("PATH"))
    self.variable = variable
  }

  /// The directories of programs, with colons between them; nil for none.
  package var programs: FilePath? { variable("PATH") }

  /// KDE's program that finds bookings in mails and documents; nil if it is not installed.
  package var bookingExtractor: FilePath? {
    let name = FilePath("kitinerary-extractor")
    if name.found(in: programs) != nil { return name }
    // KDE installs it for its own programs.
    let roots = ["x86_64-linux-gnu/libexec", "aarch64-linux-gnu/libexec", "libexec"].map { "/usr/lib/\($0)" }
    let directories = (roots + ["/usr/lib64/libexec", "/usr/libexec"]).flatMap { ["\($0)/kf6", "\($0)/kf5"] }
    return name.found(in: FilePath(directories.joined(separator: ":")))
  }

  /// The directory of trips and the memory of the last one.
  ///
  /// - Throws: ``StoreError/noHome`` if no variable gives its path.
  package func library() throws(StoreError) -> TripLibrary {
    try TripLibrary(environment: variable, calls: calls)
  }

  /// The user's program that gets saved changes, if any.
  ///
  /// - Parameter words: the program and its arguments; empty for none.
  package func hook(_ words: [String]) -> ChangeHook? {
    BaseDirectory.state.path(variable).flatMap { state in
      ChangeHook(words, programs: programs, state: state, calls: calls)
    }
  }

  package func readableTrips() throws(StoreError) -> [Trip] {
    try library().entries().compactMap { try? $0.trip.get() }
  }

  /// The venues of games that were over at a moment, in all trips but samples, and those visited before.
  package func grounds(at now: Timestamp) throws -> Grounds {
    let samples = Set(((try? Self.sampleTrips()) ?? []).map(\.id))
    return Grounds(of: try readableTrips().filter { !samples.contains($0.id) }, visits: try earlierVisits(), at: now)
  }

  private func earlierVisits() throws -> [Grounds.Visit] {
    let path = try library().groundsFile
    do throws(ReadRefusal) {
      let bytes = try FileContent(calls: calls).read(path, limit: UserStorage.largestNamed).bytes
      return GroundsTable(bytes, dates: .monthFirst)?.visits ?? []
    } catch {
      if error.isAbsence { return [] }
      throw Failure("\(path): \(UserStorage.sentence(error, what: "grounds"))")
    }
  }

  /// Adds games seen without a trip.
  package func add(_ visits: [Grounds.Visit]) throws {
    let path = try library().groundsFile
    let all = try earlierVisits() + visits
    try attempt(.makeDirectory, path.directory) { () throws(ErrorNumber) in try calls.makeDirectories(path.directory) }
    _ = try write(Array(GroundsTable.text(of: all).utf8), to: path, replaces: true)
  }

  /// The indices of games at grounds where the user has been by now.
  package func visited(_ games: [ScheduleGame]) -> Set<Int> {
    guard let grounds = try? grounds(at: .now) else { return [] }
    return Set(games.indices.filter { grounds.contains(games[$0].game) })
  }

  /// Whether the user has undone the last change of a trip by this state of its schedule.
  package func hasUndone(_ schedule: Schedule, for trip: Trip) -> Bool {
    (try? library().operations.log(ofTrip: trip.id))?.hasUndone(schedule: schedule.fingerprint) ?? false
  }

  /// Trip files, without last good copies.
  package var tripFiles: TripFiles { TripFiles(calls: calls) }

  /// Trip files, each save of which keeps a last good copy if there is a place for copies.
  package var tripFilesWithCopies: TripFiles { TripFiles(calls: calls, copies: try? library().copies) }

  /// The fonts of this machine and those of the user.
  package var fonts: SystemFonts {
    let own = [variable("XDG_DATA_HOME")?.appending("fonts"), variable("HOME")?.appending(".local/share/fonts")]
    return SystemFonts(
      directories: own.compactMap { $0 } + ["/usr/share/fonts", "/usr/local/share/fonts"], calls: calls)
  }

  /// The directory for files of a user; nil if no variable gives its path.
  package func directory(_ kind: BaseDirectory) -> FilePath? { kind.path(variable) }

  /// Checks that the variables that name the user's directories hold absolute paths: relative ones would mean other
  /// directories in every working directory.
  package func checkDirectories() throws(Failure) {
    for name in BaseDirectory.variables {
      guard let path = variable(name), !path.isEmpty, !path.isAbsolute else { continue }
      throw Failure("\(name) is \(path.quoted), not an absolute path; set it to one, or unset it")
    }
  }

  /// The value of an environment variable as text.
  package func text(of name: String) -> String? { variable(name).map { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The path that a user types, with the home directory in the place of a leading `~/`, as in a shell.
  package func expanded(_ typed: String) -> FilePath {
    guard typed.hasPrefix("~/"), let home = variable("HOME") else { return FilePath(typed) }
    return FilePath(bytes: home.bytes + typed.utf8.dropFirst())
  }
}

/// The reason why something was not done, in one sentence.
package struct Failure: Error, Equatable, CustomStringConvertible {
  package let description: String
  /// The name, for programs, of the rule that refuses a change of a trip; nil for another failure.
  package let kind: String?
  /// The game in the way of the change, and the file of the trip, if they are known.
  package let game: ItemID?
  package let path: FilePath?

  package init(_ sentence: String, kind: String? = nil, game: ItemID? = nil, at path: FilePath? = nil) {
    (description, self.kind, self.game, self.path) = (sentence, kind, game, path)
  }
}

package enum Environment {
  package static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The value of a variable that holds a path.
  package static func path(in name: String) -> FilePath? { getenv(name).map { FilePath(cString: $0) } }
}

extension Timestamp {
  /// The time by the clock of this machine, to the millisecond, as trip files write it.
  package static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(microseconds: (Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000) * 1000)
  }
}

extension UserStorage {
  /// The effective settings: those of the file, above them those of the environment, above them those of the command line.
  ///
  /// A file that cannot be read is a mistake that the settings report; the other settings still apply.
  package func settings(_ flags: Flags = Flags(), hasLocale: Bool = true) -> UserSettings {
    let environment = { name in !hasLocale && (name == "LANG" || name.hasPrefix("LC_")) ? nil : text(of: name) }
    do throws(ReadRefusal) {
      return UserSettings(file: try settingsPath.flatMap(content), environment: environment, flags: flags)
    } catch {
      return UserSettings(
        unreadableFile: UserStorage.sentence(error, what: "settings"), environment: environment, flags: flags)
    }
  }

  /// The path of the file of settings, which need not exist; nil if no variable gives its directory.
  package var settingsPath: FilePath? { directory(.config)?.appending("barnstorm/config.ini") }

  /// The most bytes that a file of settings may have.
  private static var longestSettings: Int64 { 65536 }

  /// The content of a file of settings, if any.
  func content(of path: FilePath) throws(ReadRefusal) -> [UInt8]? {
    do throws(ReadRefusal) {
      return try FileContent(calls: calls).read(path, limit: UserStorage.longestSettings, accepting: .plainFilesAndNull)
        .bytes
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// - Parameter what: what the file holds.
  static func sentence(_ refusal: ReadRefusal, what: String) -> String {
    switch refusal {
    case .cannotOpen(let error), .cannotRead(let error): "can't read: \(error)"
    case .notPlain(let kind): "\(kind), not a file of \(what)"
    case .tooLarge, .noMemory: "larger than \(longestSettings >> 10) KiB, not a file of \(what)"
    }
  }
}

/// Reading files that a user names to a command, whose content is not the user's trips or schedules.
extension UserStorage {
  /// The largest size of such a file, in bytes.
  private static var largestNamed: Int64 { 64 << 20 }

  /// Reads a file of another program that contains items for a trip.
  package func importedFile(_ path: FilePath) throws(Failure) -> [UInt8] {
    try content(
      of: path, expected: "not a file to read", tooLarge: "larger than \(UserStorage.largestNamed >> 20) MiB")
  }

  package func drives(at path: FilePath) throws(Failure) -> [UInt8] {
    try content(of: path, expected: "not a CSV file of drives", tooLarge: "too large for a file of drives")
  }

  /// - Parameters:
  ///   - expected: the end of the sentence about a directory or a device.
  ///   - tooLarge: the end of the sentence about a file that is too large.
  private func content(
    of path: FilePath, expected: String, tooLarge: String
  ) throws(Failure) -> [UInt8] {
    do throws(ReadRefusal) {
      return try FileContent(calls: calls).read(path, limit: UserStorage.largestNamed, accepting: .streams).bytes
    } catch {
      switch error {
      case .cannotOpen(let number): throw Failure("\(path): can't open: \(number)")
      case .cannotRead(let number): throw Failure("\(path): can't read: \(number)")
      case .notPlain(let kind): throw Failure("\(path): \(kind), \(expected)")
      case .tooLarge, .noMemory: throw Failure("\(path): \(tooLarge)")
      }
    }
  }
}

/// The sample trips, which the program carries.
extension UserStorage {
  /// Sixteen days of baseball by car, and a long weekend of football in England by train.
  package static func sampleTrips() throws(Failure) -> [Trip] {
    do {
      return try [EmbeddedFile.sampleTrip, .sampleWeekend].map { try Trip(json: $0.bytes) }
    } catch {
      throw Failure("the built-in sample is damaged: \(error)")
    }
  }

  /// Writes a sample to a path that no file has yet.
  ///
  /// - Parameter path: nil for the data directory, which holds each sample once at most.
  /// - Returns: the path, and what the save could not keep.
  /// - Throws: ``StoreError``, also if there is a file or the sample already; nothing was written then.
  package func write(sample trip: Trip, to path: FilePath?) throws -> (path: FilePath, notices: [SaveNotice]) {
    let target = try path ?? newPath(forSample: trip)
    let saved = try tripFilesWithCopies.save(trip, to: target, replacing: .nothing)
    return (target, saved.notices)
  }

  /// The path of a sample in the data directory, which holds each once at most.
  package func newPath(forSample trip: Trip) throws(StoreError) -> FilePath {
    let library = try library()
    for known in try library.knownTrips() where known.heading.id == trip.id { throw .exists(path: known.path) }
    return try library.newPath(forTripNamed: trip.name)
  }
}

/// Writing files for other programs.
extension UserStorage {
  /// Writes a whole file, which becomes visible only when it is complete.
  ///
  /// - Parameter replaces: whether to replace an existing file, whose owner, group and mode are kept if possible.
  /// - Returns: the properties of the old file that the new one could not get, and what is uncertain about the write.
  /// - Throws: ``StoreError`` or ``Failure``, in which case nothing has changed.
  package func write(_ bytes: [UInt8], to path: FilePath, replaces: Bool) throws -> [SaveNotice] {
    let old = try? calls.status(at: path)
    if old != nil, !replaces { throw StoreError.exists(path: path) }
    if let old, old.kind != .regular { throw Failure("\(path): \(old.kind.description); it is not replaced") }
    do throws(ErrorNumber) {
      let target = old == nil ? path : try calls.realPath(path)
      let directory = try OpenDirectory(target.directory, calls)
      defer { directory.close() }
      FileContent(calls: calls).removeLeftovers(of: target)
      var access: FileAccess?
      if let old { access = try calls.access(of: target, old) }
      var new = try PreparedFile(for: target, bytes, like: access, isPrivate: false, calls)
      guard try put(&new, replaces: old != nil) else { throw ErrorNumber(EEXIST) }
      return new.notices + directory.syncNotice()
    } catch {
      throw error.code == EEXIST ? StoreError.exists(path: path) : StoreError.system(path: path, .write, error)
    }
  }

  /// Puts a file in its place.
  ///
  /// - Returns: false if a file exists that must not be replaced.
  private func put(_ new: inout PreparedFile, replaces: Bool) throws(ErrorNumber) -> Bool {
    do {
      if replaces {
        try new.rename()
      } else if case .beaten = try new.putNew() {
        new.discard()
        return false
      }
    } catch {
      new.discard()
      throw error
    }
    new.close()
    return true
  }
}
