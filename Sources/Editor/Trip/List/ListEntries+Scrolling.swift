/// What stands at the top of the visible list: an entry, and how many of its lines are scrolled out.
package struct ScrollAnchor: Equatable, Sendable {
  package var entry = 0
  package var skippedLines = 0
}

extension ListEntries {
  /// The anchor with which the last line of an entry stands `height` lines below the top, or the top of the list.
  func anchor(endingWith entry: Int, at height: Int) -> ScrollAnchor {
    var (entry, lines) = (entry, self.height(of: entry))
    while lines < height, entry > 0 {
      entry -= 1
      lines += self.height(of: entry)
    }
    return ScrollAnchor(entry: entry, skippedLines: max(0, lines - height))
  }

  /// The anchor that shows the lines of an entry and `context` lines around it, moving as little as possible.
  func anchor(_ anchor: ScrollAnchor, showing entry: Int, height: Int, context: Int) -> ScrollAnchor {
    let anchor = clamped(anchor, height: height)
    if isAbove(entry, anchor, context: context) {
      return self.anchor(endingWith: entry, at: min(self.height(of: entry) + context, height))
    }
    var line = -anchor.skippedLines
    for current in anchor.entry...max(entry, anchor.entry) {
      line += self.height(of: current)
      if current == entry, line + linesBelow(entry, atMost: context) <= height { return anchor }
      if line > height + context { break }
    }
    return endAnchor(showing: entry, height: height, context: context)
  }

  private func endAnchor(showing entry: Int, height: Int, context: Int) -> ScrollAnchor {
    let below = linesBelow(entry, atMost: context)
    if self.height(of: entry) + below >= height { return anchor(endingWith: entry, at: height) }
    return anchor(endingWith: entry, at: height - below)
  }

  private func isAbove(_ entry: Int, _ anchor: ScrollAnchor, context: Int) -> Bool {
    if entry < anchor.entry { return true }
    var line = -anchor.skippedLines
    for current in anchor.entry..<entry {
      line += height(of: current)
      if line >= context { return false }
    }
    return line < context && (anchor.entry > 0 || anchor.skippedLines > 0)
  }

  /// How many lines the list goes on below an entry, `limit` at most.
  private func linesBelow(_ entry: Int, atMost limit: Int) -> Int {
    var lines = 0
    var next = entry + 1
    while lines < limit, next < count {
      lines += height(of: next)
      next += 1
    }
    return min(lines, limit)
  }

  /// Keeps the anchor within the list, and the end of the list at the bottom of the screen where it is long enough.
  private func clamped(_ anchor: ScrollAnchor, height: Int) -> ScrollAnchor {
    // Every entry takes a line at least: far from the end there is no need to measure it.
    if count - anchor.entry >= height + anchor.skippedLines { return anchor }
    let last = self.anchor(endingWith: count - 1, at: height)
    guard anchor.entry < last.entry || (anchor.entry == last.entry && anchor.skippedLines <= last.skippedLines) else {
      return last
    }
    return anchor
  }

  /// The anchor so many lines further down, or up where `lines` is negative, within the list.
  func anchor(_ anchor: ScrollAnchor, scrolledBy lines: Int, height: Int) -> ScrollAnchor {
    var (entry, skipped) = (anchor.entry, anchor.skippedLines + lines)
    while skipped < 0, entry > 0 {
      entry -= 1
      skipped += self.height(of: entry)
    }
    while entry < count - 1, skipped >= self.height(of: entry) {
      skipped -= self.height(of: entry)
      entry += 1
    }
    return clamped(ScrollAnchor(entry: entry, skippedLines: max(0, skipped)), height: height)
  }

  /// The entries seen in rows of the screen, from top to bottom.
  func visible(from anchor: ScrollAnchor, in rows: Range<Int>) -> [VisibleEntry] {
    var visible: [VisibleEntry] = []
    var row = rows.lowerBound - anchor.skippedLines
    for entry in max(0, anchor.entry)..<max(count, anchor.entry) {
      if row >= rows.upperBound { break }
      let end = row + height(of: entry)
      visible.append(VisibleEntry(entry: entry, rows: row..<end))
      row = end
    }
    return visible
  }

  /// The entry that many lines below the top of another, or above where `lines` is negative.
  func entry(from entry: Int, lines: Int) -> Int {
    var (entry, left) = (entry, abs(lines))
    while left > 0 {
      let next = lines < 0 ? entry - 1 : entry + 1
      guard (0..<count).contains(next) else { break }
      left -= height(of: next)
      entry = next
    }
    return entry
  }
}

/// An entry of the list that is seen, at least in part.
struct VisibleEntry {
  // No tuple: see docs/architecture.md, "Start-up cost of generic types".
  let entry: Int
  /// The rows of the screen the entry takes, with those above and below the list where it reaches out of it.
  let rows: Range<Int>
}
