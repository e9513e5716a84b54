/// A component of a calendar, such as `VCALENDAR` or `VEVENT`, with all that it holds in the order of the file.
package struct CalendarComponent: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case property(CalendarProperty)
    case component(CalendarComponent)
  }

  /// The name in capitals.
  package let name: String
  package var content: [Content]

  package init(_ name: StaticString, _ properties: [CalendarProperty] = [], _ components: [CalendarComponent] = []) {
    self.init(name: name.description, content: properties.map(Content.property) + components.map(Content.component))
  }

  init(name: String, content: [Content]) {
    (self.name, self.content) = (name, content)
  }

  /// The properties, in the order of the file.
  package var properties: [CalendarProperty] {
    content.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  /// The components within this one, in the order of the file.
  package var components: [CalendarComponent] {
    content.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  /// Returns the first property of a name.
  ///
  /// - Parameter name: In capitals.
  package func property(_ name: String) -> CalendarProperty? { properties.first { $0.name.uppercased() == name } }
}

// MARK: Reading

/// The reason why a calendar cannot be read and written back.
package struct CalendarError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// A line does not begin with a name and a colon or semicolon, or has no value.
    case noProperty
    /// A property comes before the first component or after the last.
    case outsideComponents
    /// `END` names no component that is open, or another than the innermost.
    case unexpectedEnd(String)
    /// The text ends within a component.
    case missingEnd(String)
    /// Components are nested deeper than ``CalendarComponent/deepest``.
    case tooDeep
  }

  /// The line of the file, from 1.
  package let line: Int
  package let problem: Problem

  package var description: String {
    switch problem {
    case .noProperty: "line \(line): expected a name and a value"
    case .outsideComponents: "line \(line): a property outside of all components"
    case .unexpectedEnd(let name): "line \(line): END:\(name) ends no component that begins"
    case .missingEnd(let name): "line \(line): the component \(name) has no end"
    case .tooDeep: "line \(line): components nested deeper than \(CalendarComponent.deepest)"
    }
  }
}

extension CalendarComponent {
  /// The deepest nesting that is read; calendars need 3.
  package static let deepest = 32

  /// Reads the components of a text, one `VCALENDAR` as a rule.
  ///
  /// Unlike the reader of schedules, which takes what it can, this one refuses a text that it could not write again as it
  /// was. Empty lines, the letter case of `BEGIN` and `END`, and how lines are folded and ended are not kept.
  ///
  /// - Throws: The first problem, with its line.
  package static func read(_ bytes: [UInt8]) throws(CalendarError) -> [CalendarComponent] {
    var stack: [(component: CalendarComponent, line: Int)] = []
    var read: [CalendarComponent] = []
    for line in unfolded(bytes) where !line.bytes.isEmpty {
      guard let content = ContentLine(line), content.hasValue else {
        throw .init(line: line.number, problem: .noProperty)
      }
      switch content.name {
      case "BEGIN":
        guard stack.count < deepest else { throw .init(line: line.number, problem: .tooDeep) }
        stack.append((CalendarComponent(name: content.componentName, content: []), line.number))
      case "END":
        guard let (ended, _) = stack.popLast(), ended.name == content.componentName else {
          throw .init(line: line.number, problem: .unexpectedEnd(content.componentName))
        }
        if stack.isEmpty {
          read.append(ended)
        } else {
          stack[stack.count - 1].component.content.append(.component(ended))
        }
      default:
        if stack.isEmpty { throw .init(line: line.number, problem: .outsideComponents) }
        stack[stack.count - 1].component.content.append(.property(content.property))
      }
    }
    if let open = stack.last { throw .init(line: open.line, problem: .missingEnd(open.component.name)) }
    return read
  }

  private static func unfolded(_ bytes: [UInt8]) -> [UnfoldedLine] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return bytes.withUnsafeBufferPointer { bytes in
      var lines = ContentLines(UnsafeBufferPointer(rebasing: bytes[(hasMark ? 3 : 0)...]))
      var all: [UnfoldedLine] = []
      while let line = lines.next() { all.append(line) }
      return all
    }
  }
}

extension ContentLine {
  /// The component that a `BEGIN` or `END` names, in capitals, without white space around it.
  fileprivate var componentName: String {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let name = value.drop(while: isSpace)
    let end = name.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? name.startIndex
    return String(decoding: name[..<end], as: UTF8.self).uppercased()
  }
}
