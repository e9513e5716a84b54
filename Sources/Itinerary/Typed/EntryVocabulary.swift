/// Words that suggest the category of a line, and words that suggest a half of the day.
///
/// Meals take precedence over buildings, so that `hotel breakfast` is a meal, and both over everything else.
package enum EntryVocabulary {
  /// Words in the order of precedence. Only whole words count, in the singular or with an `s`.
  private static let categories: [(CustomItem.Category, String)] = [
    (.restaurant, "breakfast brunch lunch dinner supper"),
    (.hotel, "hotel motel inn hostel airbnb lodging checkin checkout lodge resort campground campsite accommodation"),
    (
      .hotel,
      "hôtel hotell unterkunft gasthof herberge ferienwohnung hébergement auberge alojamiento albergo alloggio pousada "
        + "vandrarhem ryokan 🏨 🏩 🛏 🛏️ 🛌"
    ),
    (
      .hotel,
      "hilton marriott hyatt sheraton westin holidayinn bestwestern hampton omni drury super8 laquinta courtyard "
        + "ritz ritzcarlton fourseasons motel6 doubletree embassysuites fairfield radisson ramada wyndham ibis novotel "
        + "mercure intercontinental premierinn travelodge moxy"
    ),
    (.note, "note reminder remember todo call buy pack book bring renew print"),
    (
      .restaurant,
      "restaurant bar pub cafe café coffee brewery taproom drink beer cocktail bbq barbecue barbeque pizza pizzeria "
        + "burger steak steakhouse taco taqueria diner grill grille bistro deli eatery food snack donut bagel sushi ramen "
        + "gelato tavern winery rib brisket pasta noodle curry sandwich hotdog cheesesteak dumpling tapas pho kebab falafel "
        + "seafood lobster pancake bakery 🍽 🍽️ 🍴 🍕 🍔 🍣 🍜 🍻 🍺 ☕ ☕️"
    ),
    (
      .activity,
      "museum tour park walk hike zoo show concert theatre theater swim shopping visit gallery aquarium garden beach "
        + "cruise tailgate parade festival golf climb ride"
    ),
  ]

  private static let table: [(rank: Int, category: CustomItem.Category, words: Set<String>)] =
    categories.enumerated().map { ($0, $1.0, Set($1.1.split(separator: " ").map(String.init))) }

  package static func category(of text: String) -> CustomItem.Category? {
    let words = text.lowercased().split { !isOfWord($0) }.map(String.init)
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    let known = words.map { $0.filter { $0 != "-" } }
    return table.first { row in known.contains { isIn(row.words, $0) } || pairs.contains { isIn(row.words, $0) } }?
      .category
  }

  /// Whether a character is of a word: emoji are words of their own.
  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "'"
      || character.unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }

  private static func isIn(_ words: Set<String>, _ word: String) -> Bool {
    words.contains(word) || word.hasSuffix("s") && words.contains(String(word.dropLast()))
  }

  /// Returns a function that says whether an hour, 1…12, means the second half of the day; nil if that is unknown.
  /// Dinner at 7:30, for example, is in the evening.
  static func halfOfDay(in words: [String]) -> (Int) -> Bool? {
    let known = Set(words.map { $0.lowercased().filter { $0.isLetter } })
    if !known.isDisjoint(with: ["breakfast"]) { return { (4...11).contains($0) ? false : nil } }
    if !known.isDisjoint(with: ["lunch", "brunch"]) {
      return { (10...11).contains($0) ? false : $0 == 12 || $0 <= 4 ? true : nil }
    }
    if !known.isDisjoint(with: ["dinner", "supper", "drinks", "cocktails", "nightcap", "tonight", "evening"]) {
      return { (1...11).contains($0) ? true : nil }
    }
    return { _ in nil }
  }
}
