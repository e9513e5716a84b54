/// The appearance of every style on a terminal: gold for legs and what holds them, red for what cannot be, grays for the rest.
///
/// Every state differs from the others by a character or an attribute as well, so that nothing depends on color.
package struct Theme: Sendable {
  package enum Background: String, CaseIterable, Sendable {
    case dark, light
    /// Unknown: colors that can be read on black and on white.
    case any
  }

  package let depth: ColorDepth
  package let background: Background

  package init(depth: ColorDepth, background: Background = .dark) {
    (self.depth, self.background) = (depth, background)
  }

  package func appearance(of style: Style) -> Appearance {
    // The yellow of 16 colors vanishes on white.
    let isGoldFilled = depth == .basic && background == .light
    var look = (isGoldFilled ? RoleAppearance.filledWithGold(style.role) : nil) ?? RoleAppearance(of: style.role)
    if style.traits.contains(.dimmed) { look = look.dimmed }
    if style.traits.contains(.selected) {
      look = look.selected(role: style.role)
      // With eight colors, red on the blue background is illegible; white on red is legible.
      if depth == .basic, look.foreground == .red { look = RoleAppearance(.white, on: .deepRed, [.bold]) }
      if background == .light { look.attributes.insert(.bold) }
    }
    if style.traits.contains(.struck) { look.attributes.insert(.struck) }
    return appearance(of: background == .any ? look.onAnyBackground : look)
  }

  private func appearance(of look: RoleAppearance) -> Appearance {
    let attributes = look.attributes
    if depth == .none { return Appearance(attributes: look.plainAttributes.union(attributes.intersection(.struck))) }
    let appearance = Appearance(
      foreground: look.foreground?.color(at: depth, on: background),
      background: look.background?.color(at: depth, on: background), attributes: attributes)
    return depth == .basic ? adapted(appearance, dims: look.plainAttributes.contains(.dim)) : appearance
  }

  /// Adapts an appearance to eight colors: its only gray is a dim white, or a bold black, which is also why
  /// black text is never bold. On light backgrounds a bold color is too bright for the band of the selection.
  private func adapted(_ appearance: Appearance, dims: Bool) -> Appearance {
    var adapted = appearance
    if background != .light, dims { adapted.attributes.insert(.dim) }
    let isOnBand = background == .light && appearance.background == .palette(6)
    if appearance.foreground == .palette(0) || isOnBand { adapted.attributes.remove(.bold) }
    return adapted
  }
}

extension Theme.Background {
  /// Reads COLORFGBG, `15;0` or `0;default;15`: its last part is the number of the background among the 16 colors. Source: rxvt,
  /// which set it first; 7 and 9 to 15 count as light, as in Vim.
  package init?(colorFGBG: String) {
    guard let last = colorFGBG.split(separator: ";").last, let number = Int(last), (0...15).contains(number) else {
      return nil
    }
    self = number == 7 || number > 8 ? .light : .dark
  }
}

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
