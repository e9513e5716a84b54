/// The appearance of a role at every color depth and on every background, from which a ``Theme`` makes an ``Appearance``.
struct RoleAppearance {
  var foreground: Tint?
  var background: Tint?
  var attributes: Appearance.Attributes
  /// The attributes that replace `attributes` on a terminal without colors.
  var plainAttributes: Appearance.Attributes

  init(
    _ foreground: Tint? = nil, on background: Tint? = nil, _ attributes: Appearance.Attributes = [],
    plain: Appearance.Attributes? = nil
  ) {
    (self.foreground, self.background) = (foreground, background)
    (self.attributes, plainAttributes) = (attributes, plain ?? attributes)
  }

  var dimmed: RoleAppearance { RoleAppearance(.faint, on: nil, [], plain: [.dim]) }

  func selected(role: Style.Role) -> RoleAppearance {
    var look = self
    // The background of a selected row replaces the tint of custom rows.
    look.background = background == .warmFill ? .band : background ?? .band
    // Few colors and nothing bold: the band says enough, and every change is bytes at every key.
    look.foreground =
      foreground == .soft || foreground == .warmInk ? .ink : foreground == .faint ? .soft : foreground ?? .ink
    look.attributes.remove(.dim)
    look.plainAttributes = plainAttributes.union(role == .gameBorder ? [.bold] : [.bold, .reverse])
    return look
  }

  /// The appearance on an unknown background: readable on black and on white, and bright on dark fills.
  var onAnyBackground: RoleAppearance {
    var look = self
    switch background {
    case nil, .warmFill?:
      look.background = nil
      look.foreground = foreground.flatMap { $0.any == nil ? nil : $0 }
    case .goldFill?: look.foreground = .black
    case .deepBlue?, .deepRed?, .deepGreen?: look.foreground = .white
    default: (look.foreground, look.background) = (.white, .deepBlue)
    }
    return look
  }

  init(of role: Style.Role) {
    switch role {
    case .plain, .status, .dialog: self = RoleAppearance()
    case .title, .keyName: self = RoleAppearance(.white, on: .deepBlue, [.bold], plain: [.bold, .reverse])
    case .titleDetail, .keyLabel: self = RoleAppearance(.bright, on: .deepBlue, plain: [.reverse])
    case .dayHeader, .dialogTitle: self = RoleAppearance(.sky, on: nil, [.bold])
    case .dayRule: self = RoleAppearance(.faint, plain: [.dim])
    case .addButton, .dialogBorder: self = RoleAppearance(.sky)
    case .emptyDay: self = RoleAppearance(.soft, on: nil, [.italic], plain: [])
    case .gameBorder: self = RoleAppearance(.border)
    case .badge: self = RoleAppearance(.white, on: .deepBlue, [.bold], plain: [.reverse])
    case .matchup: self = RoleAppearance(nil, on: nil, [.bold])
    case .gameDetail, .label: self = RoleAppearance(.soft, plain: [])
    case .gameTime: self = RoleAppearance(.sky, plain: [])
    case .barrier, .insertion: self = RoleAppearance(.gold, on: nil, [.bold])
    case .legAccent, .leg, .dragHandle: self = RoleAppearance(.gold)
    case .custom, .customTime: self = RoleAppearance(.warmInk, on: .warmFill, plain: [])
    case .customDetail: self = RoleAppearance(.soft, on: .warmFill, plain: [])
    case .lifted, .activeButton: self = RoleAppearance(.black, on: .goldFill, [.bold], plain: [.bold, .reverse])
    case .invalid: self = RoleAppearance(.white, on: .deepRed, [.bold], plain: [.bold, .underline])
    case .warning: self = RoleAppearance(.orange, on: nil, [.bold])
    case .error: self = RoleAppearance(.red, on: nil, [.bold])
    case .field: self = RoleAppearance(.ink, on: .field, plain: [.underline])
    case .activeField: self = RoleAppearance(.activeInk, on: .activeField, plain: [.reverse])
    case .hint: self = RoleAppearance(.hint, on: .field, plain: [.dim, .underline])
    case .button: self = RoleAppearance(.ink, on: .field, plain: [])
    case .highlighted: self = RoleAppearance(.highlightedInk, on: .deepGreen, [.bold], plain: [.bold, .reverse])
    }
  }

  /// A golden role with gold behind it; nil for others.
  static func filledWithGold(_ role: Style.Role) -> RoleAppearance? {
    switch role {
    case .barrier, .insertion: RoleAppearance(.black, on: .goldFill, [.bold])
    case .legAccent, .dragHandle: RoleAppearance(.black, on: .goldFill)
    default: nil
    }
  }
}
