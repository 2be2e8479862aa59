import Testing

struct HTMLScriptTests {
  static let scripts: [HTMLCase] = [
    HTMLCase("a digit above", "x<sup>2</sup>", "x²"),
    HTMLCase("a digit below", "H<sub>2</sub>O", "H₂O"),
    HTMLCase("all that can be above", "<sup>0123456789+-=()n</sup>", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ"),
    HTMLCase("all that can be below", "<sub>0123456789+-=()n</sub>", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ"),
    HTMLCase("a minus sign", "10<sup>&minus;3</sup>", "10⁻³"),
    HTMLCase("a charge", "Ca<sup>2+</sup>", "Ca²⁺"),
    HTMLCase("one letter above", "e<sup>x</sup>", "e^x"),
    HTMLCase("one letter below", "v<sub>k</sub>", "v_k"),
    HTMLCase("more letters above", "1<sup>st</sup>", "1^(st)"),
    HTMLCase("more letters below", "v<sub>max</sub>", "v_(max)"),
    HTMLCase("letters and digits", "a<sub>n+k</sub>", "a_(n+k)"),
    HTMLCase("a character of two scalars", "a<sup>e\u{301}</sup>", "a^e\u{301}"),
    HTMLCase("tags in it", "x<sup><b>2</b></sup>", "x²"),
    HTMLCase("spaces in it", "x<sup> 2 </sup>y", "x ² y"),
    HTMLCase("a space before it", "x <sup>2</sup>", "x ²"),
    HTMLCase("nothing in it", "x<sup></sup>y", "xy"),
    HTMLCase("one in another", "e<sup>x<sup>2</sup></sup>", "e^(x²)"),
    HTMLCase("below in above", "e<sup>x<sub>1</sub></sup>", "e^(x₁)"),
    HTMLCase("both", "x<sub>1</sub><sup>2</sup>", "x₁²"),
    HTMLCase("an end without a start", "x</sup>2", "x2"),
    HTMLCase("the end of the text", "x<sup>2", "x²"),
    HTMLCase("the end of the paragraph", "<p>x<sup>2</p><p>y</p>", "x²\ny"),
    HTMLCase("the end of the cell", "<tr><td>x<sup>2<td>y</tr>", "x²  y"),
    HTMLCase("a wrong end", "x<sub>2</sup>y</sub>", "x_(2y)"),
    HTMLCase("the one around it ends first", "x<sup>a<sub>1</sup>y", "x^(a₁)y"),
    HTMLCase(
      "deeper than five", "a<sup>b<sup>c<sup>d<sup>e<sup>f</sup>g</sup></sup></sup></sup>h",
      "a^(b^(c^(d^(efg))))h"),
    HTMLCase("at a line's start", "a<br><sup>1</sup>b", "a\n¹b"),
  ]

  @Test(arguments: scripts)
  func `small text has small characters or a sign`(html: HTMLCase) {
    #expect(html.result == html.text)
  }
}
