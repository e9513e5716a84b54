import Screen
import Testing

@Suite struct ColorNumberTests {
  @Test(arguments: [
    (Color.palette(3), ColorDepth.basic, 3), (.palette(11), .basic, 11), (.palette(226), .basic, 11),
    (.rgb(red: 250, green: 10, blue: 10), .basic, 9), (.rgb(red: 0, green: 0, blue: 0), .basic, 0),
    (.palette(208), .indexed, 208), (.rgb(red: 255, green: 135, blue: 0), .indexed, 208),
    (.rgb(red: 8, green: 8, blue: 8), .indexed, 232), (.rgb(red: 255, green: 255, blue: 255), .indexed, 231),
    (.palette(5), .direct, 5), (.palette(208), .direct, 0xFF8700), (.palette(255), .direct, 0xEEEEEE),
    (.rgb(red: 1, green: 2, blue: 3), .direct, 0x010203), (.rgb(red: 0, green: 0, blue: 5), .direct, 8),
    (.palette(9), .none, 0),
  ])
  func `a color is the nearest that the terminal has`(color: Color, depth: ColorDepth, number: Int) {
    #expect(color.number(at: depth) == number)
  }

}
