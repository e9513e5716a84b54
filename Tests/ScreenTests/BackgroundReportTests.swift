import Screen
import Testing

/// What terminals answer that are asked for the colour of their background.
struct BackgroundReportTests {
  @Test(arguments: [
    "11;rgb:ffff/ffff/ffff", "11;rgb:ff/ff/ff", "11;rgb:f/f/f", "11;rgb:fff/fff/fff", "11;rgb:FDFD/F6F6/E3E3",
    "11;rgba:ffff/ffff/ffff/ffff", "11;rgba:eeee/eeee/eeee/8000", "11;#ffffff", "11;#fff", "11;rgb:0000/ffff/ffff",
  ])
  func `light ones are light`(report: String) {
    #expect(Theme.Background(terminalReport: report) == .light)
  }

  @Test(arguments: [
    "11;rgb:0000/0000/0000", "11;rgb:0/0/0", "11;rgb:00/2b/36", "11;rgb:0000/0000/ffff", "11;rgba:1e1e/1e1e/1e1e/ffff",
    "11;#000000", "11;#300a24", "11;rgb:ffff/0000/ffff",
  ])
  func `dark ones are dark`(report: String) {
    #expect(Theme.Background(terminalReport: report) == .dark)
  }

  @Test(arguments: [
    "", "11", "11;", "11;?", "10;rgb:ffff/ffff/ffff", "11;rgb:", "11;rgb:ffff/ffff", "11;rgb:ffff/ffff/ffff/ffff",
    "11;rgba:ffff/ffff/ffff", "11;rgb:fffff/ffff/ffff", "11;rgb:ffff//ffff", "11;rgb:ffff/ffff/",
    "11;rgb:+fff/ffff/ffff",
    "11;rgb:gggg/ffff/ffff", "11;#ffff", "11;#", "11;white", "111;rgb:ffff/ffff/ffff", "11;rgb:ffff/ffff/ffff ",
    "11;rgb:-1/-1/-1", "11;#\u{FF11}\u{FF11}\u{FF11}",
  ])
  func `other responses have no meaning`(report: String) {
    #expect(Theme.Background(terminalReport: report) == nil)
  }
}
