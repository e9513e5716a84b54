import Almanac

/// Files that the program stores for itself in a directory, one for each path or address that they belong to. Only
/// their owner can read them. If there are too many, the oldest are removed.
package struct FileCache: Sendable {
  private let directory: FilePath
  /// The largest number of files.
  private let most: Int
  private let calls: any FileSystemCalls

  package init(directory: FilePath, most: Int, calls: any FileSystemCalls) {
    (self.directory, self.most, self.calls) = (directory, most, calls)
  }

  /// Writes the file that belongs to a path or an address.
  ///
  /// - Parameter isDurable: whether the content has to survive a power failure.
  /// - Throws: the reason why the file could not be written. The earlier file is kept in that case.
  package func keep(_ bytes: [UInt8], for owner: FilePath, isDurable: Bool) throws(ErrorNumber) {
    let path = self.path(for: owner)
    let old = try? calls.status(at: path)
    if old == nil { try calls.makeDirectories(directory) }
    let files = removeLeftovers()
    if old == nil, files.count >= most, let oldest = files.min(by: { modified($0) < modified($1) }) {
      try? calls.unlink(oldest)
    }
    try FileContent(calls: calls).replace(path, with: bytes, old: old, isDurable: isDurable)
  }

  /// Reads the file that belongs to a path or an address. Returns nil if it does not exist or cannot be read.
  package func content(
    for owner: FilePath, limit: Int64, memoryPerByte: Int = 0
  ) -> (bytes: [UInt8], file: FileIdentity)? {
    try? FileContent(calls: calls).read(path(for: owner), limit: limit, memoryPerByte: memoryPerByte)
  }

  /// Reads the first bytes of the file that belongs to a path or an address. Returns nil if it is missing.
  package func prefix(for owner: FilePath, count: Int) -> [UInt8]? {
    try? FileContent(calls: calls).readBeginning(path(for: owner), count: count)
  }

  /// The path of a file: the name of its owner with a fingerprint of the owner's whole path, because several owners may
  /// have the same name.
  private func path(for owner: FilePath) -> FilePath {
    directory.appending(owner.name.prefix(100).adding(".\(Fingerprint.text(of: owner.bytes))"))
  }

  /// Removes the temporary files of killed programs; returns the other files.
  @discardableResult
  func removeLeftovers() -> [FilePath] {
    let files = ((try? calls.names(in: directory)) ?? []).map(directory.appending)
    for file in files where isTemporary(file.name) && FileContent(calls: calls).isLeft(file) { try? calls.unlink(file) }
    return files.filter { !isTemporary($0.name) }
  }

  /// Whether a file is a temporary one, including those of an earlier version, named like `.NAME.k3v9x2.tmp`. The
  /// program owns all files here; a file that belongs to a name with a leading dot ends in sixteen digits.
  private func isTemporary(_ name: FilePath) -> Bool { name.hasPrefix(".") && name.hasSuffix(".tmp") }

  private func modified(_ path: FilePath) -> Int64 { (try? calls.status(at: path))?.identity.modified ?? .max }
}
