import Almanac
import TestSupport
import Testing

@testable import Sharing
@testable import Store

/// A server whose certificate it has signed itself, by the openssl of this machine.
@Suite(.enabled(if: OpenSSL.program != nil, "There is no openssl here: no certificate is tried."))
struct CertificateTests {
  private let scratch: Scratch
  private let server: ServerProgram

  init() throws {
    scratch = Scratch()
    let openssl = try #require(OpenSSL.program)
    let (key, certificate): (String, String) = (scratch.path("key.pem"), scratch.path("certificate.pem"))
    let made = try ChildProcess.run(
      openssl,
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out",
        certificate, "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
      ], input: [], limit: 1 << 20, seconds: 30)
    try #require(made.end == .exited(0))
    server = try ServerProgram(
      openssl, ["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www"], says: "ACCEPT",
      on: .output)
  }

  private var address: WebAddress { get throws { try WebAddress("https://127.0.0.1:\(server.port)/") } }

  private func curl(trusting certificate: String?) throws -> Curl {
    let variable = certificate.map { "export CURL_CA_BUNDLE='\($0)'" } ?? "unset CURL_CA_BUNDLE SSL_CERT_FILE"
    try scratch.write(
      "#!/bin/sh\nexport no_proxy=127.0.0.1 PATH=\(OpenSSL.programs)\n\(variable)\nexec curl \"$@\"\n", to: "curl",
      mode: 0o700)
    return Curl(agent: "barnstorm/test", path: scratch.path)
  }

  @Test func `refuses an unknown certificate, sends nothing, and reports what to do`() throws {
    let remote = RemoteCalendar(try address, user: "mira")
    var store = CalDAVStore(remote, password: "secret", web: try curl(trusting: nil))
    do throws(RemoteFailure) {
      _ = try store.list()
      Issue.record("it was trusted")
    } catch {
      guard case .offline(let reason) = error else { throw error }
      #expect(reason.hasPrefix("127.0.0.1: no secure connection: "), "\(reason)")
      #expect(
        reason.hasSuffix("; if you trust it, add its certificate to the system store or set CURL_CA_BUNDLE"),
        "\(reason)")
    }
  }

  @Test func `accepts a certificate that CURL_CA_BUNDLE names`() throws {
    let certificate: String = scratch.path("certificate.pem")
    let web = try curl(trusting: certificate)
    try expect(web.response(to: HTTPRequest("GET", try address), within: RequestLimits()).status, 200)
  }
}

private enum OpenSSL {
  static let programs: FilePath = "/usr/local/bin:/usr/bin:/bin"
  static let program = FilePath("openssl").found(in: programs)
}
