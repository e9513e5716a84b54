import Almanac

package enum ScheduleSource: Equatable, Sendable {
  case file(FilePath)
  case address(WebAddress)
  /// A league that has a name, in small letters.
  case league(String)
  /// A text that looks like an address but cannot be requested.
  case unusable(Failure)

  /// - Parameter typed: a path, or an address, `https:`, `http:`, `webcal:` or `file:`. A name is a path here
  ///   (``UserStorage/source(typed:)``).
  init(typed: FilePath) {
    guard let text = typed.text, WebAddress.isAddress(by: text) else {
      self = ScheduleSource.unknownScheme(of: typed) ?? .file(typed.text.map { FilePath(stored: $0) } ?? typed)
      return
    }
    do {
      self = .address(try WebAddress(text))
    } catch {
      self = .unusable(Failure("\(Excerpt.quoted(WebAddress.withoutPassword(text))): \(error)"))
    }
  }

  var address: WebAddress? {
    if case .address(let address) = self { address } else { nil }
  }

  /// The address of the web as it was given, or the name of a league; nil for a file.
  package var remoteText: String? {
    if case .league(let name) = self { name } else { address?.text }
  }

  package var isLeague: Bool {
    if case .league = self { true } else { false }
  }

  package var path: FilePath? {
    if case .file(let path) = self { path } else { nil }
  }

  private static func unknownScheme(of typed: FilePath) -> ScheduleSource? {
    guard let text = typed.text, let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      return nil
    }
    let scheme = text[..<colon]
    let isScheme = !scheme.isEmpty && scheme.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    guard isScheme, scheme.lowercased() != "file" else { return nil }
    return .unusable(Failure("unsupported address \(scheme):; use https:, http:, webcal: or file:"))
  }
}
