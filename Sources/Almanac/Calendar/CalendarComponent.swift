/// A component of a calendar, such as `VCALENDAR` or `VEVENT`, with all that it holds in the order of the file.
package struct CalendarComponent: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case property(CalendarProperty)
    case component(CalendarComponent)
  }

  package let name: String
  package var content: [Content]

  package init(_ name: String, _ properties: [CalendarProperty] = [], _ components: [CalendarComponent] = []) {
    (self.name, content) = (name, properties.map(Content.property) + components.map(Content.component))
  }

  package var properties: [CalendarProperty] {
    content.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  package var components: [CalendarComponent] {
    content.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  package func property(_ name: String) -> CalendarProperty? { properties.first { $0.name == name } }
}

// MARK: Reading

package struct CalendarError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ reason: String, line: Int? = nil) { description = (line.map { "line \($0): " } ?? "") + reason }
}

extension CalendarComponent {
  /// The deepest nesting that is read; calendars need 3.
  package static let deepest = 32

  /// Reads the components of a text, one `VCALENDAR` as a rule.
  ///
  /// Unlike the reader of schedules, which takes what it can, this one refuses a text that it could not write again as it
  /// was. Empty lines, the letter case of `BEGIN` and `END`, and how lines are folded and ended are not kept.
  package static func read(_ bytes: [UInt8]) throws(CalendarError) -> [CalendarComponent] {
    var stack: [(component: CalendarComponent, line: Int)] = []
    var read: [CalendarComponent] = []
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    for line in ContentLines(hasMark ? Array(bytes.dropFirst(3)) : bytes) where !line.bytes.isEmpty {
      guard let property = CalendarProperty(line: line.bytes), line.bytes.contains(UInt8(ascii: ":")) else {
        throw .init("expected a name and a value", line: line.number)
      }
      let name = property.value.trimmed.uppercased()
      switch property.name {
      case "BEGIN":
        guard stack.count < deepest else {
          throw .init("components nested deeper than \(deepest)", line: line.number)
        }
        stack.append((CalendarComponent(name), line.number))
      case "END":
        guard let (ended, _) = stack.popLast(), ended.name == name else {
          throw .init("END:\(name) ends no component that begins", line: line.number)
        }
        if stack.isEmpty {
          read.append(ended)
        } else {
          stack[stack.count - 1].component.content.append(.component(ended))
        }
      default:
        if stack.isEmpty { throw .init("a property outside of all components", line: line.number) }
        stack[stack.count - 1].component.content.append(.property(property))
      }
    }
    if let (open, line) = stack.last {
      throw .init("the component \(open.name) has no end", line: line)
    }
    return read
  }
}
