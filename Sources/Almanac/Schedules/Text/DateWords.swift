/// The words of dates and times in many languages, in lower case.
enum DateWords {
  /// The signs after the numbers of Chinese, Japanese and Korean dates and times: year, month, day, hour, minute.
  static let signs: [Unicode.Scalar: (asASCII: Unicode.Scalar, isMonth: Bool)] = Dictionary(
    uniqueKeysWithValues: zip("年月日時分时년월일시분".unicodeScalars, "-- h h-- h ".unicodeScalars).map { sign, ascii in
      (sign, (ascii, "月월".unicodeScalars.contains(sign)))
    })

  /// The weekday that a word in lower case means, 0 for Sunday; −1 if it may mean several, nil if it means none.
  static func weekday(_ word: String) -> Int? { weekdays[String(word.prefix(3))] }

  /// Returns the weekday that a whole word means, and not one that only begins like it: `Friendly`, `Lunch`.
  static func wholeWeekday(_ word: String) -> Int? {
    let isWhole =
      word.count < 4 || ["tues", "weds", "thur", "thurs"].contains(word)
      || ["day", "tag", "woch", "di", "dag", "bado", "bato"].contains { word.hasSuffix($0) }
    return isWhole ? weekday(word).flatMap { $0 < 0 ? nil : $0 } : nil
  }

  /// Beginnings of weekdays in English, German, French, Spanish, Italian, Portuguese, Dutch and the languages of the North
  /// and East, but those that are months in English. `Do` and `di` mean several.
  private static let weekdays: [String: Int] = {
    let beginnings = [
      "sun so son su dom dim zon søn sön ne nie nd", "mon mo lun man maa seg po pon lu",
      "tue tu die din tir tis ti ter ut wto", "wed we mi mit mie mié mer woe ons ke qua st śro sro",
      "thu th don jue jeu gio to tor qui ct czw", "fri fr fre vie ven vri pe pá pt pią pia sex",
      "sat sa sam sab sáb zat lör lør la sob", "ma do di",
    ]
    var weekdays: [String: Int] = [:]
    for (day, words) in beginnings.enumerated() {
      for word in words.split(separator: " ") { weekdays[String(word)] = day == 7 ? -1 : day }
    }
    return weekdays
  }()

  /// The month that a whole word in lower case means; nil for words that only begin like one: `Mariners`, `Junior`.
  static func wholeMonth(_ word: String) -> Int? { months.firstIndex { $0.contains(word) }.map { $0 + 1 } }

  /// The month that a word in lower case begins like.
  static func month(_ word: String) -> Int? { beginningsOfMonths[beginning(ofMonth: word)] }

  /// Returns the letters that tell a month; `juin` and `juillet` need four.
  private static func beginning(ofMonth word: some StringProtocol) -> String {
    String(word.prefix(word.hasPrefix("jui") ? 4 : 3))
  }

  private static let beginningsOfMonths: [String: Int] = {
    var beginnings: [String: Int] = [:]
    for (index, names) in months.enumerated() {
      for name in names { beginnings[beginning(ofMonth: name)] = index + 1 }
    }
    return beginnings
  }()

  private static let months: [Set<String>] = [
    "jan january januar janvier jänner enero gennaio janeiro januari",
    "feb february februar février fevrier febrero febbraio fevereiro",
    "mar march märz mrz mars marzo março maart mrt", "apr april avril abril aprile",
    "may mai mayo maggio maio mei maj", "jun june juni juin junio giugno junho",
    "jul july juli juillet julio luglio julho", "aug august août aout agosto augustus augusti",
    "sep sept september septembre septiembre settembre setembro",
    "oct okt october oktober octobre octubre ottobre outubro", "nov november novembre noviembre novembro",
    "dec dez december dezember décembre diciembre dicembre dezembro",
  ].map { Set($0.split(separator: " ").map(String.init)) }

  /// The words between two days or times, and those before the end of a span. French `et` is a clock, too.
  static let ands: Set<String> = ["and", "und", "y", "og", "och"]
  static let noons: Set<String> = ["noon", "midday"]
  static let untils: Set<String> = ["to", "thru", "through", "until", "till", "bis", "au", "al", "a", "à"]

  /// The words between a date and its time.
  static let links: Set<String> = ["at", "um", "kl", "klo", "alle", "ore", "à", "a", "las", "às", "de", "from"]

  /// The words after a time that only say that it is one.
  static let clockWords: Set<String> = ["uhr", "h", "hs", "hrs", "uur", "heures", "noon", "klo"]
}
