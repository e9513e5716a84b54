import Base
import TripCore

/// The place to which the list is scrolled: the entry at the top, and how many of its lines are out of sight above.
package struct ScrollAnchor: Equatable, Sendable {
  package var entry: EntryNumber = 0
  package var skippedLines = 0
}

/// An entry of the list that is seen, at least in part.
struct VisibleEntry {
  let entry: EntryNumber
  /// The rows of the screen that the entry takes, also those beyond the rows of the list.
  let rows: Range<Int>
}

/// Scrolling. Lines are counted from the top of the visible list; `height` is how many there are.
extension ListEntries {
  /// The entries seen in rows of the screen, from top to bottom.
  func visible(from anchor: ScrollAnchor, in rows: Range<Int>) -> [VisibleEntry] {
    var visible: [VisibleEntry] = []
    // Every entry takes a line at least.
    visible.reserveCapacity(rows.count)
    var (entry, row) = (max(anchor.entry, 0), rows.lowerBound - anchor.skippedLines)
    while entry < numbers.upperBound, row < rows.upperBound {
      let end = row + height(of: entry)
      visible.append(VisibleEntry(entry: entry, rows: row..<end))
      (entry, row) = (entry + 1, end)
    }
    return visible
  }

  /// The entry `lines` lines below the top of another, or above it if `lines` is negative, within the list.
  func entry(from entry: EntryNumber, lines: Int) -> EntryNumber {
    var (entry, left) = (entry, abs(lines))
    while left > 0 {
      let next = lines < 0 ? entry - 1 : entry + 1
      guard numbers.contains(next) else { break }
      left -= height(of: next)
      entry = next
    }
    return entry
  }

  // MARK: Anchors

  /// The anchor `lines` lines further down, or up if `lines` is negative, within the list.
  func anchor(_ anchor: ScrollAnchor, scrolledBy lines: Int, height: Int) -> ScrollAnchor {
    var (entry, skipped) = (anchor.entry, anchor.skippedLines + lines)
    while skipped < 0, entry > 0 {
      entry = entry - 1
      skipped += self.height(of: entry)
    }
    while entry + 1 < numbers.upperBound, skipped >= self.height(of: entry) {
      skipped -= self.height(of: entry)
      entry = entry + 1
    }
    return clamped(ScrollAnchor(entry: entry, skippedLines: max(0, skipped)), height: height)
  }

  /// The anchor that shows the lines of an entry and `context` lines around it, moving as little as possible.
  func anchor(_ anchor: ScrollAnchor, showing entry: EntryNumber, height: Int, context: Int) -> ScrollAnchor {
    let anchor = clamped(anchor, height: height)
    if isAbove(entry, anchor, context: context) {
      return self.anchor(endingWith: entry, at: min(self.height(of: entry) + context, height))
    }
    return isBelow(entry, anchor, height: height, context: context)
      ? endAnchor(showing: entry, height: height, context: context) : anchor
  }

  /// Whether an entry, or one of `context` lines before it, is above what an anchor shows.
  private func isAbove(_ entry: EntryNumber, _ anchor: ScrollAnchor, context: Int) -> Bool {
    if entry < anchor.entry { return true }
    var (current, line) = (anchor.entry, -anchor.skippedLines)
    while current < entry {
      line += height(of: current)
      if line >= context { return false }
      current = current + 1
    }
    return line < context && (anchor.entry > 0 || anchor.skippedLines > 0)
  }

  /// Whether an entry, or one of `context` lines after it, is below what an anchor shows.
  private func isBelow(_ entry: EntryNumber, _ anchor: ScrollAnchor, height: Int, context: Int) -> Bool {
    var (current, line) = (anchor.entry, -anchor.skippedLines)
    while current <= entry {
      line += self.height(of: current)
      if current == entry { return line + linesBelow(entry, atMost: context) > height }
      if line > height + context { return true }
      current = current + 1
    }
    return true
  }

  private func endAnchor(showing entry: EntryNumber, height: Int, context: Int) -> ScrollAnchor {
    let below = linesBelow(entry, atMost: context)
    if self.height(of: entry) + below >= height { return anchor(endingWith: entry, at: height) }
    return anchor(endingWith: entry, at: height - below)
  }

  /// The anchor with which the last line of an entry is `height` lines below the top, or that of the top of the list.
  private func anchor(endingWith entry: EntryNumber, at height: Int) -> ScrollAnchor {
    var (entry, lines) = (entry, self.height(of: entry))
    while lines < height, entry > 0 {
      entry = entry - 1
      lines += self.height(of: entry)
    }
    return ScrollAnchor(entry: entry, skippedLines: max(0, lines - height))
  }

  /// The number of lines of the list below an entry, `limit` at most.
  private func linesBelow(_ entry: EntryNumber, atMost limit: Int) -> Int {
    var (lines, next) = (0, entry + 1)
    while lines < limit, next < numbers.upperBound {
      lines += height(of: next)
      next = next + 1
    }
    return min(lines, limit)
  }

  /// Keeps an anchor within the list, and the end of the list at the bottom of the screen if the list is long enough.
  private func clamped(_ anchor: ScrollAnchor, height: Int) -> ScrollAnchor {
    // Every entry takes a line at least: far from the end there is no need to measure it.
    if numbers.upperBound - anchor.entry >= height + anchor.skippedLines { return anchor }
    let last = self.anchor(endingWith: numbers.upperBound - 1, at: height)
    guard anchor.entry < last.entry || (anchor.entry == last.entry && anchor.skippedLines <= last.skippedLines) else {
      return last
    }
    return anchor
  }
}
