/// Every sentence of the program; a language has them all.
public typealias Phrases = AnswerSheetPhrases & AuthoringPhrases & CommandPhrases
  & ConfigurationPhrases & DiagnosticPhrases & HistoryPhrases & PlainPhrases & ScreenPhrases
