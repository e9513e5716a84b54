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
