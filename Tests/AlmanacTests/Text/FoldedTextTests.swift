import Almanac
import TestSupport
import Testing

struct FoldedTextTests {
  @Test func `a text is folded without case, diacritics and white space around or between`() {
    let texts = [
      ("  Première\u{A0}\t Ligue ", "premiere ligue"), ("São Paulo → Córdoba", "sao paulo → cordoba"),
      ("Straße\r\nMünchen", "strasse munchen"), ("a \u{301} b", "a b"), ("\u{3000}東京\u{2003}ドーム", "東京 ドーム"),
    ]
    for (text, folded) in texts {
      expect(FoldedText(text).text, folded)
      expect(FoldedText(folded).text, folded)
    }
  }
}
