import Screen

/// What happens to a screen from outside, whatever it shows.
package protocol ScreenEvent {
  static func keyPressed(_ key: Key) -> Self
  /// A character that may be half a key, and must not edit.
  static func keyInDoubt(_ key: Key) -> Self
  static func mouse(_ event: MouseEvent) -> Self
  static func pasted(_ text: String) -> Self
  static func screenResized(_ size: Size) -> Self
}

extension ScreenEvent {
  /// What the terminal reported; nil where that is nothing to the screen.
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
