import Glibc
import Screen

/// The locale of the user, as far as a terminal is concerned: which bytes are which characters.
package enum UserLocale {
  /// Adopts the character set of the environment and says what it can express.
  package static func adopt() -> Repertoire {
    if setlocale(LC_CTYPE, "") == nil, asksForUTF8 {
      // A named locale that is not installed, as ssh brings along; its character set is all that matters here.
      _ = setlocale(LC_CTYPE, "C.UTF-8")
    }
    guard let name = nl_langinfo(nl_item(CODESET)) else { return .ascii }
    return String(cString: name) == "UTF-8" ? .unicode : .ascii
  }

  /// Whether the first variable that counts, in the order of POSIX, names a locale in UTF-8.
  private static var asksForUTF8: Bool {
    let values = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { (name: String) in getenv(name).map { String(cString: $0) }
    }
    guard let name = values.first(where: { !$0.isEmpty })?.lowercased() else { return false }
    return name.hasSuffix(".utf-8") || name.hasSuffix(".utf8")
  }
}
