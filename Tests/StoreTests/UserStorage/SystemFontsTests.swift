import Almanac
import Glibc
import Store
import TestSupport
import Testing

struct SystemFontsTests {
  private static var font: [UInt8] { EmbeddedFile.regularFont.bytes }

  @Test func `finds a font in a subdirectory by the characters that it draws`() throws {
    let scratch = Scratch()
    for name in ["fonts", "fonts/truetype"] { try SystemCalls().makeDirectory(scratch.path(name), mode: 0o700) }
    try scratch.write("no font", to: "fonts/Broken.ttf")
    let file = try SystemCalls().open(scratch.path("fonts/truetype/Some.ttf"), O_WRONLY | O_CREAT, mode: 0o600)
    let count = try SystemCalls().write(file, Self.font[...])
    close(file)
    expect(count, Self.font.count)
    let fonts = SystemFonts(directories: [scratch.path("fonts")])
    expect(fonts.files(drawing: ["é", "東"]), [Self.font])
    expect(fonts.files(drawing: ["東"]), [])
  }

  @Test func `finds no font on a machine without fonts`() {
    expect(SystemFonts(directories: ["/nonexistent"]).files(drawing: ["東"]), [])
  }
}
