import Itinerary

package struct LastGoodCopy: Equatable, Sendable {
  package let trip: Trip
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package let keptAt: Int64
}

/// The trip files as they were last loaded whole or saved, in the state directory: next to the trips they would litter
/// the user's directories, get under version control and to other machines, and be lost with a damaged disk.
package struct LastGoodCopies: Sendable {
  private let files: FileCache

  init(directory: FilePath, fileSystem: any FileSystemCalls) {
    files = FileCache(directory: directory, limit: 200, fileSystem: fileSystem)
  }

  /// A failure is only a notice: the user's command can succeed without the copy, and the earlier copy is still there.
  @discardableResult
  func keep(_ bytes: [UInt8], of path: FilePath) -> [SaveNotice] {
    do {
      // The trip itself is already durable, so the copy need not be.
      try files.keep(bytes, for: path, isDurable: false)
      return []
    } catch {
      return [.noCopy(error)]
    }
  }

  func removeLeftovers() { files.removeLeftovers() }

  func copy(of path: FilePath) -> LastGoodCopy? {
    guard let (bytes, file) = read(path), let trip = try? Trip(json: bytes) else { return nil }
    return LastGoodCopy(trip: trip, keptAt: file.modified)
  }

  func content(for path: FilePath) -> [UInt8]? { read(path)?.bytes }

  private func read(_ path: FilePath) -> (bytes: [UInt8], file: FileIdentity)? {
    files.content(for: path, limit: TripFiles.largest)
  }
}

/// Files for the program itself, one for each path or address that they belong to; the oldest go if there are too many.
package struct FileCache: Sendable {
  private let directory: FilePath
  private let limit: Int
  private let fileSystem: any FileSystemCalls
  private var files: FileContent { FileContent(fileSystem: fileSystem) }

  package init(directory: FilePath, limit: Int, fileSystem: any FileSystemCalls) {
    (self.directory, self.limit, self.fileSystem) = (directory, limit, fileSystem)
  }

  /// - Throws: the reason why the file could not be written. The earlier file is kept in that case.
  package func keep(_ bytes: [UInt8], for owner: FilePath, isDurable: Bool) throws(ErrorNumber) {
    let path = self.path(for: owner)
    let old = try? fileSystem.status(at: path)
    if old == nil { try fileSystem.makeDirectories(directory) }
    removeLeftovers()
    let others = ((try? fileSystem.names(in: directory)) ?? []).filter { TemporaryName.kind(of: $0) == nil }
    if old == nil, others.count >= limit,
      let oldest = others.map(directory.appending).min(by: { modified($0) < modified($1) })
    {
      try? fileSystem.unlink(oldest)
    }
    try files.replace(path, with: bytes, isDurable: isDurable)
  }

  package func content(for owner: FilePath, limit: Int64) -> (bytes: [UInt8], file: FileIdentity)? {
    try? files.read(path(for: owner), limit: limit)
  }

  package func prefix(for owner: FilePath, count: Int) -> [UInt8]? {
    try? files.readPrefix(path(for: owner), count: count)
  }

  /// The name of the owner with a fingerprint of its whole path, because several owners may have the same name.
  private func path(for owner: FilePath) -> FilePath {
    directory.appending(owner.name.prefix(100).adding(".\(Fingerprint.text(of: owner.bytes))"))
  }

  func removeLeftovers() { files.removeLeftovers(in: directory) }

  private func modified(_ path: FilePath) -> Int64 { (try? fileSystem.status(at: path))?.identity.modified ?? .max }
}
