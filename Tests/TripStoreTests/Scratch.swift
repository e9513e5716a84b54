import Glibc
import Interchange
import ItineraryCore
import Paths
import TripStore

/// A directory of a test's own, removed at its end.
final class Scratch: Sendable {
  let path: FilePath

  init(in directory: String = "/tmp") throws {
    var template = Array("\(directory)/barnstorm-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw ErrorNumber(errno) }
    path = FilePath(cString: template)
  }

  deinit { Scratch.remove(path) }

  func path(_ name: String) -> FilePath { path.appending(FilePath(name)) }

  /// The same for functions of the C library.
  @_disfavoredOverload func path(_ name: String) -> String { "\(path)/\(name)" }

  var names: [String] { ((try? SystemCalls().names(in: path)) ?? []).map(\.description).sorted() }

  func write(_ text: String, to name: String, mode: UInt32 = 0o600) throws {
    let file = try SystemCalls().open(path(name), O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    defer { close(file) }
    var text = text
    try text.withUTF8 { bytes in _ = try SystemCalls().write(file, UnsafeRawBufferPointer(bytes)) }
    try SystemCalls().setMode(file, mode)
  }

  /// Puts a new file at a name, whatever is there.
  func put(_ text: String, at name: String) throws {
    try write(text, to: "put")
    try SystemCalls().rename(path("put"), to: path(name))
  }

  func text(_ name: String) -> String? {
    guard let file = try? SystemCalls().open(path(name), O_RDONLY, mode: 0) else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { (try? SystemCalls().read(file, into: $0)) ?? 0 }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  func mode(_ name: String) -> UInt32? { (try? SystemCalls().status(at: path(name)))?.mode }

  private static func remove(_ path: FilePath) {
    for name in (try? SystemCalls().names(in: path)) ?? [] {
      let inner = path.appending(name)
      if inner.withCString({ unlink($0) }) != 0 { remove(inner) }
    }
    path.withCString { _ = rmdir($0) }
  }
}

/// - Parameter moment: of the last change of the name, in milliseconds.
func sampleTrip(_ name: String, id: String = "trip-1", at moment: Int = 0, items: [Item] = []) -> Trip {
  Trip(
    id: id, name: name, startDate: CivilDate(dayNumber: 20_637), dayCount: 3,
    modifiedAt: Timestamp(microseconds: Int64(moment) * 1000), items: items)
}

func note(_ id: String, day: Int = 1, at moment: Int = 0) -> Item {
  Item(
    id: ItemID(id), position: Position(day: day, sortOrder: 1),
    modifiedAt: Timestamp(microseconds: Int64(moment) * 1000),
    kind: .custom(CustomItem(title: id, category: .note)))
}

func text(_ trip: Trip) -> String { String(decoding: TripFile.encode(trip), as: UTF8.self) }

/// The error that `body` throws, if it throws one.
func failure(_ body: () throws(StoreError) -> Void) -> StoreError? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}
