import Screen

/// Where input pauses changes nothing, unless it pauses within a sequence; and whatever came, keys are keys again.
enum InputCheck {
  static func complaint(about bytes: [UInt8]) -> String? {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return complaint(aboutPausesBetweenSequencesOf: scalars) ?? complaint(aboutPauses: bytes.first ?? 0, in: scalars)
  }

  private typealias Scalars = String.UnicodeScalarView

  /// A decoder that hears of a pause wherever no sequence is open does as one that never hears of any.
  private static func complaint(aboutPausesBetweenSequencesOf scalars: Scalars) -> String? {
    var whole = InputDecoder()
    var paused = InputDecoder()
    var events: [InputEvent] = []
    var eventsPaused: [InputEvent] = []
    for scalar in scalars {
      whole.decode(scalar, into: &events)
      paused.decode(scalar, into: &eventsPaused)
      if isBetweenSequences(whole), let event = paused.pause() { return "a pause is \(event)" }
    }
    return events == eventsPaused ? nil : "\(events) with pauses become \(eventsPaused)"
  }

  /// Whether a key typed now would be that key and nothing else.
  private static func isBetweenSequences(_ decoder: InputDecoder) -> Bool {
    var copy = decoder
    var events: [InputEvent] = []
    copy.decode("x", into: &events)
    return events == [.key(.character("x"))]
  }

  /// Pauses anywhere: no more comes out than went in, and the decoder comes back from everything.
  private static func complaint(aboutPauses seed: UInt8, in scalars: Scalars) -> String? {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for (index, scalar) in scalars.enumerated() {
      decoder.decode(scalar, into: &events)
      if (index &* 7 &+ Int(seed)) % 5 == 0, let event = decoder.pause() { events.append(event) }
    }
    if let event = decoder.pause() { events.append(event) }
    let size = events.reduce(0) { $0 + Self.size(of: $1) }
    if size > scalars.count { return "\(size) came out of \(scalars.count)" }
    if decoder.isPasting { for scalar in "\u{1B}[201~".unicodeScalars { decoder.decode(scalar, into: &events) } }
    return isBetweenSequences(decoder) ? nil : "it does not come back"
  }

  /// How many scalars an event is made of, at the least.
  private static func size(of event: InputEvent) -> Int {
    switch event {
    case .key: 1
    case .mouse(let mouse): mouse.column < 0 || mouse.row < 0 ? .max / 2 : 9
    case .paste(let text): text.unicodeScalars.count
    }
  }
}
