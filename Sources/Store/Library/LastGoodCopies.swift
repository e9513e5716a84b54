import Itinerary

package struct LastGoodCopy: Equatable, Sendable {
  package let trip: Trip
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package let kept: Int64
}

/// The trip files as they were last loaded whole or saved, in the state directory: next to the trips they would litter
/// the user's directories, get under version control and to other machines, and be lost with a damaged disk.
package struct LastGoodCopies: Sendable {
  private let files: FileCache

  init(directory: FilePath, fileSystem: any FileSystemCalls) {
    files = FileCache(directory: directory, most: 200, fileSystem: fileSystem)
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
    return LastGoodCopy(trip: trip, kept: file.modified)
  }

  func content(for path: FilePath) -> [UInt8]? { read(path)?.bytes }

  private func read(_ path: FilePath) -> (bytes: [UInt8], file: FileIdentity)? {
    files.content(for: path, limit: TripFiles.largest, memoryPerByte: TripFiles.memoryPerByte)
  }
}

/// Files for the program itself, one for each path or address that they belong to; the oldest go if there are too many.
package struct FileCache: Sendable {
  private let directory: FilePath
  private let most: Int
  private let fileSystem: any FileSystemCalls

  package init(directory: FilePath, most: Int, fileSystem: any FileSystemCalls) {
    (self.directory, self.most, self.fileSystem) = (directory, most, fileSystem)
  }

  /// - Throws: the reason why the file could not be written. The earlier file is kept in that case.
  package func keep(_ bytes: [UInt8], for owner: FilePath, isDurable: Bool) throws(ErrorNumber) {
    let path = self.path(for: owner)
    let old = try? fileSystem.status(at: path)
    if old == nil { try fileSystem.makeDirectories(directory) }
    let files = removeLeftovers()
    if old == nil, files.count >= most, let oldest = files.min(by: { modified($0) < modified($1) }) {
      try? fileSystem.unlink(oldest)
    }
    try FileContent(fileSystem: fileSystem).replace(path, with: bytes, isDurable: isDurable)
  }

  package func content(
    for owner: FilePath, limit: Int64, memoryPerByte: Int = 0
  ) -> (bytes: [UInt8], file: FileIdentity)? {
    try? FileContent(fileSystem: fileSystem).read(path(for: owner), limit: limit, memoryPerByte: memoryPerByte)
  }

  package func prefix(for owner: FilePath, count: Int) -> [UInt8]? {
    try? FileContent(fileSystem: fileSystem).readBeginning(path(for: owner), count: count)
  }

  /// The name of the owner with a fingerprint of its whole path, because several owners may have the same name.
  private func path(for owner: FilePath) -> FilePath {
    directory.appending(owner.name.prefix(100).adding(".\(Fingerprint.text(of: owner.bytes))"))
  }

  /// - Returns: the other files.
  @discardableResult
  func removeLeftovers() -> [FilePath] {
    let files = ((try? fileSystem.names(in: directory)) ?? []).map(directory.appending)
    for file in files where isTemporary(file.name) && FileContent(fileSystem: fileSystem).isLeft(file) {
      try? fileSystem.unlink(file)
    }
    return files.filter { !isTemporary($0.name) }
  }

  /// Files of an earlier version are named `.NAME.k3v9x2.tmp`. The program owns all files here; a file that belongs to
  /// a name with a leading dot ends in sixteen digits.
  private func isTemporary(_ name: FilePath) -> Bool { name.hasPrefix(".") && name.hasSuffix(".tmp") }

  private func modified(_ path: FilePath) -> Int64 { (try? fileSystem.status(at: path))?.identity.modified ?? .max }
}
