extension Theme.Background {
  /// Reads the reply of a terminal to a query of its background color: `11;rgb:ffff/ffff/ffff`.
  ///
  /// Source: "XTerm Control Sequences", OSC 11, in the notations of X11's colors: 1 to 4 hexadecimal digits a channel, with
  /// the opacity behind them as `rgba:`; and `#ffffff`, as some terminals say it. Nil for anything else.
  package init?(terminalReport report: String) {
    var rest = report.utf8[...]
    guard rest.dropPrefix("11;") else { return nil }
    let channels =
      if rest.dropPrefix("rgb:") { Self.channels(rest, count: 3) } else if rest.dropPrefix("rgba:") {
        Self.channels(rest, count: 4)
      } else if rest.dropPrefix("#") { Self.channels(ofRun: rest) } else { [Double]?.none }
    guard let channels else { return nil }
    // How bright it looks (ITU-R BT.709, on the values as they are encoded, which are near enough to what eyes see).
    let brightness = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    self = brightness > 0.5 ? .light : .dark
  }

  private static func channels(_ text: Substring.UTF8View, count: Int) -> [Double]? {
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let channels = parts.compactMap(channel)
    return parts.count == count && channels.count == count ? channels : nil
  }

  /// The three channels of a text without slashes, all of the same length.
  private static func channels(ofRun text: Substring.UTF8View) -> [Double]? {
    let digits = text.count / 3
    guard digits > 0, text.count == 3 * digits else { return nil }
    let channels = (0..<3).compactMap { channel(text.dropFirst($0 * digits).prefix(digits)) }
    return channels.count == 3 ? channels : nil
  }

  /// The value of a channel of 1 to 4 digits, as a part of the largest value with as many digits.
  private static func channel(_ digits: Substring.UTF8View) -> Double? {
    // `UInt16` would take a sign as well.
    guard (1...4).contains(digits.count), Substring(digits).allSatisfy(\.isHexDigit),
      let value = UInt16(Substring(digits), radix: 16)
    else { return nil }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}

extension Substring.UTF8View {
  fileprivate mutating func dropPrefix(_ beginning: String) -> Bool {
    guard starts(with: beginning.utf8) else { return false }
    self = dropFirst(beginning.utf8.count)
    return true
  }
}
