/// A known format that does not contain schedules.
public enum UnsupportedFormat: Equatable, Sendable, CustomStringConvertible {
  case webPage, json, archive, binary
  case document
  /// A workbook of a spreadsheet, with the ending of its format: `.xlsx`.
  case workbook(String)

  /// Distinguishes workbooks from other zip archives by the names of their first entries.
  init(ofArchive bytes: [UInt8]) {
    let head = String(decoding: bytes.prefix(8192), as: UTF8.self)
    func holds(_ text: String) -> Bool { head.range(of: text) != nil }
    if holds("opendocument.spreadsheet") {
      self = .workbook(".ods")
    } else {
      self = holds("xl/") || holds("[Content_Types].xml") ? .workbook(".xlsx") : .archive
    }
  }

  /// A sentence without the name of the file.
  public var description: String {
    switch self {
    case .webPage: "this is a web page, \(Self.rest)"
    case .json: "this is JSON, not a schedule of a known form"
    case .archive: "this is an archive, \(Self.rest)"
    case .binary: "this is binary data, \(Self.rest)"
    case .document:
      "this is a PDF document, \(Self.rest): copy its table into a spreadsheet and save that as \"CSV UTF-8\""
    case .workbook(let ending):
      "this is a workbook (\(ending)), \(Self.rest): open it in a spreadsheet, save it as \"CSV UTF-8\" and pass that file"
    }
  }

  private static let rest = "not a schedule (.ics or .csv)"
}
