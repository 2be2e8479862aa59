/// Every sentence of the program; a language has them all.
public typealias Phrases = CommandPhrases & DiagnosticPhrases & ScreenPhrases
