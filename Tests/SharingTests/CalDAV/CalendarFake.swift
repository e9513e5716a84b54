import Sharing
import Store
import Synchronization

/// A calendar server in memory, with the ways of several real ones.
final class CalendarFake: HTTPClient {
  struct Ways: Sendable {
    enum PutTag { case strong, weak, none }

    var putTag = PutTag.strong
    /// Whether an answer about many leaves out what is gone, instead of saying so.
    var isSilentAboutMissing = false
    var escapesMore = false
    var saysHost = false
    var hasMultiget = true
    var listsTags = true
    /// Whether it keeps only what calendars show, as Exchange does.
    var dropsFields = false
    var privileges: String? = "<D:privilege><D:read/></D:privilege><D:privilege><D:write/></D:privilege>"
    var missingCalendar = 409
    var password: String?
    var hasDigestAlone = false
    /// The status of MKCALENDAR if it is not to be had.
    var refusesCalendars: Int?
    var existingCalendar = 405
    var wellKnown: String? = "/dav/"
    var ownName: String?
  }

  fileprivate struct State {
    var ways: Ways
    var calendars: [String: [String: (tag: Int, body: [UInt8])]]
    var names: [String: String] = [:]
    var writes = 0
    var requested: [HTTPRequest] = []
    var interference: [@Sendable (HTTPRequest) -> Result<HTTPResponse, HTTPFailure>?] = []
  }

  private let state: Mutex<State>
  static let host = "http://127.0.0.1:5232"
  static let home = "/dav/mira/"

  init(_ ways: Ways = Ways(), calendars: [String] = ["/dav/mira/trip/"]) {
    let pairs = calendars.map { ($0, [:] as [String: (tag: Int, body: [UInt8])]) }
    state = Mutex(State(ways: ways, calendars: Dictionary(uniqueKeysWithValues: pairs)))
  }

  func store(
    _ path: String = "/dav/mira/trip/", password: String? = nil, scheme: WebLogin.Scheme = .basic
  ) throws -> CalDAVStore {
    let remote = RemoteCalendar(try WebAddress(Self.host + path), user: "mira")
    return CalDAVStore(remote, password: password, scheme: scheme, web: self)
  }

  var requested: [HTTPRequest] { state.withLock { $0.requested } }
  var methods: [String] { requested.map(\.method) }
  func forgetQuestions() { state.withLock { $0.requested = [] } }

  func change(_ ways: (inout Ways) -> Void) { state.withLock { ways(&$0.ways) } }
  func remove(calendar: String) { state.withLock { $0.calendars[calendar] = nil } }

  func put(_ body: String, at name: String, in calendar: String = "/dav/mira/trip/") {
    state.withLock { state in
      state.writes += 1
      state.calendars[calendar]?[name] = (state.writes, Array(body.utf8))
    }
  }

  func remove(_ name: String, in calendar: String = "/dav/mira/trip/") {
    state.withLock { state in
      state.writes += 1
      state.calendars[calendar]?[name] = nil
    }
  }

  /// Answers questions by something else as long as that is not nil.
  func interfere(_ reply: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, HTTPFailure>?) {
    state.withLock { $0.interference = [reply] }
  }

  func responses(to requests: [HTTPRequest], within limits: RequestLimits) -> [Result<HTTPResponse, HTTPFailure>] {
    var isOver = false
    return requests.map { question in
      if isOver { return .failure(.notSent) }
      let result = state.withLock { state in
        state.requested.append(question)
        return state.interference.lazy.compactMap { $0(question) }.first
          ?? .success(state.reply(question, limits.login))
      }
      isOver = ((try? result.get().status) ?? 999) >= 400
      return result
    }
  }
}

extension CalendarFake.State {
  mutating func reply(_ question: HTTPRequest, _ login: WebLogin?) -> HTTPResponse {
    if let password = ways.password {
      let scheme = ways.hasDigestAlone ? WebLogin.Scheme.digest : .basic
      if login != WebLogin(user: "mira", password: password, scheme: scheme) {
        let challenge = ways.hasDigestAlone ? #"Digest realm="x", nonce="1""# : #"Basic realm="x""#
        return HTTPResponse(status: 401, headers: [HTTPHeader("WWW-Authenticate", challenge)])
      }
    }
    let path = question.address.path
    let plain = path.replacing("%40", with: "@")
    let depth = question.headers.first { $0.name == "Depth" }?.value
    if path.hasPrefix("/.well-known"), let target = ways.wellKnown {
      return HTTPResponse(status: 301, headers: [HTTPHeader("Location", target)])
    }
    switch question.method {
    case "PROPFIND": return propfind(plain, depth: depth ?? "")
    case "REPORT": return report(plain, String(decoding: question.body ?? [], as: UTF8.self))
    case "MKCALENDAR": return make(plain, String(decoding: question.body ?? [], as: UTF8.self))
    default: return resource(question, plain)
    }
  }

  private func href(_ path: String) -> String {
    let path = ways.escapesMore ? path.replacing("@", with: "%40") : path
    return ways.saysHost ? CalendarFake.host + path : path
  }

  private func response(_ path: String, _ properties: String) -> String {
    "<D:response><D:href>\(href(path))</D:href><D:propstat><D:prop>\(properties)</D:prop>"
      + "<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>"
  }

  private func multistatus(_ content: String) -> HTTPResponse {
    let spaces = #"xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav""#
    return HTTPResponse(
      status: 207, body: Array("<?xml version=\"1.0\"?>\n<D:multistatus \(spaces)>\(content)</D:multistatus>".utf8))
  }

  private func properties(of calendar: String) -> String {
    "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
      + (ways.privileges.map { "<D:current-user-privilege-set>\($0)</D:current-user-privilege-set>" } ?? "")
      + (names[calendar].map { "<D:displayname>\($0)</D:displayname>" } ?? "")
      + "<C:supported-calendar-component-set><C:comp name=\"VEVENT\"/></C:supported-calendar-component-set>"
  }

  private func propfind(_ path: String, depth: String) -> HTTPResponse {
    if let resources = calendars[path] {
      let members = resources.sorted { $0.key < $1.key }.map { name, resource in
        response(
          path + name,
          (ways.listsTags ? "<D:getetag>&quot;\(resource.tag)&quot;</D:getetag>" : "") + "<D:resourcetype/>"
            + "<D:getlastmodified>Sun, 22 Nov 2026 10:00:00 GMT</D:getlastmodified>")
      }
      return multistatus(response(path, properties(of: path)) + (depth == "1" ? members.joined() : ""))
    }
    switch path {
    case "/", "/dav/":
      return multistatus(
        response(path, "<D:current-user-principal><D:href>/principals/mira</D:href></D:current-user-principal>"))
    case "/principals/mira":
      return multistatus(
        response(path, "<C:calendar-home-set><D:href>\(CalendarFake.home)</D:href></C:calendar-home-set>"))
    case CalendarFake.home:
      let all = calendars.keys.sorted().map { response($0, properties(of: $0)) }
      return multistatus(response(path, "<D:resourcetype><D:collection/></D:resourcetype>") + all.joined())
    default: return HTTPResponse(status: 404)
    }
  }

  private func report(_ path: String, _ body: String) -> HTTPResponse {
    guard ways.hasMultiget else { return HTTPResponse(status: 501) }
    guard let resources = calendars[path] else { return HTTPResponse(status: 404) }
    let hrefs = body.split(separator: "<D:href>").dropFirst().compactMap { $0.split(separator: "</D:href>").first }
    let responses = hrefs.map { href in
      let path = String(href).replacing("%40", with: "@").replacing(CalendarFake.host, with: "")
      let name = String(path.split(separator: "/").last ?? "")
      guard let resource = resources[name] else {
        return ways.isSilentAboutMissing
          ? "" : "<D:response><D:href>\(href)</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>"
      }
      let text = String(decoding: resource.body, as: UTF8.self).replacing("&", with: "&amp;").replacing(
        "<", with: "&lt;")
      return response(path, "<D:getetag>\"\(resource.tag)\"</D:getetag><C:calendar-data>\(text)</C:calendar-data>")
    }
    return multistatus(responses.joined())
  }

  private mutating func make(_ path: String, _ body: String) -> HTTPResponse {
    if calendars[path] != nil { return HTTPResponse(status: ways.existingCalendar) }
    if let status = ways.refusesCalendars { return HTTPResponse(status: status, body: Array("no more calendars".utf8)) }
    let target = ways.ownName.map { CalendarFake.home + $0 } ?? path
    calendars[target] = [:]
    names[target] = body.split(separator: "<D:displayname>").last?.split(separator: "</D:displayname>").first.map(
      String.init)
    return HTTPResponse(status: 201)
  }

  private mutating func resource(_ question: HTTPRequest, _ path: String) -> HTTPResponse {
    let name = String(path.split(separator: "/").last ?? "")
    let calendar = String(path.dropLast(name.count))
    guard let resources = calendars[calendar] else {
      return HTTPResponse(status: question.method == "PUT" ? ways.missingCalendar : 404)
    }
    let there = resources[name]
    let condition = { (name: String) in question.headers.first { $0.name == name }?.value }
    if condition("If-None-Match") == "*", there != nil { return HTTPResponse(status: 412) }
    if let tag = condition("If-Match"), there.map({ "\"\($0.tag)\"" }) != tag { return HTTPResponse(status: 412) }
    switch question.method {
    case "PUT":
      let body = question.body ?? []
      if resources.contains(where: { $0.key != name && Self.uid(of: $0.value.body) == Self.uid(of: body) }) {
        return HTTPResponse(
          status: 409,
          body: Array(#"<error xmlns="DAV:"><C:no-uid-conflict xmlns:C="urn:ietf:params:xml:ns:caldav"/></error>"#.utf8)
        )
      }
      writes += 1
      calendars[calendar]?[name] = (writes, ways.dropsFields ? Self.displayed(of: body) : body)
      let tag: [HTTPHeader] =
        switch ways.putTag {
        case .strong: [HTTPHeader("ETag", "\"\(writes)\"")]
        case .weak: [HTTPHeader("ETag", "W/\"\(writes)\"")]
        case .none: []
        }
      return HTTPResponse(status: there == nil ? 201 : 204, headers: tag)
    case "DELETE":
      if there == nil { return HTTPResponse(status: 404) }
      writes += 1
      calendars[calendar]?[name] = nil
      return HTTPResponse(status: 204)
    default:
      guard let there else { return HTTPResponse(status: 404) }
      return HTTPResponse(status: 200, headers: [HTTPHeader("ETag", "\"\(there.tag)\"")], body: there.body)
    }
  }

  private static func displayed(of body: [UInt8]) -> [UInt8] {
    let lines = String(decoding: body, as: UTF8.self).replacing("\r\n ", with: "").split(separator: "\r\n")
    return Array(lines.filter { !$0.hasPrefix("X-") }.map { $0 + "\r\n" }.joined().utf8)
  }

  private static func uid(of body: [UInt8]) -> String {
    let text = String(decoding: body, as: UTF8.self)
    return String(text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("UID:") } ?? Substring(text))
  }
}
