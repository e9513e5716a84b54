/// The look of a role at every depth and on every background.
struct Look {
  var foreground: Tint?
  var background: Tint?
  var attributes: Appearance.Attributes
  /// What replaces `attributes` where there are no colours.
  var plainAttributes: Appearance.Attributes

  init(
    _ foreground: Tint? = nil, on background: Tint? = nil, _ attributes: Appearance.Attributes = [],
    plain: Appearance.Attributes? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    plainAttributes = plain ?? attributes
  }

  var dimmed: Look { Look(.faint, on: nil, [], plain: [.dim]) }

  func selected(role: Style.Role) -> Look {
    var look = self
    look.background = background ?? .band
    // Few colours and nothing bold: the band says enough, and every change is bytes at every key.
    look.foreground = foreground == .soft ? .ink : foreground ?? .ink
    look.attributes.remove(.dim)
    look.plainAttributes = plainAttributes.union(role == .gameBorder ? [.bold] : [.bold, .reverse])
    return look
  }

  init(of role: Style.Role) {
    switch role {
    case .plain: self = Look()
    case .title: self = Look(.white, on: .deepBlue, [.bold], plain: [.bold, .reverse])
    case .titleDetail: self = Look(.bright, on: .deepBlue, plain: [.reverse])
    case .dayHeader: self = Look(.sky, on: nil, [.bold])
    case .dayRule: self = Look(.faint, plain: [.dim])
    case .addButton: self = Look(.sky)
    case .emptyDay: self = Look(.soft, on: nil, [.italic], plain: [])
    case .gameBorder: self = Look(.border)
    case .badge: self = Look(.white, on: .deepBlue, [.bold], plain: [.reverse])
    case .matchup: self = Look(nil, on: nil, [.bold])
    case .gameDetail: self = Look(.soft, plain: [])
    case .gameTime: self = Look(.sky, plain: [])
    case .barrier: self = Look(.gold, on: nil, [.bold])
    case .legAccent: self = Look(.gold)
    case .leg: self = Look(.gold)
    case .grip: self = Look(.gold)
    case .custom: self = Look()
    case .customTime: self = Look()
    case .insertion: self = Look(.gold, on: nil, [.bold])
    case .lifted: self = Look(.black, on: .goldFill, [.bold], plain: [.bold, .reverse])
    case .invalid: self = Look(.white, on: .deepRed, [.bold], plain: [.bold, .underline])
    case .warning: self = Look(.orange, on: nil, [.bold])
    case .error: self = Look(.red, on: nil, [.bold])
    case .status: self = Look()
    case .keyName: self = Look(.white, on: .deepBlue, [.bold], plain: [.bold, .reverse])
    case .keyLabel: self = Look(.bright, on: .deepBlue, plain: [.reverse])
    case .dialogBorder: self = Look(.sky)
    case .dialog: self = Look()
    case .dialogTitle: self = Look(.sky, on: nil, [.bold])
    case .label: self = Look(.soft, plain: [])
    case .field: self = Look(.ink, on: .field, plain: [.underline])
    case .activeField: self = Look(.activeInk, on: .activeField, plain: [.reverse])
    case .hint: self = Look(.hint, on: .field, plain: [.dim, .underline])
    case .button: self = Look(.ink, on: .field, plain: [])
    case .activeButton: self = Look(.black, on: .goldFill, [.bold], plain: [.bold, .reverse])
    case .settled: self = Look(.settledInk, on: .deepGreen, [.bold], plain: [.bold, .reverse])
    }
  }

  /// A golden role with gold behind it; nil for others.
  static func filledWithGold(_ role: Style.Role) -> Look? {
    switch role {
    case .barrier, .insertion: Look(.black, on: .goldFill, [.bold])
    case .legAccent, .grip: Look(.black, on: .goldFill)
    default: nil
    }
  }
}
