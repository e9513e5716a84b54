import Base

/// A text in which a version control system has marked the conflicts of two versions: from `<<<<<<<` to `=======` is
/// one version, from there to `>>>>>>>` the other. With diff3 or zdiff3 style, `|||||||` divides the first from what
/// both come from.
///
/// No line of JSON begins like that, since a string has no line breaks in it.
struct ConflictedText {
  /// The lines on which conflicts begin, from 1.
  let conflicts: [Int]
  private let ours: Side
  private let theirs: Side
  /// The version both sides come from; nil if one of the conflicts does not show it.
  private let base: Side?

  /// A whole version of the text.
  fileprivate struct Side {
    var bytes: [UInt8] = []
    /// The number in the whole text of each of its lines.
    var lines: [Int] = []

    mutating func append(_ line: ArraySlice<UInt8>, number: Int) {
      bytes += line
      lines.append(number)
    }
  }

  /// Fails without conflicts, or if their marks are not in order.
  init?(_ bytes: [UInt8]) {
    guard Self.mayHaveConflicts(bytes) else { return nil }
    var (ours, theirs, base) = (Side(), Side(), Side())
    var (conflicts, showsBase, isBaseKnown) = ([Int](), false, true)
    var part = Part.common
    var (rest, number) = (bytes[...], 0)
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[end...]
      number += 1
      switch (Mark(line), part) {
      case (nil, .common):
        ours.append(line, number: number)
        theirs.append(line, number: number)
        base.append(line, number: number)
      case (nil, .ours): ours.append(line, number: number)
      case (nil, .base): base.append(line, number: number)
      case (nil, .theirs): theirs.append(line, number: number)
      case (.start, .common):
        (part, showsBase) = (.ours, false)
        conflicts.append(number)
      case (.base, .ours): (part, showsBase) = (.base, true)
      case (.middle, .ours), (.middle, .base): part = .theirs
      case (.end, .theirs):
        part = .common
        isBaseKnown = isBaseKnown && showsBase
      default: return nil
      }
    }
    guard part == .common, !conflicts.isEmpty else { return nil }
    (self.conflicts, self.ours, self.theirs, self.base) = (conflicts, ours, theirs, isBaseKnown ? base : nil)
  }

  /// Whether a line begins with seven signs, as conflicts do. Checked first, because separating the versions takes
  /// three times the memory of the text.
  private static func mayHaveConflicts(_ bytes: [UInt8]) -> Bool {
    var signs = 0
    var isAtStart = true
    for byte in bytes {
      if byte == UInt8(ascii: "<"), isAtStart {
        signs += 1
        if signs == 7 { return true }
      } else {
        signs = 0
        isAtStart = byte == UInt8(ascii: "\n")
      }
    }
    return false
  }

  private enum Part { case common, ours, base, theirs }

  private enum Mark {
    case start, base, middle, end

    /// Seven of a kind, and then a space or nothing.
    init?(_ line: ArraySlice<UInt8>) {
      let text = line.prefix { $0 != 0x0A && $0 != 0x0D }
      guard let first = text.first, text.prefix(8).prefix(while: { $0 == first }).count == 7 else { return nil }
      if text.count > 7, text[text.startIndex + 7] != 0x20 { return nil }
      switch first {
      case UInt8(ascii: "<"): self = .start
      case UInt8(ascii: "|"): self = .base
      case UInt8(ascii: "=") where text.count == 7: self = .middle
      case UInt8(ascii: ">"): self = .end
      default: return nil
      }
    }
  }
}

// MARK: Merging

extension ConflictedText {
  /// Merges the two versions into one trip, each repaired first if it needs that; nil if neither is a trip.
  func merged() -> RepairedTrip? {
    let marks = conflicts.map { TripRepair(line: $0, what: .mergedConflict) }
    let (mine, other) = (ours.repaired(), theirs.repaired())
    guard let mine, let other else {
      return (mine ?? other).map { result($0.trip, [reason("it is not a trip")] + $0.repairs) }
    }
    let common = base.flatMap { $0.repaired()?.trip }
    guard let trip = merged(mine.trip, other.trip, common) else {
      return result(
        mine.trip, [reason("it is a different trip, \(TripFileError.excerpt(other.trip.name))")] + mine.repairs)
    }
    let gone = superseded(mine.trip, ours, in: trip, common) + superseded(other.trip, theirs, in: trip, common)
    return result(trip, marks + mine.repairs + other.repairs + gone)
  }

  private func merged(_ mine: Trip, _ other: Trip, _ common: Trip?) -> Trip? {
    if let common, let trip = try? mine.merged(with: other, since: common) { return trip }
    return try? mine.merged(with: other)
  }

  private func reason(_ text: String) -> TripRepair { TripRepair(line: conflicts[0], what: .droppedSide(text)) }

  /// Lists a version of an item that was not kept, with the line of its id.
  private func superseded(_ trip: Trip, _ side: Side, in merged: Trip, _ common: Trip?) -> [TripRepair] {
    trip.superseded(in: merged, since: common).map { item in
      TripRepair(
        line: side.line(of: item.lost.id.text) ?? conflicts[0],
        what: .superseded(item.lost.label, by: item.kept?.label))
    }
  }

  /// Repairs sorted by line: those of both sides, without duplicates, and those of the merged result.
  private func result(_ trip: Trip, _ repairs: [TripRepair]) -> RepairedTrip {
    var seen: Set<String> = []
    let all = repairs.filter { seen.insert($0.description).inserted }
    let order = all.indices.sorted { (all[$0].line, $0) < (all[$1].line, $1) }
    return RepairedTrip(trip: trip, repairs: order.map { all[$0] })
  }
}

extension ConflictedText.Side {
  /// Repairs one side as a file of its own; the repairs have the line numbers of the whole text.
  fileprivate func repaired() -> RepairedTrip? {
    TripFile.repairedText(bytes).map { repaired in
      RepairedTrip(trip: repaired.trip, repairs: repaired.repairs.map(inWholeText))
    }
  }

  private func inWholeText(_ repair: TripRepair) -> TripRepair {
    TripRepair(line: number(ofLine: repair.line), what: repair.what)
  }

  private func number(ofLine line: Int) -> Int { lines.isEmpty ? 1 : lines[min(line, lines.count) - 1] }

  /// The line of a string in the whole text.
  fileprivate func line(of string: String) -> Int? {
    let quoted = Array(JSONText.quoted(string).utf8)
    var (line, start) = (1, bytes.startIndex)
    while start + quoted.count <= bytes.count {
      if bytes[start] == quoted[0], bytes[start...].starts(with: quoted) { return number(ofLine: line) }
      if bytes[start] == UInt8(ascii: "\n") { line += 1 }
      start += 1
    }
    return nil
  }
}

extension Item {
  /// The name a person knows the item by.
  fileprivate var label: String {
    switch kind {
    case .custom(let custom): custom.title
    case .game(let game): game.matchup
    case .travel(let leg): "\(leg.from) to \(leg.to)"
    }
  }
}
