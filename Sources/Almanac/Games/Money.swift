/// An amount of money in one currency, as its decimal digits: binary fractions cannot hold cents.
public struct Money: Equatable, Sendable {
  /// The decimal number, with up to twelve digits before the point and four after it: `129.00`, `-5`.
  public var amount: String
  /// The code of ISO 4217: `USD`.
  public var currency: String
  package var extra: ExtraFields

  /// Makes an amount from its decimal digits and the code of its currency.
  public init(amount: String, currency: String, extra: ExtraFields = .none) {
    (self.amount, self.currency, self.extra) = (amount, currency, extra)
  }

  /// Reads an amount with its currency, in either order: `129.00 USD`, `€ 89,50`, `1 234,50 €`, `3500円`.
  ///
  /// - Parameter currency: the currency of an amount without one; if nil, such an amount is not read.
  package init?(_ text: String, in currency: String? = nil) {
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
    let around = String((text[..<first] + text[last...].dropFirst()).filter { !$0.isWhitespace }).uppercased()
    let sign = around.filter { $0 != "-" }
    guard !text[last...].contains("-"), around.count - sign.count < 2,
      let amount = Money.amount(typed: text[first...last]),
      let currency = sign.isEmpty ? currency : Money.signs[sign] ?? (Money.isCurrency(sign) ? sign : nil)
    else { return nil }
    self.init(amount: sign == around ? amount : "-\(amount)", currency: currency)
  }

  /// The signs that mean one currency far more often than others.
  package static let signs = [
    "$": "USD", "US$": "USD", "CA$": "CAD", "C$": "CAD", "A$": "AUD", "NZ$": "NZD", "R$": "BRL", "€": "EUR",
    "EURO": "EUR", "EUROS": "EUR", "£": "GBP", "₹": "INR", "¥": "JPY", "￥": "JPY", "円": "JPY", "₩": "KRW",
  ]

  /// A typed number as an amount; three digits after one separator are thousands.
  private static func amount(typed text: Substring) -> String? {
    switch TypedNumber(String(text)) {
    case .number(let amount)?, .ambiguous(let amount, _, _)?: isAmount(amount) ? amount : nil
    case nil: nil
    }
  }

  /// Whether a text is an amount: up to twelve digits, up to four after a point, and a minus sign for money back.
  package static func isAmount(_ text: String) -> Bool {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard text.prefix(2) != "--", let whole = parts.first, parts.count <= 2, (1...12).contains(whole.count),
      parts.count == 1 || (1...4).contains(parts[1].count)
    else { return false }
    return parts.allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  package static func isCurrency(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (65...90).contains($0) }
  }

  /// The sums by currency, in the order of the codes. Currencies are never converted.
  package static func sums(of costs: [Money]) -> [Money] {
    var sums: [String: (units: Int128, digits: Int)] = [:]
    for cost in costs {
      let sum = sums[cost.currency] ?? (0, 0)
      sums[cost.currency] = (sum.units + cost.units, max(sum.digits, cost.digits))
    }
    return sums.sorted { $0.key < $1.key }.map { currency, sum in
      Money(amount: text(sum.units, digits: sum.digits), currency: currency)
    }
  }

  private var digits: Int { amount.split(separator: ".").dropFirst().first?.count ?? 0 }

  /// The amount in ten thousandths.
  private var units: Int128 {
    let magnitude = Int128(amount.filter { $0 != "." && $0 != "-" } + String(repeating: "0", count: 4 - digits)) ?? 0
    return amount.hasPrefix("-") ? -magnitude : magnitude
  }

  private static func text(_ units: Int128, digits: Int) -> String {
    var text = String(units.magnitude)
    text = String(repeating: "0", count: max(0, 5 - text.count)) + text
    let cents = digits == 0 ? "" : "." + text.suffix(4).prefix(digits)
    return (units < 0 ? "-" : "") + text.dropLast(4) + cents
  }
}

extension Money: CustomStringConvertible {
  /// The amount and the currency: `129.00 USD`.
  public var description: String { "\(amount) \(currency)" }
}
