import Almanac
import TestSupport
import Testing

struct TypedNumberTests {
  @Test func `the last of two signs, and one that no group follows, is before the fraction`() {
    let numbers: [(String, String?)] = [
      ("122,5", "122.5"), ("12,3", "12.3"), ("0,8", "0.8"), ("0,125", "0.125"), ("1.234,5", "1234.5"),
      ("1,234.5", "1234.5"), ("1,234,567", "1234567"), ("1.234.567,89", "1234567.89"), ("2 597", "2597"),
      ("2 597,5", "2597.5"), ("1'234.5", "1234.5"), ("280", "280"), ("12.", nil), ("1,2,3", nil), ("12,34.5", nil),
      ("1.2 3", nil), ("", nil), ("x", nil), (",5", "0.5"), ("1234,567", "1234.567"),
    ]
    for (text, number) in numbers { expect(TypedNumber(text), number.map { .number($0) }, "\(text)") }
  }

  @Test func `three digits after one sign can be either`() {
    for separator in [",", "."] as [Character] {
      expect(
        TypedNumber("1\(separator)234"), .ambiguous(thousands: "1234", fraction: "1.234", separator: separator))
    }
  }
}
