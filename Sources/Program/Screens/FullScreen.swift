import Editor
import Preferences
import Screen

/// A task of a screen for the program, of which one is to ring.
protocol ScreenTask: Equatable, Sendable {
  static var ring: Self { get }
}

/// The state of a screen other than the trip's: a title, something to choose from, a status, and keys.
protocol FullScreenState: HelpedState where Effect: ScreenTask {
  associatedtype Layout
  associatedtype Painter: ScreenPainter where Painter.State == Self
  var presentation: DisplaySettings { get set }
  var layout: Layout { get }
  var status: Status { get }
  var keyContext: KeyContext { get }
  /// Whether text is typed, in which `?` is a character.
  var isTyping: Bool { get }
  /// The hints of the key line but for that of the help.
  var ownHints: [KeyHint] { get }

  mutating func press(_ key: Key) -> [Effect]
  /// Changes the text that is being typed by a key or a paste, which returns whether it means something there.
  mutating func type(_ change: (inout TextInput) -> Bool) -> [Effect]
  /// Moves the selection by as many lines as the mouse wheel turns.
  mutating func move(by count: Int)
  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [Effect]
  /// Does what a press of the mouse on a cell does.
  mutating func point(atRow row: Int, column: Int) -> [Effect]
  mutating func resize(to size: Size)
}

extension FullScreenState {
  mutating func take(_ input: InputEvent) -> [Effect] { taken(input) }

  mutating func taken(_ input: InputEvent) -> [Effect] {
    switch FullScreenInput(input, hints: hints, on: presentation.size) {
    case .key(let key): return press(key)
    case .wheel(let rows, let row, let column): return turnWheel(by: rows, atRow: row, column: column)
    case .press(let row, let column): return point(atRow: row, column: column)
    case .paste(let text):
      return type { input in
        input.paste(text)
        return true
      }
    case .resize(let size): resize(to: size)
    case nil: break
    }
    return []
  }

  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [Effect] {
    move(by: rows)
    return []
  }

  mutating func resize(to size: Size) { presentation.size = size }

  var hints: [KeyHint] { ownHints + HelpAction.hints(in: presentation.keyRepertoire) }

  var help: ScreenHelp {
    ScreenHelp(context: keyContext, isTyping: isTyping, hints: hints, presentation: presentation)
  }

  /// Returns a frame that shows the state, or a note that the screen is too small for it.
  func painted() -> Frame {
    let size = presentation.size
    var painter = Painter(state: self, layout: layout, screen: FullScreenPainter(presentation))
    if painter.screen.isTooSmall {
      painter.screen.paintTooSmall()
    } else {
      painter.paint()
      painter.screen.paintStatus(status, rows: size.statusRows)
      painter.screen.paintKeys(help.shownHints, row: size.keyRow)
    }
    return painter.screen.frame
  }
}

protocol ScreenPainter {
  associatedtype State: FullScreenState
  var screen: FullScreenPainter { get set }

  init(state: State, layout: State.Layout, screen: FullScreenPainter)

  /// Paints all but status and keys, on a screen that is large enough.
  mutating func paint()
}

/// The rows of a screen with a list, from the top: title, rows above the list, list, status, keys. All count from 0.
struct FullScreenLayout: Equatable {
  /// The usual least number of rows of a screen with blank rows around the list.
  static let roomy = 16

  let above: Range<Int>
  let list: Range<Int>
  private let lineRows: Int
  let capacity: Int
  let lines: Range<Int>

  /// - Parameters:
  ///   - rows: the number of rows above the list.
  ///   - count: the number of lines of the list.
  ///   - roomy: the least number of rows of a screen with blank rows.
  ///   - lineRows: the number of rows of a line.
  ///   - startsBlank: whether a blank row can be above the list.
  ///   - endsBlank: whether a blank row can be below the list.
  init(
    size: Size, above rows: Int, count: Int, selection: Int, roomy: Int = FullScreenLayout.roomy, lineRows: Int = 1,
    startsBlank: Bool = true, endsBlank: Bool = true
  ) {
    let (gap, end) = (size.rows >= roomy ? 1 : 0, size.statusRows.lowerBound)
    above = 1 + gap..<1 + gap + rows
    let start = min(above.upperBound + (startsBlank ? gap : 0), end)
    list = start..<max(start, end - (endsBlank ? gap : 0))
    self.lineRows = lineRows
    capacity = lineRows == 1 ? list.count : max(1, list.count / lineRows)
    let first = max(0, min(selection - capacity / 2, count - capacity))
    lines = first..<max(first, min(count, first + capacity))
  }

  /// The visible lines, and the first rows of each.
  var shown: [(line: Int, row: Int)] { lines.map { ($0, list.lowerBound + ($0 - lines.lowerBound) * lineRows) } }

  func line(atRow row: Int) -> Int? {
    guard row >= list.lowerBound else { return nil }
    let number = lines.lowerBound + (row - list.lowerBound) / lineRows
    return lines.contains(number) ? number : nil
  }
}

enum FullScreenInput {
  /// A key, or a press on its hint.
  case key(Key)
  case wheel(Int, row: Int, column: Int)
  case press(row: Int, column: Int)
  case paste(String)
  case resize(Size)

  /// Returns nil for input that means nothing there.
  init?(_ input: InputEvent, hints: @autoclosure () -> [KeyHint], on size: Size) {
    switch input {
    // No character edits a trip there, so one in doubt is as good as a typed one.
    case .key(let key), .keyInDoubt(let key): self = .key(key)
    case .paste(let text): self = .paste(text)
    case .resized(let size): self = .resize(size)
    case .mouse(let mouse):
      if size.isTooSmall { return nil }
      switch mouse.action {
      case .wheelUp: self = .wheel(-1, row: mouse.row, column: mouse.column)
      case .wheelDown: self = .wheel(1, row: mouse.row, column: mouse.column)
      case .press where mouse.row == size.keyRow:
        guard let key = HintRow(hints(), on: size).key(atColumn: mouse.column) else { return nil }
        self = .key(key)
      case .press: self = .press(row: mouse.row, column: mouse.column)
      case .drag, .release, .secondaryPress: return nil
      }
    case .operatingSystemCommand, .deviceAttributes, .modeReport, .colorScheme: return nil
    }
  }
}

extension Size {
  var keyRow: Int { max(0, rows - 1) }
  var statusRows: Range<Int> { max(0, keyRow - 2)..<keyRow }
}
