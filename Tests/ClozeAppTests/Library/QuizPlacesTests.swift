import Testing

@testable import ClozeApp

struct QuizPlacesTests {
  @Test(
    arguments: [
      ("/data", "/home/ann", "/data/cloze/quizzes"),
      ("/data/", nil, "/data/cloze/quizzes"),
      ("/", nil, "/cloze/quizzes"),
      (nil, "/home/ann", "/home/ann/.local/share/cloze/quizzes"),
      ("", "/home/ann/", "/home/ann/.local/share/cloze/quizzes"),
      ("data", "/", "/.local/share/cloze/quizzes"),
      ("data", "home", nil),
      (nil, "", nil),
      (nil, nil, nil),
    ])
  func `own quizzes are below the person's data`(
    dataHome: String?, home: String?, expected: String?
  ) {
    #expect(QuizPlaces(dataHome: dataHome, home: home, program: nil).own == expected)
  }

  @Test func `the history is beside the person's quizzes`() {
    #expect(
      QuizPlaces(dataHome: "/data", home: "/home/ann", program: nil).history
        == "/data/cloze/history.sqlite3")
    #expect(QuizPlaces(dataHome: nil, home: nil, program: "/usr/bin/cloze").history == nil)
  }

  @Test(
    arguments: [
      ("/config", "/home/ann", "/config/cloze/config.json"),
      (nil, "/home/ann", "/home/ann/.config/cloze/config.json"),
      ("config", "/home/ann/", "/home/ann/.config/cloze/config.json"),
      ("", nil, nil),
    ] as [(String?, String?, String?)])
  func `defaults are below the person's configuration`(
    configurationHome: String?, home: String?, expected: String?
  ) {
    let places = QuizPlaces(
      dataHome: "/data", configurationHome: configurationHome, home: home, program: nil)
    #expect(places.configuration == expected)
  }

  @Test(
    arguments: [
      ("/usr/local/bin/cloze", "/usr/local/share/cloze/quizzes"),
      ("/bin/cloze", "/share/cloze/quizzes"),
      ("/cloze", nil),
      ("cloze", nil),
      (nil, nil),
    ])
  func `bundled quizzes are beside the program's folder`(program: String?, expected: String?) {
    #expect(QuizPlaces(dataHome: nil, home: nil, program: program).bundled == expected)
  }

  @Test func `the person's own come first`() {
    #expect(QuizPlaces(own: "/a", bundled: "/b").all == ["/a", "/b"])
    #expect(QuizPlaces(bundled: "/b").all == ["/b"])
    #expect(QuizPlaces().all == [])
  }
}
