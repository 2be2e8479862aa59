/// Every sentence of the program; a language has them all.
public typealias Phrases = AnswerSheetPhrases & AuthoringPhrases & CommandPhrases
  & DiagnosticPhrases & HistoryPhrases & PlainPhrases & ScreenPhrases
