import Foundation
import TestSupport
import Testing

@testable import QuizModel

struct DecimalTests {
  typealias Decimal = QuizModel.Decimal
  typealias PeerDecimal = Foundation.Decimal

  func number(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

  @Test(
    arguments: [
      ("0", "0"), ("-0", "0"), ("007", "7"), ("1.50", "1.5"), (".5", "0.5"), ("5.", "5"),
      ("-12.25e2", "-1225"), ("1E-3", "0.001"), ("+3", "3"), ("1e20", "100000000000000000000"),
      // 38 digits are kept, the next one rounds, a half away from 0.
      (String(repeating: "9", count: 38), String(repeating: "9", count: 38)),
      ("0.12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"),
      ("-1.23456789012345678901234567890123456785", "-1.2345678901234567890123456789012345679"),
      ("123456789012345678901234567890123456784999", "123456789012345678901234567890123456780000"),
      ("1e127", "1" + String(repeating: "0", count: 127)),
      ("1e-128", "0." + String(repeating: "0", count: 127) + "1"),
      // Nearer to 0 than any number.
      ("1e-129", "0"), ("-1e-999999999999", "0"), ("0e999999999999", "0"),
    ])
  func `a number is printed with its digits and without an exponent`(
    written: String, printed: String
  ) throws {
    #expect(try number(written).description == printed)
    #expect(try number(printed) == number(written))
  }

  @Test(
    arguments: [
      "", "-", ".", "e1", "1e", "1e+", "1.2.3", "1 ", " 1", "1,5", "--1", "+-1", "0x1", "nan",
      "inf", "１", "1e128", "-1e999999999999",
    ])
  func `other texts are no numbers`(text: String) {
    #expect(Decimal(string: text) == nil)
  }

  @Test(
    arguments: [
      (" 3,14\n", "3.14"), ("\u{2212}2", "-2"), ("1e3", "1000"), ("1e-12", "0.000000000001"),
    ])
  func `people write a comma, a real minus, and white space around`(
    written: String, printed: String
  ) throws {
    #expect(try #require(Decimal(person: written)).description == printed)
  }

  @Test(arguments: ["1e100", "1.000,5", "1 000", "3 apples", "three", ""])
  func `what is not wholly a number that people write is none`(text: String) {
    #expect(Decimal(person: text) == nil)
  }

  @Test func `bounds are included exactly`() throws {
    // 0.1 + 0.2 is not 0.3 in binary.
    #expect(try number("0.3").isWithin(0, of: "0.3"))
    #expect(try number("0.1") + number("0.2") == number("0.3"))
    #expect(try number("3.14").isWithin(number("0.01"), of: "3.15"))
    #expect(try !number("3.14").isWithin(number("0.01"), of: "3.1500000000000000000001"))
    #expect(try !number("3.14").isWithin(number("0.01"), of: "pi"))
  }

  @Test func `what is far smaller than the last digit does not count`() throws {
    #expect(try number("1e100") + number("1e-100") == number("1e100"))
    #expect(try number("1e100") > number("1e-100"))
    #expect(try number("-1e100") < number("1e-100"))
    #expect(try number("1e-100") > 0)
    #expect(try number("9e127") + number("9e127") > number("9.9e127"))
  }

  @Test(
    arguments: [
      ("1", 2, "0.5"), ("100", 3, "33.33333333333333333333333333333333333"), ("0", 7, "0"),
      ("2", 3, "0.6666666666666666666666666666666666667"), ("-1", -4, "0.25"), ("7", -2, "-3.5"),
    ])
  func `a quotient is rounded where the room for digits ends`(
    number: String, divisor: Int, quotient: String
  ) throws {
    #expect(try self.number(number) / divisor == self.number(quotient))
  }

  @Test func `the point moves both ways`() throws {
    #expect(try number("0.3333").movingPoint(2) == number("33.33"))
    #expect(try number("-50").movingPoint(-2) == number("-0.5"))
    #expect(Decimal(0).movingPoint(3) == 0)
  }

  /// Foundation computes with as many digits, and is slower to start with.
  @Test func `sums, differences and order are those of Foundation`() throws {
    var random = SeededGenerator(seed: 20)
    func text() -> String {
      let digits = (0..<Int.random(in: 1...18, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
      let point = Int.random(in: 0...digits.count, using: &random)
      let sign = Bool.random(using: &random) ? "-" : ""
      return sign + digits.prefix(point) + "." + digits.dropFirst(point) + "0"
    }
    for _ in 1...5000 {
      let (left, right) = (text(), text())
      let (a, b) = (try number(left), try number(right))
      let (c, d) = (
        try #require(PeerDecimal(string: left)), try #require(PeerDecimal(string: right))
      )
      #expect((a + b).description == (c + d).description, "\(left) + \(right)")
      #expect((a - b).description == (c - d).description, "\(left) - \(right)")
      #expect((a < b) == (c < d), "\(left) < \(right)")
      #expect((a == b) == (c == d), "\(left) == \(right)")
    }
  }
}
