import Base
import Files

/// The path of a resource on its server in a form for comparison, since servers write `@` sometimes as `%40`.
struct DAVPath: Equatable, Hashable {
  /// The non-empty parts between the slashes, decoded.
  let parts: [String]

  /// - Parameter path: a percent-encoded path without the host.
  init(_ path: String) {
    parts = path.split(separator: "/").map { String(decoding: PercentCoding.decoded($0.utf8), as: UTF8.self) }
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
    PercentCoding.encoded(name.utf8, keeping: PercentCoding.isUnreserved)
  }
}
