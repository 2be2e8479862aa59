// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with: Swift 6 mode is the default of these tools.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(
  _ name: String, uses dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func tests(
  of name: String, uses dependencies: [Target.Dependency] = [], excluding exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies,
    exclude: exclude,
    resources: resources,
    swiftSettings: strict
  )
}

let package = Package(
  name: "cloze",
  products: [
    .executable(name: "cloze", targets: ["cloze"]),
    .library(name: "MatchedGeometry", targets: ["MatchedGeometry"]),
  ],
  targets: [
    module("MatchedGeometry"),
    module("QuizModel"),
    module("CellGrid", uses: ["CWcwidth"]),
    module("Wording"),
    module(
      "QuizFormats",
      uses: ["QuizModel", "CExpat", "CMinizip", "CSQLite", "CZstd"],
      resources: [.embedInCode("Schema/quiz.schema.json")]
    ),
    module("QuizViewModels", uses: ["QuizModel"]),
    module("LearningHistory", uses: ["QuizModel", "CSQLite"]),
    module(
      "QuizScene",
      uses: ["QuizViewModels", "QuizModel", "CellGrid", "MatchedGeometry", "Wording"]
    ),
    module("CursesTerminal", uses: ["CellGrid", "CNcurses"]),
    module(
      "ClozeApp",
      uses: [
        "QuizScene", "QuizViewModels", "QuizFormats", "QuizModel", "LearningHistory", "CellGrid",
        "MatchedGeometry", "Wording", "CGetopt",
      ]
    ),
    .executableTarget(
      name: "cloze",
      dependencies: ["CellGrid", "ClozeApp", "CursesTerminal", "LearningHistory"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ClozeBench",
      dependencies: [
        "CellGrid", "QuizFormats", "QuizModel", "QuizScene", "QuizViewModels", "TerminalHarness",
        "Wording",
      ],
      swiftSettings: strict
    ),

    .target(
      name: "CNcurses",
      cSettings: [
        .define("_XOPEN_SOURCE_EXTENDED"),
        .define("NCURSES_WIDECHAR", to: "1"),
        .define("_GNU_SOURCE", .when(platforms: [.linux])),
      ],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    .target(name: "CGetopt"),
    .systemLibrary(name: "CWcwidth"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CMinizip"),
    .systemLibrary(name: "CZstd"),
    .systemLibrary(name: "CExpat"),

    tests(of: "CellGrid", uses: ["TestSupport"]),
    tests(
      of: "ClozeApp",
      uses: [
        "CSQLite", "CellGrid", "LearningHistory", "MatchedGeometry", "QuizFormats", "QuizModel",
        "QuizScene", "QuizViewModels", "TestSupport", "Wording",
      ],
      excluding: ["Answers/Reports", "Plain/Talks"]
    ),
    tests(of: "ClozeBench", uses: ["QuizFormats", "QuizModel", "TestSupport"]),
    tests(
      of: "CursesTerminal",
      uses: ["CellGrid", "QuizModel", "QuizScene", "QuizViewModels", "TestSupport", "Wording"]
    ),
    tests(
      of: "LearningHistory", uses: ["QuizModel", "TestSupport"], resources: [.copy("Fixtures")]
    ),
    tests(of: "MatchedGeometry", uses: ["TestSupport"], resources: [.copy("Fixtures")]),
    tests(
      of: "QuizFormats",
      uses: ["CExpat", "CMinizip", "CSQLite", "CZstd", "QuizModel", "TestSupport"],
      excluding: ["Fixtures"]
    ),
    tests(of: "QuizModel", uses: ["TestSupport"]),
    tests(
      of: "QuizScene",
      uses: [
        "CellGrid", "MatchedGeometry", "QuizModel", "QuizViewModels", "TestSupport", "Wording",
      ],
      excluding: ["Frames"]
    ),
    tests(of: "QuizViewModels", uses: ["QuizModel"]),
    tests(of: "Wording"),

    // A terminal to run programs in, for tests and benchmarks; what the tests share beside it.
    .target(
      name: "TerminalHarness",
      dependencies: ["CPty", "CVTerm"],
      path: "Tests/TerminalHarness",
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["CellGrid", "TerminalHarness"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["cloze", "CSQLite", "TestSupport"],
      swiftSettings: strict
    ),
    .target(
      name: "CPty",
      path: "Tests/CPty",
      cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]
    ),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
  ]
)

// Looking for files that crash the program takes a build of its own: `make fuzz`.
if Context.environment["CLOZE_FUZZ"] != nil {
  package.products.append(.executable(name: "fuzz-quizzes", targets: ["Fuzzing"]))
  package.targets += [
    .executableTarget(
      name: "Fuzzing",
      dependencies: ["CFuzzer", "QuizFormats", "QuizModel"],
      path: "Tests/Fuzzing",
      swiftSettings: strict
    ),
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
  ]
}
