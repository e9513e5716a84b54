extension WebAnswer {
  /// Answers that curl writes before the final one.
  enum Passed {
    case none
    /// Redirections that it followed.
    case redirections
    /// A challenge that told it which authentication to use.
    case challenges

    func holds(_ status: Int, _ headers: [WebHeader]) -> Bool {
      switch self {
      case .none: false
      case .redirections: (300...399).contains(status) && headers.contains { $0.name.lowercased() == "location" }
      case .challenges: status == 401
      }
    }
  }

  /// Splits an answer that curl has written with its header. Returns nil if there is no header. Informational answers
  /// (status 100 to 199) and those described by `passed` come before it and are skipped.
  init?(written output: ArraySlice<UInt8>, passes passed: Passed) {
    var rest = output
    while true {
      guard let block = Self.header(from: &rest), let status = Self.status(of: block.first ?? []) else { return nil }
      let headers = block.dropFirst().compactMap(Self.field)
      let isPassed = passed.holds(status, headers) && rest.starts(with: "HTTP/".utf8)
      if (100...199).contains(status) || isPassed { continue }
      self.init(status: status, headers: headers, body: Array(rest))
      return
    }
  }

  /// Removes the lines of a header from the beginning of a text. Returns nil if there is no header with its final empty
  /// line.
  private static func header(from rest: inout ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    guard rest.starts(with: "HTTP/".utf8) else { return nil }
    var lines: [ArraySlice<UInt8>] = []
    while let end = rest.firstIndex(of: 0x0A) {
      var line = rest[rest.startIndex..<end]
      rest = rest[(end + 1)...]
      if line.last == 0x0D { line.removeLast() }
      if line.isEmpty { return lines }
      lines.append(line)
    }
    return nil
  }

  /// The status in `HTTP/1.1 200 OK`.
  private static func status(of line: ArraySlice<UInt8>) -> Int? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count > 1, let status = Int(String(decoding: words[1], as: UTF8.self)) else { return nil }
    return (100...999).contains(status) ? status : nil
  }

  private static func field(_ line: ArraySlice<UInt8>) -> WebHeader? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    return WebHeader(String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
}
