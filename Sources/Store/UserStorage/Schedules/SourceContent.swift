import Almanac

/// The content of a source as it came, from a file, a server or an earlier copy.
struct SourceContent {
  var file: ScheduleFile
  /// The schedule of a league, whose responses have been read already.
  var schedule: Schedule?
  /// Copies to store after their content has turned out to be a schedule.
  var fresh: [(copy: ScheduleCopy, address: WebAddress)] = []
  /// The age of the copy that is kept if the content is not a schedule; nil without one.
  var staying: CopyAge?
  /// The reasons why earlier copies are used, in sentences.
  var notes: [String] = []
  var fingerprints: [String] = []
  /// The seconds to wait before the next request, if a server names them.
  var retryAfter: Int?
  var isComplete = false
  /// What files like this one share: the name of the league, or the shape of the file.
  var shape: String? { schedule == nil ? ScheduleReader.shape(of: file) : file.name }
}

struct AddressReply {
  /// The bytes, with the copy to store if it is new.
  typealias Content = (bytes: [UInt8], fresh: ScheduleCopy?)

  struct Refusal: Error {
    /// A phrase to follow the address.
    var reason: String
    var isPassing = false
    var hasResponse = true
    /// Seconds.
    var retryAfter: Int?
  }

  /// The HTTP status; nil if no server has answered.
  var status: Int?
  var content: Result<Content, Refusal>
}

extension UserStorage {
  /// - Parameter sendsRequests: whether to make a request even if there is a copy.
  func source(of address: WebAddress, sendsRequests: Bool) throws(Failure) -> SourceContent {
    func source(_ bytes: [UInt8]) -> SourceContent {
      SourceContent(
        file: ScheduleFile(name: address.text, bytes: bytes), fingerprints: [Fingerprint.text(of: bytes)])
    }
    let copy = scheduleCopies?.copy(of: address)
    if !sendsRequests, let copy { return source(copy.content) }
    let reply = reply(of: address, copy: copy)
    let age = copy.map { CopyAge(from: $0.requestedAt, to: .now) }
    switch reply.content {
    case .success(let content):
      var source = source(content.bytes)
      if let fresh = content.fresh { (source.fresh, source.staying) = ([(fresh, address)], age) }
      return source
    case .failure(let refusal):
      guard let copy, let age else { throw Failure("\(address): \(refusal.reason)") }
      guard refusal.isPassing else { throw Failure("\(address): \(refusal.reason); keeping the copy from \(age)") }
      var source = source(copy.content)
      (source.notes, source.retryAfter) = (
        ["\(address): \(refusal.reason); using the copy from \(age)"], refusal.retryAfter
      )
      return source
    }
  }

  /// Requests a schedule, unless the server confirms the copy.
  ///
  /// - Parameter headers: header fields for the origin of the address only.
  func reply(of address: WebAddress, copy: ScheduleCopy?, headers: [HTTPHeader] = []) -> AddressReply {
    let response: HTTPResponse
    do {
      let usual = [HTTPHeader("Accept-Encoding", "gzip")] + (copy?.conditions ?? [])
      let request = HTTPRequest("GET", address, headers: usual)
      response = try web.response(following: request, ownHeaders: headers, within: .schedule)
    } catch {
      let refusal = AddressReply.Refusal(
        reason: error.description, isPassing: error.isPassing, hasResponse: false)
      return AddressReply(content: .failure(refusal))
    }
    return AddressReply(status: response.status, content: content(of: response, copy, address))
  }

  private func content(
    of response: HTTPResponse, _ copy: ScheduleCopy?, _ address: WebAddress
  ) -> Result<AddressReply.Content, AddressReply.Refusal> {
    switch response.status {
    case 200, 203:
      do throws(AddressReply.Refusal) {
        let content = try response.unpacked()
        let fresh = ScheduleCopy(
          content: content, requestedAt: .now, etag: response.header("ETag"),
          lastModified: response.header("Last-Modified"))
        return .success((content, fresh))
      } catch {
        return .failure(error)
      }
    case 304:
      guard var copy else {
        return .failure(AddressReply.Refusal(reason: "the server sent no schedule (304)"))
      }
      copy.requestedAt = .now
      scheduleCopies?.keep(copy, of: address)
      return .success((copy.content, nil))
    default:
      return .failure(
        AddressReply.Refusal(
          reason: response.refusal, isPassing: response.isPassing, retryAfter: response.retryAfter))
    }
  }
}

extension RequestLimits {
  static let schedule = RequestLimits(limit: 50_000_000)
}

extension HTTPResponse {
  /// Returns the content. Some servers' headers call it compressed when it is not, or the reverse, so the content itself
  /// decides. Curl does not decompress it: it reports no error if a compressed response ends early.
  fileprivate func unpacked() throws(AddressReply.Refusal) -> [UInt8] {
    let packing = header("Content-Encoding")?.lowercased() ?? ""
    if ["br", "compress", "deflate", "zstd"].contains(packing) {
      throw AddressReply.Refusal(reason: "unsupported compression \(Excerpt.quoted(packing))")
    }
    do throws(ScheduleRefusal) {
      return try Gzip.unpacked(body)
    } catch {
      if case .tooLargeUnpacked = error { throw AddressReply.Refusal(reason: "the decompressed response is too large") }
      throw AddressReply.Refusal(reason: "the compressed response is damaged or truncated", isPassing: true)
    }
  }

  fileprivate var isPassing: Bool { [408, 425, 429].contains(status) || status >= 500 }

  /// The seconds to wait before the next request, at most a week, if the server names them.
  fileprivate var retryAfter: Int? { retryAfter(atMost: 7 * 86_400, now: .now) }

  fileprivate var refusal: String {
    switch status {
    case 401, 407: "the server requires a password (\(status))"
    case 403: "access denied (403)"
    case 404: "not found (404)"
    case 410: "permanently removed (410)"
    case 429:
      "rate-limited (429)" + (retryAfter.map { "; retry in \(CopyAge(seconds: Int64($0)).amount)" } ?? "")
    case 511: "the network requires a login (511)"
    case 500...: "server error (\(status))"
    default: "the server sent no schedule (\(status))"
    }
  }
}

/// A duration, rounded down to its largest unit.
struct CopyAge: CustomStringConvertible {
  let seconds: Int64

  init(seconds: Int64) { self.seconds = max(0, seconds) }

  init(from start: Timestamp, to end: Timestamp) {
    self.init(seconds: (end.microseconds - start.microseconds) / 1_000_000)
  }

  /// The duration as a number of units: `3 hours`.
  var amount: String {
    for (size, unit) in [(86_400, "day"), (3600, "hour"), (60, "minute")] as [(Int64, String)] where seconds >= size {
      let count = seconds / size
      return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }
    return "less than a minute"
  }

  var description: String { "\(amount) ago" }
}
