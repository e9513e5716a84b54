extension Theme.Background {
  /// Reads the reply of a terminal to a query of its background color: `11;rgb:ffff/ffff/ffff`.
  ///
  /// Source: "XTerm Control Sequences", OSC 11, in a notation of X11's colors: 1 to 4 hexadecimal digits a channel, with the
  /// opacity behind them as `rgba:`. Nil for anything else.
  package init?(terminalReport report: String) {
    let parts = report.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let count = ["11;rgb": 3, "11;rgba": 4][parts[0]] else { return nil }
    let texts = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    let channels = texts.compactMap(Self.channel)
    guard texts.count == count, channels.count == count else { return nil }
    // How bright it looks (ITU-R BT.709, on the values as they are encoded, which are near enough to what eyes see).
    let brightness = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    self = brightness > 0.5 ? .light : .dark
  }

  /// The value of a channel of 1 to 4 digits, as a part of the largest value with as many digits.
  private static func channel(_ digits: Substring) -> Double? {
    // `UInt16` would take a sign as well.
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit), let value = UInt16(digits, radix: 16)
    else { return nil }
    return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
  }
}
