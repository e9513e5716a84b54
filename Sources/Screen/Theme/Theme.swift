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
    let displayed = Appearance(
      foreground: look.foreground?.color(at: depth, on: background),
      background: look.background?.color(at: depth, on: background), attributes: attributes)
    return depth == .basic ? adapted(displayed, dims: look.plainAttributes.contains(.dim)) : displayed
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
