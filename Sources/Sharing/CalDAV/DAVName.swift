import Almanac
import Store
import XML

/// Names with their namespaces. Sources: RFC 4918 and 3744 (`DAV:`), RFC 4791 (`caldav`), and the error descriptions of
/// sabre/dav.
enum DAVName: String, CaseIterable {
  case multistatus = "DAV: multistatus"
  case response = "DAV: response"
  case href = "DAV: href"
  case status = "DAV: status"
  case propstat = "DAV: propstat"
  case prop = "DAV: prop"

  case tag = "DAV: getetag"
  case changedAt = "DAV: getlastmodified"
  case kind = "DAV: resourcetype"
  case collection = "DAV: collection"
  case calendar = "urn:ietf:params:xml:ns:caldav calendar"
  case displayName = "DAV: displayname"
  case data = "urn:ietf:params:xml:ns:caldav calendar-data"

  case principal = "DAV: current-user-principal"
  case homes = "urn:ietf:params:xml:ns:caldav calendar-home-set"
  case components = "urn:ietf:params:xml:ns:caldav supported-calendar-component-set"
  case component = "urn:ietf:params:xml:ns:caldav comp"

  case privileges = "DAV: current-user-privilege-set"
  case privilege = "DAV: privilege"
  case mayDoAll = "DAV: all"
  case mayWrite = "DAV: write"
  case mayWriteContent = "DAV: write-content"
  case mayAdd = "DAV: bind"

  case error = "DAV: error"
  case message = "http://sabredav.org/ns message"
  case needPrivileges = "DAV: need-privileges"
  case uidConflict = "urn:ietf:params:xml:ns:caldav no-uid-conflict"
  case uidTaken = "urn:ietf:params:xml:ns:caldav unique-scheduling-object-resource"
  case quota = "DAV: quota-not-exceeded"
}

extension XMLReader {
  static let dav = XMLReader(names: Set(DAVName.allCases.map(\.rawValue)), hasNamespaces: true)
}

extension XMLElement {
  var davName: DAVName? { DAVName(rawValue: name) }

  func first(_ name: DAVName) -> XMLElement? { first(name.rawValue) }

  func all(_ name: DAVName) -> [XMLElement] { all(name.rawValue) }
}

extension XMLFailure {
  /// A phrase to follow the name of the host.
  var ofResponse: String {
    switch self {
    case .malformed(let line): "the response is malformed at line \(line)"
    case .encoding(let name): "the response is in the unsupported encoding \(Excerpt.quoted(name))"
    case .otherDocument, .documentType: "not a CalDAV response"
    case .tooDeep, .tooManyElements: "response nested too deep or too large"
    case .noMemory: "not enough memory to read the response"
    }
  }
}

/// A path in a form for comparison, since servers write `@` sometimes as `%40`.
struct DAVPath: Equatable, Hashable {
  let parts: [String]

  init(_ path: String) {
    parts = path.split(separator: "/").map { String(decoding: PercentCoding.decoded($0.utf8), as: UTF8.self) }
  }

  init(_ address: WebAddress) { self.init(address.path) }

  func name(in collection: DAVPath) -> ResourceName? {
    guard parts.count == collection.parts.count + 1, parts.starts(with: collection.parts), let name = parts.last else {
      return nil
    }
    // No server has resources with these names; they refer to other directories.
    return name == "." || name == ".." ? nil : ResourceName(name)
  }

  /// The path in an address from a server; nil if that is on another host.
  static func escaped(in href: String, of server: WebAddress) -> String? {
    guard WebAddress.isAddress(by: href) else { return href.hasPrefix("/") ? href : "/\(href)" }
    guard let address = try? WebAddress(href), address.host == server.host else { return nil }
    return address.path
  }

  static func escaped(_ name: String) -> String {
    PercentCoding.encoded(name.utf8, keeping: PercentCoding.isUnreserved)
  }
}
