package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// The left button went down, moved while down, or came up.
    case press, drag, release
    case secondaryPress
    case wheelUp, wheelDown
  }

  package var action: Action
  /// The cell, from 0.
  package var column: Int
  package var row: Int

  package init(_ action: Action, column: Int, row: Int) {
    (self.action, self.column, self.row) = (action, column, row)
  }

  /// Reads a report of mode 1006 ("XTerm Control Sequences"): column and row from 1; nil for what means nothing here.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    // Bits 2 to 4 are Shift, Alt and Ctrl.
    let action: Action? =
      switch code & ~0b11100 {
      case 0: isRelease ? .release : .press
      case 2: isRelease ? nil : .secondaryPress
      case 32: .drag
      case 64: .wheelUp
      case 65: .wheelDown
      default: nil
      }
    guard let action, column > 0, row > 0 else { return nil }
    self.init(action, column: column - 1, row: row - 1)
  }

  /// Reads a report of the old form, which terminals without mode 1006 send: button code, column and row, each plus 32.
  init?(oldReport bytes: [Int]) {
    guard bytes.count == 3 else { return nil }
    let code = bytes[0] - 32
    // The report does not contain which button was released.
    let isRelease = code & ~0b11100 == 3
    self.init(code: isRelease ? 0 : code, column: bytes[1] - 32, row: bytes[2] - 32, isRelease: isRelease)
  }
}
