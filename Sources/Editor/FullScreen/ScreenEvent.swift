import Screen

/// What happens to a screen from outside, whatever it shows.
package protocol ScreenEvent {
  static func keyPressed(_ key: Key) -> Self
  static func mouse(_ event: MouseEvent) -> Self
  static func pasted(_ text: String) -> Self
  static func screenResized(_ size: Size) -> Self
}

extension ScreenEvent {
  /// What the terminal reported.
  package init(_ input: InputEvent) {
    self =
      switch input {
      case .key(let key): .keyPressed(key)
      case .mouse(let mouse): .mouse(mouse)
      case .paste(let text): .pasted(text)
      }
  }
}
