import Base
import Platform

extension Gazetteer {
  /// Returns ``city(_:)``, without reading the table for a name that is spelled as in it.
  package static func spelledCity(_ name: String) -> Place? { city(spelled: name) ?? shared.city(name) }

  /// Finds a city by exactly the name that the table gives it, such as `Chicago, IL` or `London, England`, without reading
  /// the table, which takes some milliseconds.
  ///
  /// - Returns: nil for any other spelling; use ``city(_:)`` for those.
  package static func city(spelled text: String) -> Place? {
    guard let comma = text.utf8.lastIndex(of: UInt8(ascii: ",")) else { return nil }
    let (name, region) = (String(text[..<comma]), String(text[text.index(after: comma)...]).trimmed)
    if name.isEmpty || region.isEmpty || text.utf8.contains(UInt8(ascii: "|")) { return nil }
    guard let line = offset(of: "\n\(name)|\(region)|") else { return nil }
    let fields = TableLines.fields(ofLineAt: line + 1, in: CityData.text)
    guard fields.count == 5, let latitude = fields[2].decimal, let longitude = fields[3].decimal,
      let zone = zone(ofLineAt: line)
    else { return nil }
    return Place(city: text, point: GeoPoint(latitude: latitude, longitude: longitude), timeZone: zone)
  }

  /// The offset of a text in the table, which ends with a zero.
  private static func offset(of text: String) -> Int? {
    text.withCString { text in
      CityData.text.withUTF8Buffer { table in
        guard let start = table.baseAddress else { return nil }
        return start.withMemoryRebound(to: CChar.self, capacity: table.count + 1) { start in
          strstr(start, text).map { UnsafePointer($0) - start }
        }
      }
    }
  }

  /// The zone in the nearest line above that begins with `@`.
  private static func zone(ofLineAt offset: Int) -> String? {
    CityData.text.withUTF8Buffer { table in
      guard let mark = table[..<offset].lastIndex(of: UInt8(ascii: "@")) else { return nil }
      return TableLines.fields(ofLineAt: mark, in: CityData.text).first.map { String($0.dropFirst()) }
    }
  }
}
