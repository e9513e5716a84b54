/// The known names, each preceded by its namespace.
///
/// Sources: RFC 4918 and 3744 (`DAV:`), RFC 4791 (`caldav`), the extension "ctag" of calendarserver.org, and the error
/// descriptions of sabre/dav.
enum XMLName: String, CaseIterable {
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
  case changeTag = "http://calendarserver.org/ns/ getctag"
  case syncToken = "DAV: sync-token"
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
  case description = "DAV: responsedescription"
  case message = "http://sabredav.org/ns message"
  case needPrivileges = "DAV: need-privileges"
  case uidConflict = "urn:ietf:params:xml:ns:caldav no-uid-conflict"
  case uidTaken = "urn:ietf:params:xml:ns:caldav unique-scheduling-object-resource"
  case quota = "DAV: quota-not-exceeded"
  case tooManyMatches = "DAV: number-of-matches-within-limits"
  case tooLargeResource = "urn:ietf:params:xml:ns:caldav max-resource-size"
  case invalidData = "urn:ietf:params:xml:ns:caldav valid-calendar-data"
  case unsupportedData = "urn:ietf:params:xml:ns:caldav supported-calendar-data"
  case unsupportedComponent = "urn:ietf:params:xml:ns:caldav supported-calendar-component"

  /// The name in expat's notation; nil if it is not known.
  init?(said text: String) {
    guard let name = Self.known[text] else { return nil }
    self = name
  }

  private static let known: [String: XMLName] = {
    var known: [String: XMLName] = [:]
    for name in allCases { known[name.rawValue] = name }
    return known
  }()
}
