import Testing
import Wording

struct EnglishCommandsTests {
  fileprivate let phrases = English()

  @Test(
    arguments: [
      (0, 0, 0, 1, "1 file, no errors"),
      (0, 0, 0, 3, "3 files, no errors"),
      (2, 1, 1, 3, "2 errors, 1 warning in 1 of 3 files"),
      (1, 0, 1, 1, "1 error in 1 file"),
      (0, 2, 2, 2, "2 warnings in 2 of 2 files"),
    ])
  func `a check's result counts`(
    errors: Int, warnings: Int, faultyFiles: Int, files: Int, expected: String
  ) {
    #expect(
      phrases.checkResult(
        errors: errors, warnings: warnings, faultyFiles: faultyFiles, files: files) == expected)
  }

  @Test func `alternatives are joined as one speaks`() {
    #expect(
      phrases.ambiguousOption("--s", candidates: ["--a", "--b"]) == "--s could be --a or --b")
    #expect(
      phrases.valueNotAllowed(option: "--x", value: "d", allowed: ["a", "b", "c"])
        == "--x takes a, b or c, not “d”")
  }

  @Test func `a single one is singular`() {
    #expect(phrases.moreErrors(1, file: "a").hasPrefix("a: 1 more error;"))
  }
}
