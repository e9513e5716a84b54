/// The place in a text of `count` lines of which a page is seen. Both may have changed since it was scrolled.
package struct Pager: Equatable, Sendable {
  private var line = 0

  package init() {}

  /// The number of the first visible line.
  package func top(of count: Int, page: Int) -> Int { max(0, min(line, count - page)) }

  /// Scrolls to a line, as far as there are lines to show. Returns whether the text moved.
  package mutating func scroll(to line: Int, of count: Int, page: Int) -> Bool {
    let before = top(of: count, page: page)
    self.line = max(0, min(line, count - page))
    return self.line != before
  }

  package mutating func scroll(_ step: ListStep, of count: Int, page: Int) -> Bool {
    scroll(to: step.index(from: top(of: count, page: page), page: page), of: count, page: page)
  }
}
