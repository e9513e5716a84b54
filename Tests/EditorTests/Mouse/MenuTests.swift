import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite struct MenuTests {
  private static func robot(_ keys: String = "j j j .") -> Robot { Robot(SampleTrips.rustBelt).pressing(keys) }

  private static func isOpen(_ robot: Robot) -> Bool { if case .menu = robot.state.mode { true } else { false } }

  @Test func `the right button opens the menu of the row under it, with the keys`() {
    var robot = Robot(SampleTrips.rustBelt)
    robot.point(.secondaryPress, column: 20, line: robot.line(showing: "Post-game dinner"))
    #expect(robot.selected == "dinner" && Self.isOpen(robot))
    let text = robot.frame.text
    for line in ["Space     pick it up", "Enter     edit it", "m         move it to", "d         delete it"] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `the menu at the pointer leaves the status line visible`() {
    var robot = Robot(SampleTrips.rustBelt, size: Size(columns: 40, rows: 24))
    var heights: Set<Int> = []
    for line in 3..<20 {
      robot.point(.secondaryPress, column: 4, line: line)
      guard case .menu(let menu) = robot.state.mode, let box = menu.list(in: robot.state)?.box else { continue }
      let status = robot.state.areas.status
      #expect(box.bottom < status.lowerBound, "\(line)")
      heights.insert(status.count)
    }
    #expect(heights.contains(3))
  }

  @Test func `a line runs by Enter, by its key and by a press`() {
    var robot = Self.robot().pressing("Enter")
    expect(robot.drag?.item?.id, ItemID("dinner"))
    robot = Self.robot()
    robot.press("e")
    #expect(robot.form != nil)
    robot = Self.robot()
    robot.click(line: robot.line(showing: "delete it"), column: 40)
    expect(robot.state.mode, .confirmation(.delete(ItemID("dinner"))))
  }

  @Test func `offers no action that can't be done with a row`() {
    let game = Self.robot("j j .").frame.text
    #expect(game.contains("open it") && !game.contains("pick it up") && !game.contains("delete it"))
    let header = Self.robot("] .").frame.text
    #expect(header.contains("add an item to this day") && !header.contains("open it"))
    let robot = Robot(SampleTrips.rustBelt, readOnly: "it is another's.").pressing("j j j .")
    #expect(!robot.frame.text.contains("pick it up") && robot.frame.text.contains("show details"))
  }

  @Test func `a press outside the menu closes it, and an unknown key is reported`() {
    var robot = Self.robot().pressing("r")
    #expect(Self.isOpen(robot) && robot.status == "r is not in this menu; Esc closes it.")
    robot.click(line: 21, column: 1, .browses)
  }

  @Test func `the menu closes when its row is removed`() {
    var robot = Self.robot("j j j . G Down Down")
    robot.find(onDisk: TripSketch.trip(""))
    #expect(robot.leadsHome)
    robot.press("Enter")
    #expect(robot.leadsHome)
  }

  @Test func `while an item is carried the right button does nothing`() {
    var robot = Robot(SampleTrips.rustBelt).pressing("j j j Space")
    robot.point(.secondaryPress, column: 20, line: 5)
    #expect(robot.drag != nil)
  }

  @Test func `opens and copies links, places and references of a row`() {
    let trip = TripSketch.trip("@Chicago Dinner Lunch").changing("Dinner") {
      $0.changeCustom {
        ($0.url, $0.reference) = ("https://example.com/q39", "ABC123")
        $0.location = CustomItem.Location(name: "Q39", latitude: 39.05, longitude: -94.59)
      }
    }
    let cases: [(String, OutsideTask)] = [
      ("w", .openAddress("https://example.com/q39")), ("W", .copy("https://example.com/q39")),
      ("i", .openAddress("https://www.google.com/maps/search/?api=1&query=39.05,-94.59")),
      ("I", .copy("39.05,-94.59")), ("R", .copy("ABC123")),
    ]
    for (key, task) in cases { Robot(trip).pressing("j j . \(key)", .effects([.outside(task)]), .browses) }
    var robot = Robot(trip).pressing("j . I", .effects([.outside(.copy("Chicago Park, Chicago"))])).pressing("j j . R")
    #expect(robot.effects.isEmpty && Self.isOpen(robot))
    robot.happen(.refused("No browser."), .status("No browser."))
  }

  @Test func `copies a link that is not a web address instead of opening it`() {
    for link in ["file:///etc/passwd", "--help", "javascript:alert(1)"] {
      let trip = TripSketch.trip("Dinner").changing("Dinner") { $0.changeCustom { $0.url = link } }
      let state = Robot(trip).pressing("j").state
      expect([.openLink, .copyLink].map { state.text(for: $0) }, [nil, link])
    }
  }
}
