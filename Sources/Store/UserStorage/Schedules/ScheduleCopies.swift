import Almanac

/// The last good response of an address, with the fields for the next conditional request.
struct ScheduleCopy: Equatable, Sendable {
  var content: [UInt8]
  var requestedAt: Timestamp
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

/// The stored responses of all addresses, in the state directory.
///
/// A copy is a single file, so that content and ETag always belong together: a line of JSON, and the unchanged content.
struct ScheduleCopies: Sendable {
  private let files: FileCache

  init(directory: FilePath, fileSystem: any FileSystemCalls) {
    files = FileCache(directory: directory, limit: 200, fileSystem: fileSystem)
  }

  /// The longest head that is read, in bytes.
  private static let longestHead = 20_000

  /// Stores a copy if possible. A failure is ignored, because the user's command can succeed without the copy.
  func keep(_ copy: ScheduleCopy, of address: WebAddress) {
    let fields: JSONValue = [
      "address": address.url, "asked": copy.requestedAt, "etag": copy.etag, "lastModified": copy.lastModified,
      "length": copy.content.count,
    ]
    let head = Array((fields.compact + "\n").utf8)
    guard head.count < Self.longestHead else { return }
    try? files.keep(head + copy.content, for: FilePath(address.url), isDurable: true)
  }

  func copy(of address: WebAddress) -> ScheduleCopy? {
    let limit = Int64(RequestLimits.schedule.limit + Self.longestHead)
    guard let bytes = files.content(for: FilePath(address.url), limit: limit)?.bytes,
      let (head, requestTime, start) = Self.head(of: bytes), head["address"]?.text == address.url,
      head["length"]?.text == "\(bytes.count - start)"
    else { return nil }
    return ScheduleCopy(
      content: Array(bytes[start...]), requestedAt: requestTime, etag: head["etag"]?.text,
      lastModified: head["lastModified"]?.text)
  }

  func requestTime(_ address: WebAddress) -> Timestamp? {
    files.prefix(for: FilePath(address.url), count: Self.longestHead).flatMap { Self.head(of: $0)?.requestedAt }
  }

  /// The line before the content, and the offset at which the content begins.
  private static func head(of bytes: [UInt8]) -> (fields: JSONNode, requestedAt: Timestamp, start: Int)? {
    guard let end = bytes.prefix(longestHead).firstIndex(of: 0x0A), let fields = JSONNode(Array(bytes[..<end])),
      let requestTime = fields["asked"]?.text.flatMap({ Timestamp($0) })
    else { return nil }
    return (fields, requestTime, end + 1)
  }
}
