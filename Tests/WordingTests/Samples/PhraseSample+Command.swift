import Wording

extension PhraseSample {
  /// Those of `CommandPhrases`.
  static let command: [Self] = [
    Self("programSummary") { [$0.programSummary] },
    Self("playUsage") { [$0.playUsage] },
    Self("playSummary") { [$0.playSummary] },
    Self("checkUsage") { [$0.checkUsage] },
    Self("checkSummary") { [$0.checkSummary] },
    Self("importUsage") { [$0.importUsage] },
    Self("importSummary") { [$0.importSummary] },
    Self("exportUsage") { [$0.exportUsage] },
    Self("exportSummary") { [$0.exportSummary] },
    Self("reviewUsage") { [$0.reviewUsage] },
    Self("reviewSummary") { [$0.reviewSummary] },
    Self("statsUsage") { [$0.statsUsage] },
    Self("statsSummary") { [$0.statsSummary] },
    Self("newUsage") { [$0.newUsage] },
    Self("newSummary") { [$0.newSummary] },
    Self("schemaSummary") { [$0.schemaSummary] },
    Self("optionsHeading(command:)") {
      [$0.optionsHeading(command: nil), $0.optionsHeading(command: "Zq")]
    },
    Self("fileOptionsHeading") { [$0.fileOptionsHeading] },
    Self("screenOptionsHeading") { [$0.screenOptionsHeading] },
    Self("standardOptionsHeading") { [$0.standardOptionsHeading] },
    Self("formats(_:)") { [$0.formats(["a"]), $0.formats(["a", "b", "c"])] },
    Self("helpEnd") { [$0.helpEnd] },
    Self("fromOption") { [$0.fromOption] },
    Self("separatorOption") { [$0.separatorOption] },
    Self("toOption(formats:)") {
      [
        $0.toOption(formats: []), $0.toOption(formats: ["a"]),
        $0.toOption(formats: ["a", "b", "c"]),
      ]
    },
    Self("outputOption") { [$0.outputOption] },
    Self("strictNotesOption") { [$0.strictNotesOption] },
    Self("checkTimingOption") { [$0.checkTimingOption] },
    Self("startOption") { [$0.startOption] },
    Self("limitOption") { [$0.limitOption] },
    Self("tagOption") { [$0.tagOption] },
    Self("chooseOption") { [$0.chooseOption] },
    Self("typeOption") { [$0.typeOption] },
    Self("plainOption") { [$0.plainOption] },
    Self("answersOption") { [$0.answersOption] },
    Self("resultsOption") { [$0.resultsOption] },
    Self("passOption") { [$0.passOption] },
    Self("noHistoryOption") { [$0.noHistoryOption] },
    Self("shuffleOption") { [$0.shuffleOption] },
    Self("seedOption") { [$0.seedOption] },
    Self("motionOption") { [$0.motionOption] },
    Self("colorOption") { [$0.colorOption] },
    Self("themeOption(names:)") { [$0.themeOption(names: ["x", "y"])] },
    Self("asciiOption") { [$0.asciiOption] },
    Self("noSyncOption") { [$0.noSyncOption] },
    Self("debugMotionOption") { [$0.debugMotionOption] },
    Self("strictOption") { [$0.strictOption] },
    Self("formatOption") { [$0.formatOption] },
    Self("statisticsFormatOption") { [$0.statisticsFormatOption] },
    Self("forgetOption") { [$0.forgetOption] },
    Self("languageOption") { [$0.languageOption] },
    Self("helpOption") { [$0.helpOption] },
    Self("versionOption") { [$0.versionOption] },
    Self("usageError(_:)") { [$0.usageError("Zq")] },
    Self("unknownOption(_:)") { [$0.unknownOption("Zq")] },
    Self("ambiguousOption(_:candidates:)") {
      [
        $0.ambiguousOption("Zq", candidates: []), $0.ambiguousOption("Zq", candidates: ["a"]),
        $0.ambiguousOption("Zq", candidates: ["a", "b", "c"]),
      ]
    },
    Self("missingValue(option:)") { [$0.missingValue(option: "Zq")] },
    Self("unexpectedValue(option:)") { [$0.unexpectedValue(option: "Zq")] },
    Self("valueNotAllowed(option:value:allowed:)") {
      [
        $0.valueNotAllowed(option: "Zq", value: "Zq", allowed: []),
        $0.valueNotAllowed(option: "Zq", value: "Zq", allowed: ["a"]),
        $0.valueNotAllowed(option: "Zq", value: "Zq", allowed: ["a", "b", "c"]),
      ]
    },
    Self("valueNotNumber(option:value:least:)") {
      [
        $0.valueNotNumber(option: "Zq", value: "Zq", least: 0),
        $0.valueNotNumber(option: "Zq", value: "Zq", least: 1),
        $0.valueNotNumber(option: "Zq", value: "Zq", least: 7),
      ]
    },
    Self("valueNotPercentage(option:value:)") {
      [$0.valueNotPercentage(option: "Zq", value: "Zq")]
    },
    Self("unknownCommand(_:)") { [$0.unknownCommand("Zq")] },
    Self("unexpectedOperand(_:)") { [$0.unexpectedOperand("Zq")] },
    Self("noSeparator(_:)") { [$0.noSeparator("Zq")] },
    Self("nothingToConvert") { [$0.nothingToConvert] },
    Self("noTarget(formats:)") {
      [
        $0.noTarget(formats: []), $0.noTarget(formats: ["a"]),
        $0.noTarget(formats: ["a", "b", "c"]),
      ]
    },
    Self("outputOverwrites(_:)") { [$0.outputOverwrites("Zq")] },
    Self("needsOneNewFile") { [$0.needsOneNewFile] },
    Self("nothingToCheck") { [$0.nothingToCheck] },
    Self("startAfterEnd(start:questions:)") {
      [
        $0.startAfterEnd(start: 0, questions: 0), $0.startAfterEnd(start: 1, questions: 1),
        $0.startAfterEnd(start: 7, questions: 7),
      ]
    },
    Self("unknownTag(_:tags:)") {
      [
        $0.unknownTag("Zq", tags: []), $0.unknownTag("Zq", tags: ["a"]),
        $0.unknownTag("Zq", tags: ["a", "b", "c"]),
      ]
    },
    Self("needsOneFile(option:)") { [$0.needsOneFile(option: "Zq")] },
    Self("inputTwice") { [$0.inputTwice] },
    Self("resultsOverwrite(_:)") { [$0.resultsOverwrite("Zq")] },
    Self("noQuizIn(folder:)") { [$0.noQuizIn(folder: "Zq")] },
    Self("noQuizInstalled(folders:)") {
      [
        $0.noQuizInstalled(folders: []), $0.noQuizInstalled(folders: ["a"]),
        $0.noQuizInstalled(folders: ["a", "b", "c"]),
      ]
    },
    Self("noQuizWithTag(_:)") { [$0.noQuizWithTag("Zq")] },
    Self("notesWhilePlaying(_:file:)") {
      [
        $0.notesWhilePlaying(0, file: "Zq"), $0.notesWhilePlaying(1, file: "Zq"),
        $0.notesWhilePlaying(7, file: "Zq"),
      ]
    },
    Self("converted(questions:files:notes:)") {
      [
        $0.converted(questions: 0, files: 0, notes: 0),
        $0.converted(questions: 1, files: 1, notes: 1),
        $0.converted(questions: 7, files: 7, notes: 7),
      ]
    },
    Self("nothingConverted") { [$0.nothingConverted] },
    Self("notConverted(notes:)") {
      [$0.notConverted(notes: 0), $0.notConverted(notes: 1), $0.notConverted(notes: 7)]
    },
    Self("cannotWrite(_:reason:)") { [$0.cannotWrite("Zq", reason: "Zq")] },
    Self("notPassed(_:needed:)") {
      [$0.notPassed(0, needed: 0), $0.notPassed(1, needed: 1), $0.notPassed(7, needed: 7)]
    },
    Self("moreErrors(_:file:)") {
      [$0.moreErrors(0, file: "Zq"), $0.moreErrors(1, file: "Zq"), $0.moreErrors(7, file: "Zq")]
    },
    Self("outputFailed(reason:)") { [$0.outputFailed(reason: "Zq")] },
    Self("inQuestion(_:_:)") {
      [$0.inQuestion(0, "Zq"), $0.inQuestion(1, "Zq"), $0.inQuestion(7, "Zq")]
    },
    Self("error") { [$0.error] },
    Self("warning") { [$0.warning] },
    Self("checkResult(errors:warnings:faultyFiles:files:)") {
      [
        $0.checkResult(errors: 0, warnings: 0, faultyFiles: 0, files: 0),
        $0.checkResult(errors: 1, warnings: 1, faultyFiles: 1, files: 1),
        $0.checkResult(errors: 7, warnings: 7, faultyFiles: 7, files: 7),
      ]
    },
    Self("noAnswers") { [$0.noAnswers] },
    Self("unnamedTerminalType") { [$0.unnamedTerminalType] },
    Self("unknownTerminalType(_:)") { [$0.unknownTerminalType("Zq")] },
    Self("terminalRefused(reason:)") { [$0.terminalRefused(reason: "Zq")] },
  ]
}
