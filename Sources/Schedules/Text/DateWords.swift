/// The words of dates and times in many languages, in lower case.
enum DateWords {
  static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  static let otherMonths = [
    "mai": 5, "okt": 10, "dez": 12, "mrz": 3, "mär": 3, "avr": 4, "fév": 2, "aoû": 8, "aou": 8, "déc": 12, "juin": 6,
    "juil": 7, "ene": 1, "abr": 4, "ago": 8, "dic": 12, "gen": 1, "mag": 5, "giu": 6, "lug": 7, "set": 9, "ott": 10,
    "mrt": 3, "maa": 3, "mei": 5, "fev": 2, "maj": 5, "jän": 1,
  ]

  /// The weekday that a word in lower case means, 0 for Sunday; −1 if it may mean several, nil if it means none.
  static func weekday(_ word: String) -> Int? { weekdays[String(word.prefix(3))] }

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

  /// The words between a date and its time.
  static let links: Set<String> = ["at", "um", "kl", "klo", "alle", "ore", "à", "a", "las", "às", "de", "from"]

  /// The words after a time that only say that it is one.
  static let clockWords: Set<String> = ["uhr", "h", "hs", "hrs", "uur", "heures", "noon", "klo"]
}
