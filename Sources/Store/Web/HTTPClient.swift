import Almanac
import Platform

/// Access to servers of the web. Tests give responses of their own.
package protocol HTTPClient: Sendable {
  /// Makes requests one after the other, until the first failure or status of 400 and above; the remaining ones fail
  /// with ``HTTPFailure/notSent``.
  func responses(to requests: [HTTPRequest], within limits: RequestLimits) -> [Result<HTTPResponse, HTTPFailure>]
}

extension HTTPClient {
  /// A response with a status such as 404 is not a failure.
  package func response(to request: HTTPRequest, within limits: RequestLimits) throws(HTTPFailure) -> HTTPResponse {
    guard let result = responses(to: [request], within: limits).first else { throw .notSent }
    return try result.get()
  }

  /// Follows up to five redirects, which lead from `https:` to `https:` only. Each address is read here, so that no
  /// other program decides about hosts.
  ///
  /// - Parameter ownHeaders: header fields for the origin of the request only.
  package func response(
    following request: HTTPRequest, ownHeaders: [HTTPHeader] = [], within limits: RequestLimits
  ) throws(HTTPFailure) -> HTTPResponse {
    var (next, limits) = (request, limits)
    limits.login = nil
    let end = MonotonicClock.milliseconds + limits.seconds * 1000
    for _ in 0...Self.maxRedirects {
      next.headers = request.headers + (next.address.origin == request.address.origin ? ownHeaders : [])
      let response = try response(to: next, within: limits)
      guard [301, 302, 303, 307, 308].contains(response.status), let target = response.header("Location") else {
        return response
      }
      let left = (end - MonotonicClock.milliseconds) / 1000
      if left < 1 { throw .timedOut(seconds: limits.seconds) }
      next.address = try next.address.redirected(to: target)
      limits.seconds = left
    }
    throw .tooManyRedirects
  }

  private static var maxRedirects: Int { 5 }
}

extension WebAddress {
  fileprivate func redirected(to reference: String) throws(HTTPFailure) -> WebAddress {
    let scheme = reference.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    if reference.dropFirst(scheme.count).hasPrefix("://"), !WebAddress.isAddress(by: reference) {
      throw .redirectedOutsideWeb
    }
    guard let target = try? resolving(reference) else { throw .unreadableRedirect }
    if isSecure, !target.isSecure { throw .redirectedInsecurely(target.origin) }
    return target
  }
}

package struct HTTPRequest: Equatable, Sendable {
  package var method: String
  package var address: WebAddress
  /// Header fields in addition to those of every request.
  package var headers: [HTTPHeader]
  /// Has at most ``maxBody`` bytes, none of them zero, and does not begin with `@`.
  package var body: [UInt8]?
  /// Some servers give a compressed response another tag than the resource has.
  package var mayBeCompressed: Bool

  package init(
    _ method: String, _ address: WebAddress, headers: [HTTPHeader] = [], body: [UInt8]? = nil,
    mayBeCompressed: Bool = false
  ) {
    (self.method, self.address, self.headers, self.body) = (method, address, headers, body)
    self.mayBeCompressed = mayBeCompressed
  }

  package static let maxBody = 4_000_000

  var canBeSent: Bool {
    guard let body else { return true }
    return body.count <= Self.maxBody && body.first != UInt8(ascii: "@") && !body.contains(0)
  }
}

package struct HTTPHeader: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}

package struct RequestLimits: Equatable, Sendable {
  package var login: WebLogin?
  package var limit: Int
  package var seconds: Int

  package init(login: WebLogin? = nil, limit: Int = 32_000_000, seconds: Int = 30) {
    (self.login, self.limit, self.seconds) = (login, limit, seconds)
  }
}

package struct WebLogin: Equatable, Sendable {
  package enum Scheme: String, Sendable {
    case basic, digest
  }

  package var user: String
  package var password: String
  package var scheme: Scheme

  package init(user: String, password: String, scheme: Scheme = .basic) {
    (self.user, self.password, self.scheme) = (user, password, scheme)
  }
}

extension WebLogin: CustomStringConvertible, CustomDebugStringConvertible {
  /// The user without the password, so that the password is never printed by accident.
  package var description: String { user }
  package var debugDescription: String { user }
}

package struct HTTPResponse: Equatable, Sendable {
  /// The HTTP status, 100…999.
  package var status: Int
  package var headers: [HTTPHeader]
  /// The content as it was sent, unless the request has ``HTTPRequest/mayBeCompressed``.
  package var body: [UInt8]

  package init(status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  package func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// - Parameter now: the time to use if the response has no date. Source: RFC 9110, 10.2.3.
  package func retryAfter(atMost limit: Int, now: Timestamp?) -> Int? {
    guard let text = header("Retry-After") else { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : min(seconds, limit) }
    guard let moment = Timestamp(http: text), let now = header("Date").flatMap(Timestamp.init(http:)) ?? now else {
      return nil
    }
    return max(0, min(Int((moment.microseconds - now.microseconds) / 1_000_000), limit))
  }
}

extension String {
  /// The text without control characters, which header fields cannot contain.
  package var printable: String {
    var text = ""
    text.unicodeScalars += unicodeScalars.filter { $0.properties.generalCategory != .control }
    return text
  }
}

extension Timestamp {
  /// Reads `Sun, 22 Nov 2026 10:00:00 GMT` (RFC 9110, 5.6.7), the only form still in use.
  package init?(http text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(bounded: words[1]), let year = Int(bounded: words[3]),
      let month = Self.months.firstIndex(of: String(words[2])),
      let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    let parts = words[4].split(separator: ":").compactMap { Int(bounded: $0) }
    guard parts.count == 3, (0...23).contains(parts[0]), (0...59).contains(parts[1]), (0...60).contains(parts[2]) else {
      return nil
    }
    let seconds = Int64(date.dayNumber) * 86_400 + Int64(parts[0] * 3600 + parts[1] * 60 + parts[2])
    self.init(microseconds: seconds * 1_000_000)
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
