import Base
import Files
import Glibc
import TripCore

/// Writing files for other programs.
extension Home {
  /// Writes a whole file, which becomes visible only when it is complete.
  ///
  /// - Parameter replaces: whether to replace an existing file, whose owner, group and mode are kept if possible.
  /// - Returns: the properties of the old file that the new one could not get, and what is uncertain about the write.
  /// - Throws: ``StoreError`` or ``Failure``, in which case nothing has changed.
  package func write(_ bytes: [UInt8], to path: FilePath, replaces: Bool) throws -> [SaveNotice] {
    let old = try? calls.status(at: path)
    if old != nil, !replaces { throw StoreError.exists(path: path) }
    if let old, old.kind != .regular { throw Failure("\(path): \(old.kind.description), which is not replaced") }
    do throws(ErrorNumber) {
      let target = old == nil ? path : try calls.realPath(path)
      let directory = try OpenDirectory(target.directory, calls)
      defer { directory.close() }
      var access: FileAccess?
      if let old { access = try calls.access(of: target, old) }
      var new = try PreparedFile(for: target, bytes, like: access, calls)
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
