import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport

/// Bytes of a terminal, cut in time: quickly they mean what they mean at once, and slowly nothing else.
enum InputCheck {
  /// - Parameter bytes: the pauses, as many as the first byte says, and then what is sent.
  static func violation(about bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let pauses = bytes.dropFirst().prefix(Int(first & 0x1F)).map { Int($0) }
    let sent = Array(bytes.dropFirst(1 + pauses.count))
    let whole = events(of: sent, in: 1 << 20, pauses: [])
    return violation(aboutQuick: sent, pauses, whole) ?? violation(aboutSlow: sent, pauses, whole)
      ?? violation(aboutTheEndOf: sent)
  }

  /// Pauses shorter than an escape waits change nothing.
  private static func violation(aboutQuick sent: [UInt8], _ pauses: [Int], _ whole: [InputEvent]) -> String? {
    let pauses = [40] + pauses.map { $0 % InputDecoder.timeout }
    for size in 1...3 {
      let cut = events(of: sent, in: size, pauses: pauses)
      if cut != whole { return "\(whole) in pieces of \(size) become \(cut)" }
    }
    return nil
  }

  /// Longer ones bring escapes and characters in doubt; no key that is not there at once.
  private static func violation(aboutSlow sent: [UInt8], _ pauses: [Int], _ whole: [InputEvent]) -> String? {
    // Shorter than the silence in which the user may end a paste.
    let pauses = pauses.map { ($0 * 7) % InputDecoder.silence } + [70]
    let slow = events(of: sent, in: 1, pauses: pauses)
    if slow.reduce(0, { $0 + size(of: $1) }) > sent.count * 3 { return "more came out than went in" }
    var rest = whole[...]
    for event in slow where !event.isInDoubt && event != .key(.escape) {
      guard let place = rest.firstIndex(of: event) else { return "\(event) is not in \(whole)" }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  /// The decoder comes back from everything, and without a notice of the time.
  private static func violation(aboutTheEndOf sent: [UInt8]) -> String? {
    var decoder = InputDecoder()
    _ = decoder.decode(sent, at: 0)
    _ = decoder.decode(Array("\u{1B}[201~\r".utf8), at: 0)
    return decoder.decode(Array("x".utf8), at: 0) == [.key(.character("x"))] ? nil : "it does not come back"
  }

  /// What comes of bytes in pieces with pauses between them, again and again the same ones; then of waiting.
  private static func events(of sent: [UInt8], in size: Int, pauses: [Int]) -> [InputEvent] {
    var decoder = InputDecoder()
    var (events, now, turn): ([InputEvent], Int, Int) = ([], 0, 0)
    for start in stride(from: 0, to: sent.count, by: size) {
      events += decoder.decode(Array(sent[start..<min(start + size, sent.count)]), at: now)
      if pauses.isEmpty { continue }
      now += pauses[turn % pauses.count]
      turn += 1
      events += decoder.expire(at: now)
    }
    return events + decoder.expire(at: now + InputDecoder.timeout) + decoder.expire(at: now + 1_000_000)
  }

  /// How many bytes an event is made of, at the least.
  private static func size(of event: InputEvent) -> Int {
    switch event {
    case .key, .ambiguousKey: 1
    case .mouse(let mouse): mouse.column < 0 || mouse.row < 0 ? .max / 2 : 6
    case .paste(let text): text.unicodeScalars.count
    case .operatingSystemCommand(let text): text.unicodeScalars.count
    case .deviceAttributes: 4
    case .modeReport, .colorScheme: 7
    // No bytes report a size.
    case .resized: .max / 2
    }
  }
}

extension InputEvent {
  fileprivate var isInDoubt: Bool { if case .ambiguousKey = self { true } else { false } }
}

/// The editor on a small trip, driven by a script; the invariants watch, and Escape leads home at the end.
///
/// The screen is looked at when the script is over: the start of a script is a script too.
enum DragCheck {
  static func violation(about bytes: [UInt8]) -> String? {
    var script = EventScript(bytes)
    var state = script.start()
    var now = timestamp("2026-06-02T08:00:00.000Z")
    while let event = script.next(in: state) {
      if let violation = apply(event, to: &state, at: now, script.isAtEnd) { return "\(event): \(violation)" }
      now.microseconds += 100_000
    }
    if let violation = apply(.input(.key(.escape)), to: &state, at: now, false) { return "Esc: \(violation)" }
    return state.goHome(at: now) ? nil : "Escape does not lead home"
  }

  private static func apply(
    _ event: EditorEvent, to state: inout EditorState, at now: Timestamp, _ looksAtScreen: Bool
  ) -> String? {
    let before = state
    let effects = state.apply(event, at: now)
    return Invariants.violations(before, event, state, effects, looksAtScreen: looksAtScreen).first
  }
}
