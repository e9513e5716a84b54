import Screen

/// A terminal that sends bytes when a test says, to a decoder that looks at its clock as the program does.
struct Typist {
  private(set) var decoder = InputDecoder()
  private(set) var events: [InputEvent] = []
  private(set) var now = 1_000

  /// Lets time pass, in milliseconds, in which nothing comes.
  mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    while let deadline = decoder.deadline, deadline <= end {
      now = max(now, deadline)
      events += decoder.expire(at: now)
    }
    now = end
  }

  mutating func send(_ bytes: some Sequence<UInt8>) { events += decoder.decode(Array(bytes), at: now) }

  mutating func send(_ text: String) { send(text.utf8) }

  /// What comes of bytes that come at once, after which nothing more comes.
  static func events(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var typist = Typist()
    typist.send(bytes)
    typist.wait(10_000)
    return typist.events
  }

  static func events(_ text: String) -> [InputEvent] { events(Array(text.utf8)) }

  /// What comes of bytes with a pause before each but the first.
  static func events(_ bytes: [UInt8], pauses: (Int) -> Int) -> [InputEvent] {
    var typist = Typist()
    for (index, byte) in bytes.enumerated() {
      if index > 0 { typist.wait(pauses(index)) }
      typist.send([byte])
    }
    typist.wait(10_000)
    return typist.events
  }
}
