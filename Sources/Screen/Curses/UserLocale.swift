import CNcurses
import Platform
import Screen

package enum UserLocale {
  /// Adopts the character set that the environment names, for the whole process.
  package static func configureLocale() -> CharacterSupport {
    if setlocale(LC_CTYPE, "") == nil, wantsUTF8 {
      // A named locale that is not installed, as ssh brings along; its character set is all that matters here.
      _ = setlocale(LC_CTYPE, "C.UTF-8")
    }
    guard let name = nl_langinfo(nl_item(CODESET)) else { return .ascii }
    return String(cString: name) == "UTF-8" ? .unicode : .ascii
  }

  /// Whether the first variable that counts, in the order of POSIX, names a locale in UTF-8.
  private static var wantsUTF8: Bool {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
    let values = variables.compactMap { getenv($0).map { String(cString: $0) } }
    guard let name = values.first(where: { !$0.isEmpty })?.lowercased() else { return false }
    return name.hasSuffix(".utf-8") || name.hasSuffix(".utf8")
  }
}
