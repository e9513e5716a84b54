import Files

/// The path of a resource on its server in a form for comparison, since servers write `@` sometimes as `%40`.
struct DAVPath: Equatable, Hashable {
  /// The non-empty parts between the slashes, decoded.
  let parts: [String]

  /// - Parameter path: a percent-encoded path without the host.
  init(_ path: String) {
    parts = path.split(separator: "/").map { DAVPath.decoded($0) }
  }

  init(_ address: WebAddress) { self.init(address.path) }

  /// The name of a resource directly within a collection; nil for any other path.
  func name(in collection: DAVPath) -> ResourceName? {
    guard parts.count == collection.parts.count + 1, parts.starts(with: collection.parts), let name = parts.last else {
      return nil
    }
    // No server has resources with these names; they refer to other directories.
    return name == "." || name == ".." ? nil : ResourceName(name)
  }

  /// The path in an address from a server, which may include a host; nil if that is another host.
  static func escaped(in href: String, of server: WebAddress) -> String? {
    guard WebAddress.isMeant(by: href) else { return href.hasPrefix("/") ? href : "/\(href)" }
    guard let address = try? WebAddress(href), address.host == server.host else { return nil }
    return address.path
  }

  /// A name, percent-encoded as a part of a path.
  static func escaped(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  /// A `%` that is not followed by two digits is kept.
  private static func decoded(_ part: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(rest.prefix(2)) ?? ""
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.first != "+", let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
