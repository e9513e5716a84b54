import Glibc
import Paths

/// A directory that is held open, so that what was changed in it can be brought to the disk whatever becomes of its path.
package struct OpenDirectory {
  private let descriptor: Int32
  private let calls: any FileSystemCalls

  package init(_ path: FilePath, _ calls: any FileSystemCalls) throws(ErrorNumber) {
    self.calls = calls
    descriptor = try calls.uninterrupted { () throws(ErrorNumber) in
      try calls.open(path, O_RDONLY | O_DIRECTORY, mode: 0)
    }
  }

  /// Brings names that were given, changed or taken away to the disk.
  package func sync() throws(ErrorNumber) {
    do {
      try calls.uninterrupted { () throws(ErrorNumber) in try calls.sync(descriptor) }
    } catch  where error.code == EINVAL {
      // Some file systems cannot sync a directory; there is nothing more to be done on those.
    }
  }

  /// Syncs the directory after a file has taken the place of another. The file is there, so a failure is a notice and no error.
  package func syncNotice() -> [SaveNotice] {
    do {
      try sync()
      return []
    } catch {
      return [.uncertain(error)]
    }
  }

  package func close() { try? calls.close(descriptor) }
}

extension FileSystemCalls {
  /// Brings what was changed in a directory to the disk.
  package func syncDirectory(_ path: FilePath) throws(ErrorNumber) {
    let directory = try OpenDirectory(path, self)
    defer { directory.close() }
    try directory.sync()
  }
}

extension FileSystemCalls {
  /// Makes a directory with those above it, for its owner alone, unless it exists. Its name is brought to the disk: files in it
  /// would not outlast a power failure otherwise.
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
