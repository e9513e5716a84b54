/// Reads the numbers of ISO 8601 and RFC 3339 texts, and of zones of POSIX.
struct DigitScanner {
  var rest: ArraySlice<UInt8>

  static func scan<Value>(_ text: String, _ read: (inout DigitScanner) -> Value?) -> Value? {
    var scanner = DigitScanner(rest: Array(text.utf8)[...])
    let value = read(&scanner)
    return scanner.rest.isEmpty ? value : nil
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  mutating func digit() -> Int? {
    guard let byte = rest.first, (48...57).contains(byte) else { return nil }
    rest.removeFirst()
    return Int(byte) - 48
  }

  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let next = digit() else { return nil }
      value = value * 10 + next
    }
    return value
  }

  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// The digits after a decimal point, in microseconds; at least one.
  mutating func fraction() -> Int64? {
    guard let first = digit() else { return nil }
    var value = Int64(first) * 100_000
    var unit: Int64 = 10_000
    while let next = digit() {
      value += Int64(next) * unit
      unit /= 10
    }
    return value
  }

  /// Reads an offset from UTC, in seconds: `Z`, `+01:00` or `-05:00`.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let sign = skip("-") ? -1 : 1
    guard sign == -1 || skip("+"), let hour = number(digits: 2), hour < 24, skip(":"),
      let minute = number(digits: 2), minute < 60
    else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }
}
