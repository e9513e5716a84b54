import Platform

/// The host of an address, in the only form in which requests name it: lower-case ASCII.
///
/// A text that another reader of addresses could take for another host is refused: blanks and escapes, numbers that
/// only some readers take for an IPv4 address (`127.1`, `0x7f.0.0.1`), empty labels, and letters that some readers
/// replace by others (`ﬁ`, `．`).
struct HostName: Hashable, Sendable {
  let text: String

  init(_ written: Substring) throws(WebAddress.Refusal) {
    if written.hasPrefix("[") {
      text = try HostName.bracketed(written)
      return
    }
    var labels: [String] = []
    for label in written.lowercased().split(separator: ".", omittingEmptySubsequences: false) {
      labels.append(try HostName.ascii(label))
    }
    text = labels.joined(separator: ".")
    let isNumber = labels.last.map { $0.utf8.allSatisfy(HostName.isDigit) || $0.hasPrefix("0x") } ?? true
    if text.utf8.count > 253 || isNumber && !HostName.isFourNumbers(labels) { throw .ambiguousHost }
  }

  /// An IPv6 address in its canonical form, with its brackets. Zones of links are refused.
  private static func bracketed(_ written: Substring) throws(WebAddress.Refusal) -> String {
    var bytes = in6_addr()
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard written.hasSuffix("]"), inet_pton(AF_INET6, String(written.dropFirst().dropLast()), &bytes) == 1,
      inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil
    else { throw .ambiguousHost }
    return "[" + String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) + "]"
  }

  private static func isFourNumbers(_ labels: [String]) -> Bool {
    labels.count == 4 && labels.allSatisfy { label in UInt8(label).map { "\($0)" == label } ?? false }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func ascii(_ label: Substring) throws(WebAddress.Refusal) -> String {
    if label.isEmpty { throw .ambiguousHost }
    if label.utf8.count <= 63, label.utf8.allSatisfy(isPlain) { return String(label) }
    let isClear = label.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? isPlain(UInt8(scalar.value)) : letters.contains { $0.contains(scalar.value) }
    }
    guard isClear, !label.hasPrefix("xn--"), let encoded = punycode(Array(label.unicodeScalars.map(\.value))),
      encoded.utf8.count <= 59
    else { throw .ambiguousHost }
    return "xn--" + encoded
  }

  /// Lower-case letters that all readers keep: Latin, Greek, Cyrillic, Hebrew, Arabic, kana, ideographs and Hangul.
  private static let letters: [ClosedRange<UInt32>] = [
    0xDF...0xF6, 0xF8...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E, 0x3AC...0x3CE, 0x430...0x45F, 0x5D0...0x5EA,
    0x620...0x63F, 0x641...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]

  /// The encoding of letters beyond ASCII (RFC 3492, 6.3); nil for numbers that are too large.
  private static func punycode(_ scalars: [UInt32]) -> String? {
    var output = scalars.filter { $0 < 128 }.map { UInt8($0) }
    let basic = output.count
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var (next, delta, bias, done) = (128 as UInt32, 0, 72, basic)
    while done < scalars.count {
      let least = scalars.filter { $0 >= next }.min() ?? next
      delta += Int(least - next) * (done + 1)
      next = least
      if delta > 1 << 26 { return nil }
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        output += digits(of: delta, bias)
        bias = adapted(delta, isFirst: done == basic, count: done + 1)
        (delta, done) = (0, done + 1)
      }
      (delta, next) = (delta + 1, next + 1)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func digits(of delta: Int, _ bias: Int) -> [UInt8] {
    var (rest, base, digits) = (delta, 36, [UInt8]())
    while true {
      let threshold = min(max(base - bias, 1), 26)
      if rest < threshold { break }
      digits.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      (rest, base) = ((rest - threshold) / (36 - threshold), base + 36)
    }
    return digits + [digit(rest)]
  }

  /// `a` to `z`, then `0` to `9`.
  private static func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30) }

  private static func adapted(_ delta: Int, isFirst: Bool, count: Int) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var bias = 0
    while rest > 455 { (rest, bias) = (rest / 35, bias + 36) }
    return bias + 36 * rest / (rest + 38)
  }
}
