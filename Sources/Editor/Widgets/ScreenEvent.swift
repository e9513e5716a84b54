import Screen

/// An event that every screen takes, whatever it shows: input, and a new size.
package protocol ScreenEvent {
  static func keyPressed(_ key: Key) -> Self
  /// Reports a character that may be what is left of a key whose bytes came slowly, and must not edit.
  static func keyInDoubt(_ key: Key) -> Self
  static func mouse(_ event: MouseEvent) -> Self
  static func pasted(_ text: String) -> Self
  static func screenResized(_ size: Size) -> Self
}

extension ScreenEvent {
  /// Translates input of the terminal; nil for input that is not for a screen.
  package init?(_ input: InputEvent) {
    switch input {
    case .key(let key): self = .keyPressed(key)
    case .keyInDoubt(let key): self = .keyInDoubt(key)
    case .mouse(let mouse): self = .mouse(mouse)
    case .paste(let text): self = .pasted(text)
    case .operatingSystemCommand, .deviceAttributes: return nil
    }
  }
}
