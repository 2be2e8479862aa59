import Testing

@testable import QuizFormats

/// Lines, blocks and what is dropped.
struct HTMLTextTests {
  static let whiteSpace: [HTMLCase] = [
    HTMLCase("nothing", "", ""),
    HTMLCase("only spaces", "  \n\t ", ""),
    HTMLCase("plain text", "The cat sat.", "The cat sat."),
    HTMLCase("a run of spaces is one", "a  b \n\t c", "a b c"),
    HTMLCase(
      "a line end in the source is a space", "one\ntwo\r\nthree\rfour", "one two three four"),
    HTMLCase("spaces at both ends go", "  a  ", "a"),
    HTMLCase("spaces collapse across tags", "a <b> b</b> c", "a b c"),
    HTMLCase("no space where there is none", "a<b>b</b>c", "abc"),
    HTMLCase("spaces around a line break go", "a  <br>  b", "a\nb"),
    HTMLCase("no-break spaces are plain", "a&nbsp;b\u{A0}c", "a b c"),
    HTMLCase("no-break spaces do not collapse", "a &nbsp; b", "a   b"),
    HTMLCase("no-break spaces at both ends go", "&nbsp;Paris&nbsp;", "Paris"),
    HTMLCase("no-break spaces indent a line", "if x:<br>&nbsp;&nbsp;y", "if x:\n  y"),
    HTMLCase("no-break spaces at a line's end go", "a&nbsp;<br>b", "a\nb"),
    HTMLCase("soft hyphens go", "Donau&shy;dampf\u{AD}schiff", "Donaudampfschiff"),
    HTMLCase("zero-width spaces go", "a&ZeroWidthSpace;b\u{200B}c\u{FEFF}d", "abcd"),
    HTMLCase("joiners stay", "a&zwnj;b&zwj;c", "a\u{200C}b\u{200D}c"),
    HTMLCase("other spaces stay", "a&emsp;b", "a\u{2003}b"),
    HTMLCase("a line end as a reference is a space", "a&#10;b&#13;&#10;c", "a b c"),
    HTMLCase("a form feed is a space", "a\u{C}b", "a b"),
  ]

  static let lines: [HTMLCase] = [
    HTMLCase("a line break", "a<br>b", "a\nb"),
    HTMLCase("a line break of XHTML", "a<br/>b<br />c", "a\nb\nc"),
    HTMLCase("a line break as an end tag", "a</br>b", "a\nb"),
    HTMLCase("two line breaks leave an empty line", "a<br><br>b", "a\n\nb"),
    HTMLCase("more leave no more", "a<br><br><br><br>b", "a\n\nb"),
    HTMLCase("line breaks at both ends go", "<br><br>a<br><br>", "a"),
    HTMLCase("one paragraph", "<p>a</p>", "a"),
    HTMLCase("paragraphs have one line end between them", "<p>a</p><p>b</p>", "a\nb"),
    HTMLCase("also across lines", "<p>a</p>\n\n<p>b</p>\n", "a\nb"),
    HTMLCase("paragraphs that nobody closed", "<p>a<p>b", "a\nb"),
    HTMLCase("text after a paragraph", "a<p>b</p>c", "a\nb\nc"),
    HTMLCase("an empty paragraph is nothing", "<p>a</p><p></p><p>b</p>", "a\nb"),
    HTMLCase("an end tag alone ends the line", "a</p>b", "a\nb"),
    HTMLCase("a break at a paragraph's end adds nothing", "<p>a<br></p><p>b</p>", "a\nb"),
    HTMLCase("a break between paragraphs is an empty line", "<p>a</p><br><p>b</p>", "a\n\nb"),
    HTMLCase("a paragraph of a no-break space, too", "<p>a</p><p>&nbsp;</p><p>b</p>", "a\n\nb"),
    HTMLCase("nested blocks", "<div><div><p>a</p></div></div><div>b</div>", "a\nb"),
    HTMLCase("headings", "<h1>A</h1>b<h6>C</h6>", "A\nb\nC"),
    HTMLCase("a rule", "a<hr>b<hr/>c", "a\nb\nc"),
    HTMLCase("a quotation", "He said:<blockquote>No.</blockquote>So.", "He said:\nNo.\nSo."),
    HTMLCase(
      "terms", "<dl><dt>cat<dd>an animal<dt>mat<dd>a thing</dl>", "cat\nan animal\nmat\na thing"),
    HTMLCase(
      "sections", "<header>a</header><section>b</section><footer>c</footer>", "a\nb\nc"),
    HTMLCase("capitals", "<P>a<BR>b</P><DIV>c</DIV>", "a\nb\nc"),
  ]

  static let preformatted: [HTMLCase] = [
    HTMLCase("lines and spaces stay", "<pre>if x:\n    y  = 1</pre>", "if x:\n    y  = 1"),
    HTMLCase("the first line end goes", "<pre>\na\n</pre>", "a"),
    HTMLCase("the first line end of Windows goes", "<pre>\r\na\r\nb</pre>", "a\nb"),
    HTMLCase("indentation at the start stays", "<pre>  a\n    b</pre>", "  a\n    b"),
    HTMLCase("empty lines stay", "<pre>a\n\n\nb</pre>", "a\n\n\nb"),
    HTMLCase("tabs stay", "<pre>a\n\tb</pre>", "a\n\tb"),
    HTMLCase("text around it", "Read:<pre>a\n b</pre>What?", "Read:\na\n b\nWhat?"),
    HTMLCase("tags in it go", "<pre><code>a <b>b</b>\nc</code></pre>", "a b\nc"),
    HTMLCase("a line break in it", "<pre>a<br>b</pre>", "a\nb"),
    HTMLCase("after it spaces collapse", "<pre>a  b</pre>c  d", "a  b\nc d"),
    HTMLCase("references in it", "<pre>a &lt; b&#10;c</pre>", "a < b\nc"),
    HTMLCase("an end tag without it", "</pre>a  b", "a b"),
  ]

  static let inline: [HTMLCase] = [
    HTMLCase("bold and italic", "<b>a</b> <i>b</i> <strong>c</strong><em>d</em>", "a b cd"),
    HTMLCase("links", "see <a href=\"https://a.org/?x=1&copy=2\">here</a>.", "see here."),
    HTMLCase("fonts", "<font color=red>a</font><span style='b'>b</span>", "ab"),
    HTMLCase(
      "code", "<code>a[i]</code>, <kbd>q</kbd>, <tt>t</tt>, <samp>s</samp>", "a[i], q, t, s"),
    HTMLCase("spaces in code collapse", "<code>a  b</code>", "a b"),
    HTMLCase("unknown elements", "<o:p>a</o:p><x-y z>b</x-y><foo/>c", "abc"),
    HTMLCase("MathML", "<math><mi>x</mi><mo>=</mo><mn>1</mn></math>", "x=1"),
    HTMLCase(
      "LaTeX stays", #"$x^2$ \(\frac{a}{b}\) \[y\] [latex]z_1[/latex] $$q$$"#,
      #"$x^2$ \(\frac{a}{b}\) \[y\] [latex]z_1[/latex] $$q$$"#),
    HTMLCase(
      "a less-than sign in LaTeX stays", #"$a<b$, \(a<b\) and <i>c</i>"#, #"$a<b$, \(a<b\) and c"#),
    HTMLCase("references in LaTeX", #"\(a &lt; b\)"#, #"\(a < b\)"#),
    HTMLCase("blanks stay", "<p>Oslo is in _____ <b>now</b>.</p>", "Oslo is in _____ now."),
    HTMLCase(
      "marks of formats stay", "<p>{=a ~b} *c/d:e* [[1]] {{c1::f}}</p>",
      "{=a ~b} *c/d:e* [[1]] {{c1::f}}"),
  ]

  static let dropped: [HTMLCase] = [
    HTMLCase("a comment", "a<!-- b -->c", "ac"),
    HTMLCase("a comment with a tag", "a<!-- <p> > -->c", "ac"),
    HTMLCase("a comment's end with an exclamation mark", "a<!--b--!>c", "ac"),
    HTMLCase("the shortest comments", "a<!-->b<!--->c<!---->d", "abcd"),
    HTMLCase("a comment that is not closed", "a<!-- b", "a"),
    HTMLCase(
      "a conditional comment of Word", "a<!--[if gte mso 9]><xml>b</xml><![endif]-->c", "ac"),
    HTMLCase("its other form", "a<![if !vml]>b<![endif]>c", "abc"),
    HTMLCase("a CDATA section", "a<![CDATA[ b > c ]]>d", "ad"),
    HTMLCase("a CDATA section that is not closed", "a<![CDATA[ b > c", "a c"),
    HTMLCase("a document type", "<!DOCTYPE html>a", "a"),
    HTMLCase("a processing instruction", "<?xml version=\"1.0\"?>a", "a"),
    HTMLCase("a script", "a<script>if (a<b) { \"<p>\" }</script>b", "ab"),
    HTMLCase("a script in capitals", "a<SCRIPT>x</Script >b", "ab"),
    HTMLCase("a script with another end in it", "a<script>'</scripts>'</script>b", "ab"),
    HTMLCase("a script that is not closed", "a<script>b", "a"),
    HTMLCase("a style", "<style>p { a: b }</style>a", "a"),
    HTMLCase(
      "a whole page", "<html><head><meta charset=x><title>T</title></head><body>a</body></html>",
      "a"),
    HTMLCase("a head that is not closed", "<head><title>T</title><body>a", "a"),
    HTMLCase("a head that only the body ends", "<head>x<body>a</head>b", "ab"),
    HTMLCase("a field", "a <input type=text value=\"x\"> b", "a b"),
    HTMLCase("a menu of choices", "a <select><option>x<option>y</select> b", "a b"),
    HTMLCase("a menu that is not closed", "a <select> b", "a b"),
    HTMLCase("a field of many lines", "a<textarea>x <p> y</textarea>b", "ab"),
    HTMLCase("an end tag of something dropped", "a</select></script>b", "ab"),
    HTMLCase("the source of a formula", "<annotation encoding='x'>\\frac</annotation>a", "a"),
  ]

  @Test(arguments: whiteSpace)
  func `white space is that of a browser`(html: HTMLCase) {
    #expect(html.result == html.text)
  }

  @Test(arguments: lines)
  func `blocks and line breaks end lines`(html: HTMLCase) {
    #expect(html.result == html.text)
  }

  @Test(arguments: preformatted)
  func `preformatted text stays as it is`(html: HTMLCase) {
    #expect(html.result == html.text)
  }

  @Test(arguments: inline)
  func `other tags go and their text stays`(html: HTMLCase) {
    #expect(html.result == html.text)
  }

  @Test(arguments: dropped)
  func `what is no text is dropped`(html: HTMLCase) {
    #expect(html.result == html.text)
  }
}
