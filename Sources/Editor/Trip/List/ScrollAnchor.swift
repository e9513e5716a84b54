/// What stands at the top of the visible list: an entry, and how many of its lines are scrolled out.
package struct ScrollAnchor: Equatable, Sendable {
  package var entry = 0
  package var skippedLines = 0
}
