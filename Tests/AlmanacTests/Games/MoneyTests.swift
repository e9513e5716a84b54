import Almanac
import TestSupport
import Testing

@Suite struct MoneyTests {
  @Test(arguments: [
    ("129.00 USD", "129.00 USD"), ("129 usd", "129 USD"), ("EUR 89,50", "89.50 EUR"), ("€ 89,5", "89.5 EUR"),
    ("$1,250", "1250 USD"), ("1.250,00 EUR", "1250.00 EUR"), ("1,234,567.89 CAD", "1234567.89 CAD"),
    ("£12", "12 GBP"), ("-20.00 USD", "-20.00 USD"), ("1234,567 KWD", "1234.567 KWD"), (" 7  CHF ", "7 CHF"),
    ("$289", "289 USD"), ("12,50 €", "12.50 EUR"), ("1 234,50 €", "1234.50 EUR"), ("1\u{202F}234,50 €", "1234.50 EUR"),
    ("3500円", "3500 JPY"), ("¥3500", "3500 JPY"), ("R$ 50,00", "50.00 BRL"), ("₹1,500", "1500 INR"),
    ("12 Euro", "12 EUR"), ("1'200.50 CHF", "1200.50 CHF"), ("-$20", "-20 USD"), ("$-20", "-20 USD"),
  ])
  func `amounts are read with their currency`(_ typed: String, _ text: String) {
    expect(Money(typed)?.description, text)
  }

  @Test(arguments: [
    "", "129", "USD", "free", "12 dollars", "1.2.3 USD", "12 34 USD", "12,345,6 USD", "1.234.5 EUR", "1,234.567.89 USD",
    "--5 USD", "5- USD", "1,23,456 USD", ". USD",
    "1234567890123 USD", "1.23456 USD", "12 U5D", "12 US", "1e3 USD",
  ])
  func `refuses anything else`(_ typed: String) {
    expect(Money(typed), nil)
  }

  @Test func `reads an amount without a currency in the given one`() {
    expect(Money("398.50", in: "USD"), Money(amount: "398.50", currency: "USD"))
    expect(Money("398,50 EUR", in: "USD"), Money(amount: "398.50", currency: "EUR"))
    expect(Money("much", in: "USD"), nil)
  }

  @Test func `sums are exact, by currency`() {
    let costs = ["0.10 USD", "0.20 USD", "5 EUR", "-0.05 USD", "999999999999.9999 JPY", "0.0001 JPY", "-7.25 EUR"]
    expect(
      Money.sums(of: costs.compactMap { Money($0) }).map(\.description),
      ["-2.25 EUR", "1000000000000.0000 JPY", "0.25 USD"])
  }

  @Test func `random sums match integer cents`() {
    var random = SplitMix64(seed: 37)
    for _ in 0..<200 {
      let cents = (0..<random.below(9)).map { _ in random.below(200_000) - 100_000 }
      let costs = cents.map { value in
        let digits = "\(value.magnitude / 100).\(value.magnitude % 100 < 10 ? "0" : "")\(value.magnitude % 100)"
        return Money(amount: (value < 0 ? "-" : "") + digits, currency: "USD")
      }
      let sum = Money.sums(of: costs).first?.amount.filter { $0 != "." }
      expect(sum.flatMap { Int($0) } ?? 0, cents.reduce(0, +))
    }
  }
}
