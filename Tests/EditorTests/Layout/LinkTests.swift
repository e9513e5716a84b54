import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct LinkTests {
  private static func robot(hasLinks: Bool = true, columns: Int = 80) -> Robot {
    var dinner = CustomItem(title: "Dinner", category: .restaurant)
    dinner.location = CustomItem.Location(name: "Q39")
    dinner.phone = "+1 816 255 3753"
    dinner.url = "https://q39.example/menu"
    dinner.notes = "book at https://book.example/a-long-address-that-the-page-has-to-cut-somewhere-at-its-edge, ask Tom"
    let trip = TripSketch.trip(days: 1, [TripSketch.item("dinner", .custom(dinner))])
    return Robot(trip, size: Size(columns: columns, rows: 24), hasLinks: hasLinks)
  }

  private static func texts(_ robot: Robot) -> [String] {
    let frame = robot.frame
    return frame.links.map { link in
      String(String.UnicodeScalarView(link.columns.map { frame[$0, link.row].base })) + " " + link.address
    }
  }

  @Test func `the rows of the list, the page and the pane have links`() {
    var robot = Self.robot()
    let place = "Q39 https://www.google.com/maps/search/?api=1&query=Q39"
    expect(Self.texts(robot), [place])
    robot.press("j v")
    let page = Self.texts(robot)
    #expect(page.contains(place) && page.contains("+1 816 255 3753 tel:+18162553753"), "\(page)")
    #expect(page.contains("https://q39.example/menu https://q39.example/menu"))
    #expect(
      page.contains { text in
        text.hasPrefix("https://book.example/a-long-address-that-the-page-has-to-")
          && text.hasSuffix(" https://book.example/a-long-address-that-the-page-has-to-cut-somewhere-at-its-edge")
      }, "\(page)")
    // Under another dialog nothing can be clicked.
    robot.press("Esc e")
    expect(Self.texts(robot), [])
    let wide = Self.robot(columns: 170).pressing("j")
    #expect(Self.texts(wide).contains("+1 816 255 3753 tel:+18162553753"))
    expect(Self.texts(Self.robot(hasLinks: false)), [])
  }
}
