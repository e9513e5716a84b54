import Almanac
import TestSupport

@testable import Atlas

/// Drives whose miles and minutes are known, to measure the estimates with.
enum KnownDrives {
  struct Drive {
    let from, to: String
    let ends: (GeoPoint, GeoPoint)
    let miles: Double
    let minutes: Double?
  }

  /// The drives between ballparks, to which the map is fitted.
  static let ballparks = {
    let rows = Published.rows("ballparks.tsv")
    return rows.indices.flatMap { index in
      zip(rows, rows[index].text(3).split(separator: ";")).compactMap { other, field -> Drive? in
        let numbers = field.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2, let ends = ends(other, rows[index], second: 1) else { return nil }
        return Drive(
          from: other.text(0), to: rows[index].text(0), ends: ends, miles: numbers[0], minutes: numbers[1])
      }
    }
  }()

  /// Others, to which it is not fitted.
  static let others = Published.rows("roads.tsv").compactMap { row in
    ends(row, row, second: 4).map {
      Drive(from: row.text(0), to: row.text(3), ends: $0, miles: row.decimal(6) ?? 0, minutes: row.decimal(7))
    }
  }

  private static func ends(_ from: Table.Row, _ to: Table.Row, second: Int) -> (GeoPoint, GeoPoint)? {
    GeoPoint(from, at: 1).flatMap { start in GeoPoint(to, at: second).map { (start, $0) } }
  }
}
