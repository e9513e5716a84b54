import ItineraryCore

/// The answer of a server about several resources (RFC 4918, 13).
struct Multistatus: Equatable {
  private(set) var resources: [DescribedResource]

  /// - Throws: the reason why the content is none: a page, half an answer, a text that goes too far.
  init(_ content: [UInt8]) throws(XMLFailure) {
    let root = try XMLReader.read(content)
    guard root.name == .multistatus else { throw .otherDocument }
    resources = root.all(.response).flatMap(DescribedResource.all)
  }
}

/// What a server says of one resource.
struct DescribedResource: Equatable {
  /// The address as the server says it.
  let href: String
  /// The status of the resource as a whole; nil if only its properties have one.
  let status: Int?
  /// The properties that it has, and may be read.
  let properties: [XMLElement]

  /// Whether the server says that there is nothing there, or nothing to be seen.
  var isMissing: Bool { status.map { $0 >= 400 } ?? properties.isEmpty }

  /// One for each address in a response: several can share a status.
  static func all(in response: XMLElement) -> [DescribedResource] {
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
  private func property(_ name: XMLName) -> XMLElement? { properties.first { $0.name == name } }

  /// The mark of its version, as it is said; nil if it is not.
  var tag: String? { property(.tag)?.text.nonEmpty }

  var changedAt: Timestamp? { (property(.changedAt)?.text).flatMap(Timestamp.init(http:)) }

  /// The mark of a collection that is another one after every change in it.
  var changeTag: String? { (property(.changeTag) ?? property(.syncToken))?.text.nonEmpty }

  var isCollection: Bool { property(.kind)?.first(.collection) != nil }

  var isCalendar: Bool { property(.kind)?.first(.calendar) != nil }

  /// Whether the server has said of what kind it is.
  var hasKind: Bool { property(.kind) != nil }

  var displayName: String? { property(.displayName)?.text.nonEmpty }

  /// The calendar file; nil if it is not there.
  var data: [UInt8]? { property(.data)?.bytes }

  /// The path at which the user is described.
  var principal: String? { property(.principal)?.first(.href)?.text.nonEmpty }

  /// The paths of the collections in which the calendars of a user lie.
  var homes: [String] { property(.homes)?.all(.href).compactMap(\.text.nonEmpty) ?? [] }

  /// Whether it takes events: the server says so, or not what it takes.
  var takesEvents: Bool {
    guard let components = property(.components) else { return true }
    return components.all(.component).contains { $0.label?.uppercased() == "VEVENT" }
  }

  /// Whether the user may write there; nil if the server does not say it.
  var mayWrite: Bool? {
    property(.privileges).map { set in
      let granted = set.all(.privilege).flatMap(\.children).map(\.name)
      return granted.contains { [.mayDoAll, .mayWrite, .mayWriteContent, .mayAdd].contains($0) }
    }
  }
}
