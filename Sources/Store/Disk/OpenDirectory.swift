import Almanac
import Platform

/// A directory that is held open, so that changes in it can be synced to the disk even if its path changes.
package struct OpenDirectory {
  private let descriptor: Int32
  private let fileSystem: any FileSystemCalls

  package init(_ path: FilePath, _ fileSystem: any FileSystemCalls) throws(ErrorNumber) {
    self.fileSystem = fileSystem
    descriptor = try fileSystem.open(path, O_RDONLY | O_DIRECTORY, mode: 0)
  }

  package func sync() throws(ErrorNumber) {
    do {
      try fileSystem.sync(descriptor)
    } catch  where error.code == EINVAL {
      // Some file systems cannot sync a directory; there is nothing more to be done on those.
    }
  }

  /// Syncs the directory after a file has taken the place of another, so that a failure is only a notice.
  package func syncNotice() -> [SaveNotice] {
    do {
      try sync()
      return []
    } catch {
      return [.uncertain(error)]
    }
  }

  package func close() { try? fileSystem.close(descriptor) }
}

extension FileSystemCalls {
  package func syncDirectory(_ path: FilePath) throws(ErrorNumber) {
    let directory = try OpenDirectory(path, self)
    defer { directory.close() }
    try directory.sync()
  }

  /// Makes a directory and those above it, for its owner alone, unless it exists. Syncs its name to the disk, since
  /// files in it would not outlast a power failure otherwise.
  package func makeDirectories(_ path: FilePath) throws(ErrorNumber) {
    do {
      try makeMissingDirectory(path)
    } catch  where error.code == ENOENT && path.hasDirectory {
      try makeDirectories(path.directory)
      try makeMissingDirectory(path)
    }
  }

  private func makeMissingDirectory(_ path: FilePath) throws(ErrorNumber) {
    do {
      try makeDirectory(path, mode: 0o700)
    } catch  where error.code == EEXIST {
      // Another process may have been quicker.
      return
    }
    try syncDirectory(path.directory)
  }
}
