import Almanac
import Store

/// The requests to calendar servers (RFC 4918, RFC 4791).
extension HTTPRequest {
  static func state(of calendar: WebAddress) -> HTTPRequest {
    propfind(calendar, depth: 0, "<D:resourcetype/><D:current-user-privilege-set/>")
  }

  static func list(of calendar: WebAddress) -> HTTPRequest {
    propfind(calendar, depth: 1, "<D:resourcetype/><D:getetag/><D:getlastmodified/>")
  }

  static func description(of address: WebAddress) -> HTTPRequest {
    propfind(address, depth: 0, "<D:current-user-principal/><C:calendar-home-set/>" + calendarProperties)
  }

  static func calendars(in home: WebAddress) -> HTTPRequest { propfind(home, depth: 1, calendarProperties) }

  private static let calendarProperties =
    "<D:resourcetype/><D:displayname/><D:current-user-privilege-set/><C:supported-calendar-component-set/>"

  static func contents(of hrefs: [String], in calendar: WebAddress) -> HTTPRequest {
    let names = hrefs.map { "<D:href>\($0.inXML)</D:href>" }.joined()
    let body = "<D:prop><D:getetag/><C:calendar-data/></D:prop>\(names)"
    return HTTPRequest(
      "REPORT", calendar, headers: [HTTPHeader("Depth", "1"), xml],
      body: document("C:calendar-multiget", body), mayBeCompressed: true)
  }

  static func content(of address: WebAddress) -> HTTPRequest {
    HTTPRequest("GET", address)
  }

  static func put(_ body: [UInt8], at address: WebAddress, if precondition: Upload.Precondition) -> HTTPRequest {
    let condition =
      switch precondition {
      case .absent: HTTPHeader("If-None-Match", "*")
      case .matches(let tag): HTTPHeader("If-Match", tag.text)
      }
    return HTTPRequest(
      "PUT", address, headers: [condition, HTTPHeader("Content-Type", "text/calendar; charset=utf-8")], body: body)
  }

  static func delete(_ address: WebAddress, if tag: EntityTag) -> HTTPRequest {
    HTTPRequest("DELETE", address, headers: [HTTPHeader("If-Match", tag.text)])
  }

  static func makeCalendar(_ address: WebAddress, name: String) -> HTTPRequest {
    let escaped = String(String.UnicodeScalarView(name.unicodeScalars.filter(isOfXML))).inXML
    let properties =
      "<D:displayname>\(escaped)</D:displayname>"
      + "<C:supported-calendar-component-set><C:comp name=\"VEVENT\"/></C:supported-calendar-component-set>"
    return HTTPRequest(
      "MKCALENDAR", address, headers: [xml],
      body: document("C:mkcalendar", "<D:set><D:prop>\(properties)</D:prop></D:set>"))
  }

  private static func isOfXML(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }

  private static func propfind(_ address: WebAddress, depth: Int, _ properties: String) -> HTTPRequest {
    HTTPRequest(
      "PROPFIND", address, headers: [HTTPHeader("Depth", "\(depth)"), xml],
      body: document("D:propfind", "<D:prop>\(properties)</D:prop>"), mayBeCompressed: true)
  }

  private static let xml = HTTPHeader("Content-Type", "application/xml; charset=utf-8")

  private static func document(_ name: String, _ content: String) -> [UInt8] {
    let spaces = #"xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav""#
    return Array(#"<?xml version="1.0" encoding="utf-8"?><\#(name) \#(spaces)>\#(content)</\#(name)>"#.utf8)
  }
}
