import EditorTestSupport

/// The form of a custom item on a trip of two days.
enum FormSketch {
  static let items = "@Chicago Dinner | Museum"

  /// A user who has pressed some keys on the row of the dinner.
  static func robot(_ keys: String) -> Robot {
    var robot = Robot(items)
    robot.press("j j \(keys)")
    return robot
  }

  /// The keys that go on by so many fields.
  static func tabs(_ count: Int) -> String { Array(repeating: "Tab", count: count).joined(separator: " ") }
}
