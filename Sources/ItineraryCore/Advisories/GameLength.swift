/// How long games typically last, from the first pitch, kick-off or tip-off to the last out or whistle.
enum GameLength {
  /// Seconds, by league; three hours for a league that is not listed.
  ///
  /// Rounded up from what the leagues report for recent seasons: MLB 2 h 36 min for nine innings since the pitch
  /// clock (2023–2025), to which extra innings and leaving a ballpark add; NFL 3 h 12 min; NBA 2 h 15 min; NHL
  /// 2 h 30 min; WNBA 2 h 5 min; MLS two halves, the break and added time.
  static func typicalSeconds(league: String?) -> Int {
    switch league?.uppercased() {
    case "MLB": 3 * 3600
    case "NFL": 3 * 3600 + 1800
    case "NBA": 2 * 3600 + 1800
    case "NHL": 2 * 3600 + 2700
    case "WNBA": 2 * 3600 + 900
    case "MLS", "NWSL": 2 * 3600
    default: 3 * 3600
    }
  }
}

extension Game {
  /// Seconds since 1970 at which the game typically ends; nil where its start is unknown.
  var typicalEnd: Int64? {
    knownStart.map { $0.unixSeconds + Int64(GameLength.typicalSeconds(league: league)) }
  }
}
