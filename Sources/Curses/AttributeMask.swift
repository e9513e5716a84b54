import CNcurses
import Screen

/// Attributes as ncurses counts them.
struct AttributeMask {
  /// Whether the blink attribute strikes text out instead.
  let strikes: Bool

  func mask(of attributes: Appearance.Attributes) -> attr_t {
    AttributeMask.masks.reduce(0) { mask, entry in
      guard attributes.contains(entry.attribute), entry.attribute != .struck || strikes else { return mask }
      return mask | entry.mask
    }
  }

  /// What the terminal says it can do.
  static func supported(strikes: Bool) -> Appearance.Attributes {
    var supported: Appearance.Attributes = []
    let all = term_attrs()
    for entry in masks where all & entry.mask != 0 && (entry.attribute != .struck || strikes) {
      supported.insert(entry.attribute)
    }
    return supported
  }

  private static let masks: [(attribute: Appearance.Attributes, mask: attr_t)] = [
    (.bold, cncurses_bold), (.dim, cncurses_dim), (.italic, cncurses_italic), (.underline, cncurses_underline),
    (.reverse, cncurses_reverse), (.struck, cncurses_blink),
  ]
}
