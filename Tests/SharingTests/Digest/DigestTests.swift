import TestSupport
import Testing

@testable import Sharing

struct DigestTests {
  /// Source: FIPS 180-2, appendix B, and the test vectors that NIST publishes for FIPS 180-4.
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ]) func `SHA-256 matches the examples of its standard`(message: String, digest: String)
  {
    expect(hexadecimal(SHA256.digest(of: Array(message.utf8))), digest)
  }

  @Test func `SHA-256 matches for a long message`() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    expect(hexadecimal(SHA256.digest(of: message)), digest)
  }

  @Test func `a digest is written in sixteen digits and read again`() {
    let digest = ContentDigest(of: Array("abc".utf8))
    expect("\(digest)", "ba7816bf8f01cfea")
    expect(ContentDigest("\(digest)"), digest)
    for text in ["", "ba7816bf8f01cfe", "ba7816bf8f01cfeg", "+a7816bf8f01cfea", "ba7816bf8f01cfea0"] {
      #expect(ContentDigest(text) == nil, "\(text)")
    }
  }

  /// Source: RFC 4648, section 10.
  @Test(
    arguments: [
      ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
      ("foobar", "Zm9vYmFy"),
    ]) func `base64url matches the examples of its standard`(bytes: String, text: String)
  {
    expect(Base64URL.encoded(Array(bytes.utf8)), text)
    expect(Base64URL.decoded(text), Array(bytes.utf8))
  }

  @Test func `base64url restores all bytes, and refuses other letters`() {
    let all = (0...255).map { UInt8($0) }
    expect(Base64URL.decoded(Base64URL.encoded(all)), all)
    for text in ["A", "AAAAA", "Zm9v=", "Zm 9v", "Zm9+", "Zm9/"] {
      #expect(Base64URL.decoded(text) == nil, "\(text)")
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
