import Itinerary
import Platform

package struct TripLibrary: Sendable {
  /// Made when it is first needed.
  package let directory: FilePath
  package let trash: TripTrash
  package let copies: LastGoodCopies
  package let operations: OperationLogs
  let groundsFile: FilePath
  private let lastTripFile: FilePath
  /// Contains ``roomy`` if the chosen view is not the dense one.
  private let denseFile: FilePath
  private let fileSystem: any FileSystemCalls
  private var files: TripFiles { TripFiles(fileSystem: fileSystem) }

  package init(
    environment: (String) -> FilePath?, fileSystem: any FileSystemCalls = SystemCalls()
  ) throws(StoreError) {
    self.fileSystem = fileSystem
    guard let data = BaseDirectory.data.path(environment), let state = BaseDirectory.state.path(environment) else {
      throw .noHome
    }
    directory = data.appending("barnstorm/trips")
    groundsFile = data.appending("barnstorm/grounds.csv")
    trash = TripTrash(directory: data.appending("barnstorm/trash"), fileSystem: fileSystem)
    lastTripFile = state.appending("barnstorm/last-trip")
    denseFile = state.appending("barnstorm/dense-view")
    operations = OperationLogs(directory: state.appending("barnstorm/undo"), trips: directory, fileSystem: fileSystem)
    copies = LastGoodCopies(directory: state.appending("barnstorm/copies"), fileSystem: fileSystem)
  }

  package func entries() throws(StoreError) -> [LibraryEntry] {
    try TripDirectory(directory, fileSystem: fileSystem).fileNames().map { name in
      let path = directory.appending(name)
      return LibraryEntry(path: path, trip: Result { () throws(StoreError) in try files.load(path).trip })
    }
  }

  /// The trips by the headings of their files, which is quick however long they are.
  package func knownTrips() throws(StoreError) -> [KnownTrip] {
    try TripDirectory(directory, fileSystem: fileSystem).trips()
  }

  /// The trip that a user names: by path, by name or id, or by a beginning of one that no other trip shares.
  ///
  /// A word is a path if it has a slash, ends in `.json`, or is the name of a file in the working directory. The name
  /// of a directory there counts only if no trip has the name.
  package func path(of argument: FilePath) throws(StoreError) -> FilePath {
    if TripLibrary.isPath(argument) { return argument }
    let kind = argument.isEmpty ? nil : (try? fileSystem.status(at: argument))?.kind
    if let kind, kind != .directory { return argument }
    // A name and an id are text.
    guard let text = argument.text else { throw .unknownTrip(argument) }
    let trips = try knownTrips()
    let candidates = trips.named(text)
    if candidates.count > 1 { throw .ambiguousTrip(argument, candidates) }
    if let trip = candidates.first { return trip.path }
    if kind != nil { return argument }
    throw .unknownTrip(argument, candidates: NearMiss.names(like: text, among: trips.map(\.heading.name)))
  }

  package static func isPath(_ argument: FilePath) -> Bool {
    argument.hasDirectory || argument.hasSuffix(".json")
  }

  /// Makes the directory if needed. `Rust Belt Swing` becomes `rust-belt-swing.json`, or `rust-belt-swing-2.json`.
  package func newPath(forTripNamed name: String) throws(StoreError) -> FilePath {
    try fileSystem.makeDirectory(directory)
    return TripDirectory(directory, fileSystem: fileSystem).freePath(for: FilePath(FileStem.of(name)))
  }

  package func lastTrip() -> FilePath? {
    guard let bytes = remembered(in: lastTripFile) else { return nil }
    let path = FilePath(bytes: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...])
    return path.isEmpty ? nil : path
  }

  package func rememberLastTrip(_ path: FilePath) throws(StoreError) {
    let absolute = try attempt(.find, path) { () throws(ErrorNumber) in try fileSystem.realPath(path) }
    if lastTrip() != absolute { try remember(absolute.adding("\n").bytes, in: lastTripFile) }
  }

  private static let roomy = "roomy"

  /// Nil if the user has chosen neither the dense view nor the roomy one.
  package var isDense: Bool? {
    remembered(in: denseFile).map { String(decoding: $0, as: UTF8.self).trimmed != Self.roomy }
  }

  package func rememberDensity(isDense: Bool) throws(StoreError) {
    if isDense != self.isDense { try remember(Array((isDense ? "" : Self.roomy + "\n").utf8), in: denseFile) }
  }

  /// Whether something happens for the first time, by a file that exists from then on; false if it can't be written.
  package func isFirst(_ name: FilePath) -> Bool {
    let path = lastTripFile.directory.appending(name)
    return (try? fileSystem.status(at: path)) == nil && (try? remember([], in: path)) != nil
  }

  private func remembered(in file: FilePath) -> [UInt8]? {
    try? FileContent(fileSystem: fileSystem).read(file, limit: 1 << 16).bytes
  }

  private func remember(_ bytes: [UInt8], in file: FilePath) throws(StoreError) {
    try fileSystem.makeDirectory(file.directory)
    let content = FileContent(fileSystem: fileSystem)
    content.removeLeftovers(of: file)
    try attempt(.write, file) { () throws(ErrorNumber) in
      try content.replace(file, with: bytes, isDurable: false)
    }
  }
}

package struct LibraryEntry: Sendable {
  package let path: FilePath
  package let trip: Result<Trip, StoreError>
}
