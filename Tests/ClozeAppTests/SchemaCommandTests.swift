import QuizFormats
import Testing

@testable import ClozeApp

struct SchemaCommandTests {
  @Test func `the schema is printed as it is`() {
    let run = ProgramRun("schema")
    #expect(run.output == QuizSchema.text)
    #expect(run.error == "")
    #expect(run.status == .success)
  }

  @Test func `it takes no file`() {
    let run = ProgramRun("schema", "a.json")
    #expect(run.output == "")
    #expect(run.error == "cloze: schema: takes no file, but got a.json; see cloze --help\n")
    #expect(run.status == .usage)
  }
}
