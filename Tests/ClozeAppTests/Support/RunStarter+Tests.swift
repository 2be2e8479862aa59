import Wording

@testable import ClozeApp

extension RunStarter {
  /// Begins runs with options; nothing is kept unless there is a journal.
  init(_ options: PlayOptions, in journal: Journal = Journal(.off)) {
    self.init(journal: journal, options: options, phrases: English())
  }
}
