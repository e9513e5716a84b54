import Glibc
import Store
import Synchronization

/// A web server on this machine, which answers as a test says.
package final class WebServer: Sendable {
  package struct Request: Sendable {
    package var method: String
    package var path: String
    /// The fields of the header by their names in small letters.
    package var headers: [String: String]
    package var body: [UInt8] = []
  }

  package enum Reply: Sendable {
    /// Sends these bytes and closes the connection.
    case bytes([UInt8])
    /// Sends these bytes, and then nothing until the other side goes.
    case silence(after: [UInt8])
    /// Sends these bytes, and then a byte every now and then until the other side goes.
    case drip(after: [UInt8])
    /// Sends these bytes, and then more and more until the other side goes.
    case flood(after: [UInt8])
  }

  private let listener: Int32
  package let port: UInt16
  private let received: Received

  private final class Received: Sendable {
    let requests = Mutex<[Request]>([])
  }

  /// - Parameter answer: answers a request; runs on the thread of the server, one request after the other.
  package init(_ answer: @escaping @Sendable (Request) -> Reply) throws {
    // The user who runs the tests may need a proxy for the rest of the world.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw ErrorNumber(errno) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    let received = Received()
    self.received = received
    TestThread.start { Self.serve(listener, received, answer) }
  }

  /// Ends the thread, which closes the listener itself: closed here, its number could be that of another server's by the
  /// time that the thread accepts again, and a request to that one would be answered by this one.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  package func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The requests so far, in an array that shares nothing with the one that grows: the thread sanitizer does not see that the
  /// runtime keeps the two apart by counting references.
  package var requests: [Request] { received.requests.withLock { $0.map { $0 } } }

  private static func serve(_ listener: Int32, _ received: Received, _ answer: (Request) -> Reply) {
    defer { close(listener) }
    while case let connection = accept(listener, nil, nil), connection >= 0 {
      // Not for the programs that other tests start in the meantime, which would keep it open.
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      if let request = request(from: connection) {
        received.requests.withLock { $0.append(request) }
        send(answer(request), to: connection)
      }
      close(connection)
    }
  }

  private static func request(from connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    // A byte at a time: what comes after the header is the body.
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      var byte: UInt8 = 0
      if recv(connection, &byte, 1, 0) <= 0 { return nil }
      bytes.append(byte)
      // The beginning of a secure connection, which this server does not have.
      if bytes.first == 0x16 { return nil }
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " }) }
    }
    guard let body = body(of: headers["content-length"].flatMap { Int($0) } ?? 0, from: connection) else { return nil }
    return Request(method: String(words[0]), path: String(words[1]), headers: headers, body: body)
  }

  private static func body(of length: Int, from connection: Int32) -> [UInt8]? {
    var body = [UInt8](repeating: 0, count: length)
    var done = 0
    while done < length {
      let count = body.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { recv(connection, $0 + done, length - done, 0) } ?? -1
      }
      if count <= 0 { return nil }
      done += count
    }
    return body
  }

  private static func send(_ reply: Reply, to connection: Int32) {
    switch reply {
    case .bytes(let bytes): _ = send(bytes, to: connection)
    case .silence(let bytes):
      var byte: UInt8 = 0
      if send(bytes, to: connection) { while recv(connection, &byte, 1, 0) > 0 {} }
    case .drip(let bytes):
      if send(bytes, to: connection) { while send([0x20], to: connection) { usleep(50_000) } }
    case .flood(let bytes):
      let more = [UInt8](repeating: 0x20, count: 1 << 16)
      if send(bytes, to: connection) { while send(more, to: connection) {} }
    }
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension WebServer.Reply {
  package static func answer(_ status: String = "200 OK", _ headers: [String] = [], _ body: String = "") -> Self {
    .answer(status, headers, Array(body.utf8))
  }

  package static func answer(_ status: String, _ headers: [String], _ body: [UInt8]) -> Self {
    .bytes(head(status, headers + ["Content-Length: \(body.count)"]) + body)
  }

  package static func head(_ status: String = "200 OK", _ headers: [String] = []) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status)"] + headers + ["Connection: close", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}

/// A file as gzip packs it, with the content as it is in a single block: at most 65,535 bytes.
package func gzipped(_ content: [UInt8]) -> [UInt8] {
  var crc = UInt32.max
  for byte in content {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  let size = UInt16(content.count)
  let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1]
  let tail: [UInt8] = littleEndian(~crc) + littleEndian(UInt32(size))
  return head + littleEndian(size) + littleEndian(~size) + content + tail
}

private func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian) { Array($0) }
}
