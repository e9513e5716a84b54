/// Values of the trip file that are narrower than the types of JSON.
extension JSONReader {
  mutating func nonEmptyString() throws(ReadFailure) -> String {
    let start = nextValue()
    let text = try string()
    if text.isEmpty { throw failure(.empty, at: start) }
    return text
  }

  mutating func number(in range: ClosedRange<Double>, _ what: @autoclosure () -> String) throws(ReadFailure) -> Double {
    let start = nextValue()
    let number = try number()
    if !range.contains(number) { throw failure(.expected(what(), found: excerpt(from: start)), at: start) }
    return number
  }

  mutating func wholeNumber(in range: ClosedRange<Int>, _ what: @autoclosure () -> String) throws(ReadFailure) -> Int {
    let start = nextValue()
    let number = try wholeNumber()
    if !range.contains(number) { throw failure(.expected(what(), found: excerpt(from: start)), at: start) }
    return number
  }

  mutating func timestamp() throws(ReadFailure) -> Timestamp {
    try value("a timestamp like 2026-06-01T12:00:00.000Z") { Timestamp($0) }
  }

  mutating func date() throws(ReadFailure) -> CivilDate {
    try value("a date like 2026-07-03") { CivilDate($0) }
  }

  mutating func value<Value>(
    _ what: @autoclosure () -> String, _ parse: (String) -> Value?
  ) throws(ReadFailure) -> Value {
    let start = nextValue()
    let text = try string()
    guard let value = parse(text) else {
      throw failure(.expected(what(), found: TripFileError.excerpt(text)), at: start)
    }
    return value
  }
}

extension Optional {
  /// The value of a field that must be there, in the object that begins at an offset.
  func required(_ field: some FileField, at start: Int) throws(ReadFailure) -> Wrapped {
    guard let self else { throw ReadFailure(offset: start, field: field.rawValue, reason: .missing) }
    return self
  }
}
