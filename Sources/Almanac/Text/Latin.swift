/// Latin letters, and those of modern Greek and Cyrillic, without their diacritics.
enum Latin {
  /// Replaces each lower-case letter with a diacritic by its base letter and drops combining marks.
  static func withoutDiacritics(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isCombining(scalar) {
      switch scalar {
      case "\u{DF}": result.add("ss")
      case "\u{E6}", "\u{1E3}", "\u{1FD}": result.add("ae")
      case "\u{153}": result.add("oe")
      default: result.append(bases[scalar] ?? scalar)
      }
    }
    return String(result)
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// Base letters: from the canonical decompositions of the Unicode Character Database, letters with a stroke, final
  /// sigma.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
      ("b", "ḃḅḇ"),
      ("c", "çćĉċčḉ"),
      ("d", "ďḋḍḏḑḓđð"),
      ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
      ("f", "ḟ"),
      ("g", "ĝğġģǧǵḡ"),
      ("h", "ĥȟḣḥḧḩḫẖħ"),
      ("i", "ìíîïĩīĭįǐȉȋḭḯỉịı"),
      ("j", "ĵǰ"),
      ("k", "ķǩḱḳḵ"),
      ("l", "ĺļľḷḹḻḽł"),
      ("m", "ḿṁṃ"),
      ("n", "ñńņňǹṅṇṉṋ"),
      ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ"),
      ("p", "ṕṗ"),
      ("r", "ŕŗřȑȓṙṛṝṟ"),
      ("s", "śŝşšșṡṣṥṧṩ"),
      ("t", "ţťțṫṭṯṱẗŧ"),
      ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
      ("v", "ṽṿ"),
      ("w", "ŵẁẃẅẇẉẘ"),
      ("x", "ẋẍ"),
      ("y", "ýÿŷȳẏẙỳỵỷỹ"),
      ("z", "źżžẑẓẕ"),
      ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"), ("σ", "ς"),
      ("а", "ӑӓ"), ("г", "ѓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"), ("з", "ӟ"), ("и", "йѝӣӥ"), ("і", "ї"), ("к", "ќ"),
      ("о", "ӧ"), ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"), ("э", "ӭ"),
    ]
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, letters) in groups {
      for letter in letters.unicodeScalars { bases[letter] = base }
    }
    return bases
  }()
}
