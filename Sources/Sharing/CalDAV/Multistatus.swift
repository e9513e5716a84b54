import Itinerary
import Store
import XML

/// One resource in the response of a server about several (RFC 4918, 13).
struct DescribedResource: Equatable {
  /// Has the server's own spelling.
  let href: String
  /// Nil if only the properties have one.
  let status: Int?
  let properties: [XMLElement]

  var isMissing: Bool { status.map { $0 >= 400 } ?? properties.isEmpty }

  static func all(in content: [UInt8]) throws(XMLFailure) -> [DescribedResource] {
    let root = try XMLReader.dav.read(content)
    guard root.davName == .multistatus else { throw .otherDocument(root.name) }
    return root.all(.response).flatMap(Self.all)
  }

  /// Several addresses can share a status.
  private static func all(in response: XMLElement) -> [DescribedResource] {
    let status = response.first(.status).flatMap(Self.number)
    let found = response.all(.propstat).filter { $0.first(.status).flatMap(Self.number) == 200 }
    let properties = found.flatMap { $0.first(.prop)?.children ?? [] }
    return response.all(.href).map { DescribedResource(href: $0.text, status: status, properties: properties) }
  }

  /// The number in `HTTP/1.1 404 Not Found`.
  private static func number(of status: XMLElement) -> Int? {
    let words = status.text.split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }
}

extension DescribedResource {
  private func property(_ name: DAVName) -> XMLElement? { properties.first { $0.name == name.rawValue } }

  var tag: String? { property(.tag)?.text.nonEmpty }

  var changedAt: Timestamp? { (property(.changedAt)?.text).flatMap(Timestamp.init(http:)) }

  var isCollection: Bool { property(.kind)?.first(.collection) != nil }

  var isCalendar: Bool { property(.kind)?.first(.calendar) != nil }

  var hasKind: Bool { property(.kind) != nil }

  var displayName: String? { property(.displayName)?.text.nonEmpty }

  var data: [UInt8]? { property(.data)?.bytes }

  var principal: String? { property(.principal)?.first(.href)?.text.nonEmpty }

  var homes: [String] { property(.homes)?.all(.href).compactMap(\.text.nonEmpty) ?? [] }

  /// True also if the server does not say what it can hold.
  var supportsEvents: Bool {
    guard let components = property(.components) else { return true }
    return components.all(.component).contains { $0.attributes["name"]?.uppercased() == "VEVENT" }
  }

  var mayWrite: Bool? {
    property(.privileges).map { set in
      let granted = set.all(.privilege).flatMap(\.children).compactMap(\.davName)
      return granted.contains { [.mayDoAll, .mayWrite, .mayWriteContent, .mayAdd].contains($0) }
    }
  }
}
