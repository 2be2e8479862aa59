import QuizModel
import Testing

struct OptionBankTests {
  @Test(
    arguments: [
      [], [Option("a")], [Option("a"), Option("b", feedback: "c")],
      [Option("a", feedback: ""), Option("a")],
    ] as [[Option]])
  func `options come back as they were`(options: [Option]) {
    let bank = OptionBank(options: options)
    #expect(bank.options == options)
    #expect((0..<bank.count).map { bank[$0] } == options)
  }

  @Test func `feedback can come and go`() {
    let bank = OptionBank(options: [Option("a"), Option("b")])
    var changed = bank
    changed.options[1].feedback = "c"
    #expect(changed[1] == Option("b", feedback: "c"))
    #expect(changed != bank)
    changed.options[1].feedback = nil
    #expect(changed == bank)
  }
}
