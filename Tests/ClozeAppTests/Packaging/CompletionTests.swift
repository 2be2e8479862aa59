import Foundation
import TestSupport
import Testing

@testable import ClozeApp
@testable import QuizFormats

struct CompletionTests {
  @Test func `the files of the shells are made from the command table`() {
    expectGolden(BashCompletion.text, at: PackagingFiles.bash)
    expectGolden(ZshCompletion.text, at: PackagingFiles.zsh)
    expectGolden(FishCompletion.text, at: PackagingFiles.fish)
  }

  @Test(
    arguments: [
      (nil, "check", .words(["submit", "instant"])),
      (nil, "from", .words(QuizReading.formats)),
      (nil, "results", .file(orStream: true)),
      (nil, "limit", .unknown),
      (nil, "shuffle", nil),
      ("export", "to", .words(QuizExport.formats)),
      ("export", "output", .file(orStream: false)),
    ] as [(String?, String, CompletedOption.Value?)])
  func `values are those that the option takes`(
    command: String?, option: String, value: CompletedOption.Value?
  ) throws {
    let command = try #require(CompletedCommand.all.first { $0.name == command })
    let option = try #require(command.options.first { $0.name == option })
    #expect(option.value == value)
  }

  @Test(
    arguments: [
      ("", ["deck.gift", "folder", "quiz.json", "import", "check", "schema"], ["notes", "-"]),
      ("ch", ["check"], ["export"]),
      ("q", ["quiz.json"], ["deck.gift"]),
      ("--s", ["--start", "--shuffle", "--seed", "--separator"], ["--strict"]),
      ("-", ["-", "-h", "--plain"], ["quiz.json"]),
      ("--check ", ["submit", "instant"], ["quiz.json", "check"]),
      ("--check in", ["instant"], ["submit"]),
      ("--check = in", ["instant"], ["submit"]),
      ("--check =", ["instant", "submit"], ["quiz.json"]),
      ("--check=in", ["--check=instant"], ["--check=submit"]),
      ("--check instant ", ["check", "quiz.json"], ["instant"]),
      ("--check instant check --s", ["--strict", "--separator"], ["--start"]),
      ("check ", ["quiz.json", "folder"], ["check", "export"]),
      ("check --format ", ["text", "json"], ["quiz.json"]),
      ("export --to h", ["h5p-dragtext"], ["hascard"]),
      ("import --from h", ["h5p", "hascard"], ["h5p-dragtext"]),
      ("review ", [], ["quiz.json", "check"]),
      ("stats --", ["--forget", "--motion"], ["--from", "-"]),
      ("quiz.json ", ["quiz.json"], ["check"]),
      ("-- ", ["quiz.json"], ["check"]),
      ("-- --ch", [], ["--check"]),
      ("--results -", ["-"], ["--plain"]),
      ("check -", ["-", "--strict"], ["--start"]),
    ])
  func `bash completes`(line: String, offered: [String], not missing: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "quiz.json")
    try folder.write("", to: "deck.gift")
    try folder.write("", to: "notes")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder"), withIntermediateDirectories: true)
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map {
      String($0).shellWord
    }
    let script = """
      cd \(folder.path.shellWord)
      source \(PackagingFiles.bash.path.shellWord)
      COMP_WORDS=(cloze \(words.joined(separator: " ")))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _cloze
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let found = try output(of: "bash", "--norc", "-c", script)
    #expect(Set(offered).subtracting(found).isEmpty, "\(found)")
    #expect(Set(missing).isDisjoint(with: found), "\(found)")
  }

  /// The lines that a program of the search path prints.
  fileprivate func output(of words: String...) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }
}
