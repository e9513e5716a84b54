import Itinerary
import Making
import Platform

/// All files of a user, read and written through this, so that a test can put failing calls below all of them.
package struct UserStorage: Sendable {
  package let fileSystem: any FileSystemCalls
  package let web: any HTTPClient
  package let zones: Zones
  private let variable: @Sendable (String) -> FilePath?

  /// - Parameter web: nil for the program curl.
  package init(
    fileSystem: any FileSystemCalls = SystemCalls(), web: (any HTTPClient)? = nil,
    variable: @escaping @Sendable (String) -> FilePath? = { Environment.path(in: $0) }
  ) {
    self.fileSystem = fileSystem
    zones = SystemZones(directories: SystemZones.directories(chosen: variable("TZDIR")), fileSystem: fileSystem).table
    self.web = web ?? Curl(agent: ProgramVersion.agent, path: variable("PATH"))
    self.variable = variable
  }

  package var programs: FilePath? { variable("PATH") }

  /// KDE's program that finds bookings in mails and documents.
  package var bookingExtractor: FilePath? {
    let name = FilePath("kitinerary-extractor")
    if name.found(in: programs) != nil { return name }
    // KDE installs it for its own programs.
    let roots = ["x86_64-linux-gnu/libexec", "aarch64-linux-gnu/libexec", "libexec"].map { "/usr/lib/\($0)" }
    let directories = (roots + ["/usr/lib64/libexec", "/usr/libexec"]).flatMap { ["\($0)/kf6", "\($0)/kf5"] }
    return name.found(in: FilePath(directories.joined(separator: ":")))
  }

  /// - Throws: ``StoreError/noHome`` if no variable gives its path.
  package func library() throws(StoreError) -> TripLibrary {
    try TripLibrary(environment: variable, fileSystem: fileSystem)
  }

  /// - Parameter words: the program and its arguments; empty for none.
  package func hook(_ words: [String]) -> ChangeHook? {
    BaseDirectory.state.path(variable).flatMap { state in
      ChangeHook(words, programs: programs, state: state, fileSystem: fileSystem)
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
    do throws(StoreError) {
      let bytes = try FileContent(fileSystem: fileSystem).read(
        path, limit: UserStorage.largestNamed, expected: "not a file of grounds"
      ).bytes
      return GroundsTable(bytes, dates: .monthFirst)?.visits ?? []
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  package func add(_ visits: [Grounds.Visit]) throws {
    let path = try library().groundsFile
    let all = try earlierVisits() + visits
    try fileSystem.makeDirectory(path.directory)
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

  package var tripFiles: TripFiles { TripFiles(fileSystem: fileSystem) }

  /// Keeps a last good copy with each save if there is a place for copies.
  package var tripFilesWithCopies: TripFiles { TripFiles(fileSystem: fileSystem, copies: try? library().copies) }

  package var fonts: SystemFonts {
    let own = [variable("XDG_DATA_HOME")?.appending("fonts"), variable("HOME")?.appending(".local/share/fonts")]
    return SystemFonts(
      directories: own.compactMap { $0 } + ["/usr/share/fonts", "/usr/local/share/fonts"], fileSystem: fileSystem)
  }

  package func directory(_ kind: BaseDirectory) -> FilePath? { kind.path(variable) }

  /// Relative paths would mean other directories in every working directory.
  package func checkDirectories() throws(Failure) {
    for name in BaseDirectory.variables {
      guard let path = variable(name), !path.isEmpty, !path.isAbsolute else { continue }
      throw Failure("\(name) is \(path.quoted), not an absolute path; set it to one, or unset it")
    }
  }

  package func text(of name: String) -> String? { variable(name).map { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The path with the home directory in the place of a leading `~/`, as in a shell.
  package func expanded(_ typed: String) -> FilePath {
    guard typed.hasPrefix("~/"), let home = variable("HOME") else { return FilePath(typed) }
    return FilePath(bytes: home.bytes + typed.utf8.dropFirst())
  }
}

package struct Failure: Error, Equatable, CustomStringConvertible {
  package let description: String
  /// The name, for programs, of the rule that refuses a change of a trip.
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
  /// A file that cannot be read is a mistake that the settings report.
  package func settings(_ flags: Flags = Flags(), hasLocale: Bool = true) -> UserSettings {
    let environment = { name in !hasLocale && (name == "LANG" || name.hasPrefix("LC_")) ? nil : text(of: name) }
    do throws(StoreError) {
      let file = try settingsPath.flatMap { path throws(StoreError) in
        try content(of: path, expected: "not a file of settings")
      }
      return UserSettings(file: file, environment: environment, flags: flags)
    } catch {
      return UserSettings(unreadableFile: error.phrase, environment: environment, flags: flags)
    }
  }

  /// The file need not exist.
  package var settingsPath: FilePath? { directory(.config)?.appending("barnstorm/config.ini") }

  func content(of path: FilePath, expected: String = "not a file of answers") throws(StoreError) -> [UInt8]? {
    do throws(StoreError) {
      return try FileContent(fileSystem: fileSystem).read(
        path, limit: 65536, expected: expected, accepting: .plainFilesAndNull
      ).bytes
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  private static var largestNamed: Int64 { 64 << 20 }

  package func importedFile(
    _ path: FilePath, expected: String = "not a file to read"
  ) throws(Failure) -> [UInt8] {
    let content = FileContent(fileSystem: fileSystem)
    do throws(StoreError) {
      return try content.read(path, limit: UserStorage.largestNamed, expected: expected, accepting: .streams).bytes
    } catch {
      throw Failure("\(error)")
    }
  }

  /// Sixteen days of baseball by car, and a long weekend of football in England by train.
  package static func sampleTrips() throws(Failure) -> [Trip] {
    do {
      return try [EmbeddedFile.sampleTrip, .sampleWeekend].map { try Trip(json: $0.bytes) }
    } catch {
      throw Failure("the built-in sample is damaged: \(error)")
    }
  }

  /// Writes a sample to the data directory, which holds each once at most.
  package func write(sample trip: Trip) throws -> (path: FilePath, notices: [SaveNotice]) {
    let path = try newPath(forSample: trip)
    return (path, try tripFilesWithCopies.save(trip, to: path, replacing: .nothing).notices)
  }

  package func newPath(forSample trip: Trip) throws(StoreError) -> FilePath {
    let library = try library()
    for known in try library.knownTrips() where known.heading.id == trip.id { throw .exists(path: known.path) }
    return try library.newPath(forTripNamed: trip.name)
  }

  /// Writes a whole file for other programs, which becomes visible only when it is complete.
  ///
  /// - Returns: the properties of the old file that the new one could not get, and what is uncertain about the write.
  /// - Throws: ``StoreError`` or ``Failure``, in which case nothing has changed.
  package func write(_ bytes: [UInt8], to path: FilePath, replaces: Bool) throws -> [SaveNotice] {
    let old = try? fileSystem.status(at: path)
    if old != nil, !replaces { throw StoreError.exists(path: path) }
    if let old, old.kind != .regular { throw Failure("\(path): \(old.kind.description); it is not replaced") }
    do throws(ErrorNumber) {
      let target = old == nil ? path : try fileSystem.realPath(path)
      let directory = try OpenDirectory(target.directory, fileSystem)
      defer { directory.close() }
      FileContent(fileSystem: fileSystem).removeLeftovers(of: target)
      var access: FileAccess?
      if let old { access = try fileSystem.access(of: target, old) }
      var new = try PreparedFile(for: target, bytes, like: access, isPrivate: false, fileSystem)
      do throws(ErrorNumber) {
        if old != nil {
          try new.rename()
        } else if case .beaten = try new.putNew() {
          throw ErrorNumber(EEXIST)
        }
      } catch {
        new.discard()
        throw error
      }
      new.close()
      return new.notices + directory.syncNotice()
    } catch {
      throw error.code == EEXIST ? StoreError.exists(path: path) : StoreError.system(path: path, .write, error)
    }
  }
}
