import Screen
@testable import Program

extension ScreenState {
  var text: String { painted().text }

  @discardableResult mutating func enter(_ keys: Key...) -> [Effect] { keys.flatMap { take(.key($0)) } }

  @discardableResult mutating func enter(text: String) -> [Effect] {
    text.unicodeScalars.flatMap { take(.key(.character($0))) }
  }

  @discardableResult mutating func click(column: Int, row: Int) -> [Effect] {
    take(.mouse(MouseEvent(.press, column: column, row: row)))
  }
}
