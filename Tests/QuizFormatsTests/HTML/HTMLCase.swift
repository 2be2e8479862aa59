import Testing

@testable import QuizFormats

/// A piece of HTML and the text it must become.
struct HTMLCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let html: String
  let text: String

  init(_ name: String, _ html: String, _ text: String) {
    testDescription = name
    self.html = html
    self.text = text
  }

  var result: String { HTMLText(html).text }
}
