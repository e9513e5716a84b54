/// The outlines of the world as `Scripts/make-outlines.py` packs them.
package struct Outlines: Sendable {
  private let bytes: [UInt8]

  package static let carried: Outlines = Outlines(EmbeddedFile.outlines.bytes)

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The lines of a kind, or all, near a part of the world; beyond the 180th meridian they are moved by a turn.
  package func lines(in bounds: MapBox, of only: OutlineKind? = nil) -> [OutlineLine] {
    var lines: [OutlineLine] = []
    var reader = Reader(bytes: bytes)
    while let kind = reader.byte() {
      let (west, south, east, north) = (reader.degrees(), reader.degrees(), reader.degrees(), reader.degrees())
      let end = reader.number() + reader.place
      guard end <= bytes.count, let kind = OutlineKind(rawValue: kind) else { return lines }
      for turn in [-360.0, 0, 360] where only == nil || only == kind {
        let box = MapBox(x: west + turn, y: south, width: east - west, height: north - south)
        guard box.overlaps(bounds) else { continue }
        var body = reader
        lines.append(OutlineLine(kind: kind, points: body.points(until: end, movedBy: turn)))
      }
      reader.place = end
    }
    return lines
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      place += 1
      return bytes[place - 1]
    }

    mutating func number() -> Int {
      var (value, shift) = (0, 0)
      while let byte = byte() {
        value |= Int(byte & 127) << shift
        shift += 7
        if byte < 128 || shift > 28 { break }
      }
      return value
    }

    mutating func signed() -> Int {
      let value = number()
      return value % 2 == 0 ? value / 2 : -(value + 1) / 2
    }

    mutating func degrees() -> Double { Double(signed()) / 100 }

    mutating func points(until end: Int, movedBy turn: Double) -> [MapPoint] {
      var points: [MapPoint] = []
      var (x, y) = (0, 0)
      while place < end {
        x += signed()
        y += signed()
        points.append(MapPoint(x: Double(x) / 100 + turn, y: Double(y) / 100))
      }
      return points
    }
  }
}

package struct OutlineLine {
  package let kind: OutlineKind
  /// Points in degrees, x east and y north; a ring of land or a lake without its first point again at its end.
  package var points: [MapPoint]

  /// The coasts of a ring: all of it, or its parts if the data is cut at the 180th meridian, where no coast is.
  package var shores: [[MapPoint]] {
    var (shores, shore): ([[MapPoint]], [MapPoint]) = ([], [])
    for point in points + points.prefix(1) {
      if let last = shore.last, Self.isCut(last), Self.isCut(point) {
        shores.append(shore)
        shore = []
      }
      shore.append(point)
    }
    return shores + [shore]
  }

  private static func isCut(_ point: MapPoint) -> Bool { abs(abs(point.x.remainder(dividingBy: 360)) - 180) < 0.015 }
}

package enum OutlineKind: UInt8 {
  case land, lake, country, state
}
