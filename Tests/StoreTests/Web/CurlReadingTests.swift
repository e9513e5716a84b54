import Glibc
import Store
import TestSupport
import Testing

/// The reader of addresses compared with the one in curl's library: whatever this program accepts, both read as the
/// same host, port and scheme, as it was written and as it is written for requests.
@Suite struct CurlReadingTests {
  /// The parts of an address that decide who gets a request.
  private struct Origin: Equatable {
    var scheme, host, port: String
  }

  /// The functions of libcurl, if it is on this machine.
  private struct Library {
    typealias Make = @convention(c) () -> OpaquePointer?
    typealias Free = @convention(c) (OpaquePointer?) -> Void
    typealias Set = @convention(c) (OpaquePointer?, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
    typealias Get =
      @convention(c) (OpaquePointer?, CInt, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, CUnsignedInt)
      -> CInt

    let make: Make, free: Free, set: Set, get: Get

    init?() {
      let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
      guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
        let make = dlsym(library, "curl_url"), let free = dlsym(library, "curl_url_cleanup"),
        let set = dlsym(library, "curl_url_set"), let get = dlsym(library, "curl_url_get")
      else { return nil }
      self.make = unsafeBitCast(make, to: Make.self)
      self.free = unsafeBitCast(free, to: Free.self)
      self.set = unsafeBitCast(set, to: Set.self)
      self.get = unsafeBitCast(get, to: Get.self)
    }

    func origin(of text: String) -> Origin? {
      let url = make()
      defer { free(url) }
      // CURLUPART_URL, CURLU_NON_SUPPORT_SCHEME | CURLU_PATH_AS_IS
      guard set(url, 0, text, 1 << 3 | 1 << 4) == 0 else { return nil }
      // CURLUPART_SCHEME, _HOST and _PORT with CURLU_DEFAULT_PORT
      let parts = [1, 5, 6].map { part in
        var text: UnsafeMutablePointer<CChar>?
        let result = get(url, CInt(part), &text, 1)
        defer { Glibc.free(text) }
        return result == 0 ? text.map { String(cString: $0) } ?? "" : ""
      }
      return Origin(scheme: parts[0].lowercased(), host: parts[1].lowercased(), port: parts[2])
    }
  }

  private static let pieces = [
    "http", "https", "webcal", "HTTP", ":", "://", "/", "//", "\\", "@", "#", "?", "%", "%2f", "%40", "[", "]", "[::1]",
    "[fe80::1%25lo]", "::", ".", "..", "127.0.0.1", "127.1", "0x7f", "0177", "2130706433", "1.2.3.4", "localhost",
    "example.com", "evil.test", "a", "A", "é", "ß", "．", "。", "／", "＠", "ﬁ", "xn--", "-", "_", "~", "!", "$", "&", "'",
    "(", "*", "+", ",", ";", "=", "|", "^", "`", "{", "}", "\"", "<", ">", " ", "\t", "\n", "\u{0}", "\u{7F}", "\u{A0}",
    "\u{200B}", "\u{202E}", ":80", ":443", ":0", ":65536", ":00080", ":8080", ":+80", "0", "9", "user:pw@", "user@",
  ]

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let schemes = ["http://", "https://", "webcal://", "http:", "https:/", "HTTPS://", "http:\\\\", "https:///"]
    let hosts = ["example.com", "127.0.0.1", "[::1]", "a.b-c_d.example", "LOCALHOST", ""]
    var text = schemes[Int.random(in: 0..<schemes.count, using: &random)]
    if Bool.random(using: &random) { text += hosts[Int.random(in: 0..<hosts.count, using: &random)] }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    return text
  }

  @Test func `curl never sees another host, port or scheme`() throws {
    // Machines without the library compare nothing; curl itself needs it.
    guard let library = Library() else { return }
    var random = SplitMix64(seed: 34)
    var accepted = 0
    for _ in Portion.rounds(100_000) {
      let text = Self.text(&random)
      guard WebAddress.isAddress(by: text), let address = try? WebAddress(text) else { continue }
      accepted += 1
      let url = try #require(library.origin(of: address.url), "curl refuses \(address.url.debugDescription)")
      let port = address.origin.split(separator: ":").last.flatMap {
        $0.contains("/") || $0.contains("]") ? nil : String($0)
      }
      let own = Origin(
        scheme: address.isSecure ? "https" : "http", host: address.host, port: port ?? (address.isSecure ? "443" : "80")
      )
      #expect(url == own, "\(text.debugDescription) as \(address.url)")
      // Curl's reader of the text as it was written; it keeps other letters as they are, and does not know webcal.
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      let web = text.lowercased().hasPrefix("webcal:") ? "https" + text.dropFirst(6) : text
      if let written = library.origin(of: web) { #expect(written == own, "\(text.debugDescription)") }
    }
    #expect(accepted > 500)
  }
}
