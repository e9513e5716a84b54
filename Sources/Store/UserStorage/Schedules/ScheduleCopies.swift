import Almanac

/// The last good response of an address, with the fields for the next conditional request.
struct ScheduleCopy: Equatable, Sendable {
  var content: [UInt8]
  /// The time at which the server last confirmed the content.
  var asked: Timestamp
  /// The server's ETag of the content; nil if it gave none.
  var etag: String?
  /// The server's `Last-Modified` field, unchanged.
  var lastModified: String?

  /// The header fields by which a server sends the content only if it has changed.
  var conditions: [HTTPHeader] {
    [("If-None-Match", etag), ("If-Modified-Since", lastModified)].compactMap { name, value in
      value.map { HTTPHeader(name, $0) }
    }
  }
}

/// The stored answers of all addresses, in the state directory.
///
/// A copy is a single file, so that content and ETag always belong together: lines with a name and a value, an empty
/// line, and the unchanged content.
struct ScheduleCopies: Sendable {
  private let files: FileCache

  init(directory: FilePath, fileSystem: any FileSystemCalls) {
    files = FileCache(directory: directory, most: 200, fileSystem: fileSystem)
  }

  private static let format = "barnstorm-schedule 1"
  /// The longest head that is read, in bytes.
  private static let longestHead = 20_000

  /// Stores a copy if possible. A failure is ignored, because the user's command can succeed without the copy.
  func keep(_ copy: ScheduleCopy, of address: WebAddress) {
    let fields = [
      ("address", address.url), ("asked", copy.asked.description), ("etag", copy.etag),
      ("last-modified", copy.lastModified), ("length", "\(copy.content.count)"),
    ]
    let lines = [Self.format] + fields.compactMap { name, value in value.map { "\(name) \($0)" } }
    let head = Array(lines.map { "\($0)\n" }.joined().utf8)
    guard head.count < Self.longestHead else { return }
    try? files.keep(head + [0x0A] + copy.content, for: FilePath(address.url), isDurable: true)
  }

  /// The copy for an address; nil if it is missing or damaged.
  func copy(of address: WebAddress) -> ScheduleCopy? {
    let limit = Int64(RequestLimits.schedule.limit + Self.longestHead)
    guard let bytes = files.content(for: FilePath(address.url), limit: limit)?.bytes,
      let head = Head(bytes), head.address == address.url, head.length == bytes.count - head.end
    else { return nil }
    return ScheduleCopy(
      content: Array(bytes[head.end...]), asked: head.asked, etag: head.etag, lastModified: head.lastModified)
  }

  /// The time at which an address last answered; nil without a copy.
  func asked(_ address: WebAddress) -> Timestamp? {
    files.prefix(for: FilePath(address.url), count: Self.longestHead).flatMap(Head.init)?.asked
  }

  /// The lines before the content.
  private struct Head {
    private(set) var address = ""
    private(set) var asked: Timestamp
    private(set) var etag: String?
    private(set) var lastModified: String?
    private(set) var length = -1
    /// The offset at which the content begins.
    private(set) var end: Int

    init?(_ bytes: [UInt8]) {
      var lines: [String] = []
      var next = bytes.startIndex
      while let stop = bytes[next...].prefix(ScheduleCopies.longestHead).firstIndex(of: 0x0A), stop > next {
        lines.append(String(decoding: bytes[next..<stop], as: UTF8.self))
        next = stop + 1
      }
      guard lines.first == ScheduleCopies.format, next < bytes.count, bytes[next] == 0x0A else { return nil }
      end = next + 1
      var time: Timestamp?
      for line in lines.dropFirst() {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let value = String(parts[1])
        switch parts[0] {
        case "address": address = value
        case "asked": time = Timestamp(value)
        case "etag": etag = value
        case "last-modified": lastModified = value
        case "length": length = Int(value) ?? -1
        default: break
        }
      }
      guard let time else { return nil }
      asked = time
    }
  }
}
