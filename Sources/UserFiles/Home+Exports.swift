import Disk
import Glibc
import ItineraryCore
import Paths
import TripStore

/// Files that a trip becomes for other programs.
extension Home {
  /// Writes a whole file, which nobody sees before it is whole.
  ///
  /// - Parameter replaces: whether a file that is there already is replaced, which keeps who may do what with it.
  /// - Returns: what of the old file the new one could not be given, and what is not certain.
  /// - Throws: ``StoreError`` or ``Failure``; nothing has changed then.
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
  /// - Returns: false if the place was to be empty and is not.
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
