/// The encodings of one byte a character that XML may be in besides those of expat.
enum XMLEncodings {
  /// The scalars of the bytes 0 to 255 in an encoding, -1 for a byte without one; nil for an unknown encoding.
  static func scalars(of name: String) -> [CInt]? {
    let name = name.lowercased()
    guard let upper = texts[aliases[name] ?? name] else { return nil }
    let scalars = String(describing: upper).unicodeScalars.map { $0 == "\u{FFFD}" ? -1 : CInt($0.value) }
    return scalars.count == 128 ? (0..<128).map { CInt($0) } + scalars : nil
  }

  private static let aliases = [
    "cp1250": "windows-1250", "cp1251": "windows-1251", "cp1252": "windows-1252", "latin2": "iso-8859-2",
    "latin-2": "iso-8859-2", "latin9": "iso-8859-15",
  ]

  /// The characters of the bytes from 128 on; U+FFFD for a byte without one.
  private static let texts: [String: String] = [
    "windows-1250":
      "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶"
      + "·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
    "windows-1251":
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТ"
      + "УФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
    "windows-1252":
      "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ ¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶"
      + "·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
    "iso-8859-2":
      "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}"
      + "\u{8F}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}"
      + "\u{9E}\u{9F} Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěí"
      + "îďđńňóôőö÷řůúűüýţ˙",
    "iso-8859-15":
      "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}"
      + "\u{8F}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}"
      + "\u{9E}\u{9F} ¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìí"
      + "îïðñòóôõö÷øùúûüýþÿ",
  ]
}
