internal import QuizModel

extension H5PReader {
  /// Reads Advanced Fill the Blanks: one question whose blanks are typed or have options of their own.
  ///
  /// A blank without a description, or a description without a blank, is a mistake. Options are
  /// shuffled, as H5P does. Mistakes in spelling are forgiven or not, see ``readBlanks(_:)``; where H5P
  /// would warn of one, it is a mistake.
  mutating func readAdvancedBlanks(_ params: JSONValue) {
    guard let content = params["content"], let field = content["blanksText"], field.kind == .text
    else { return draft.leaveOut(.withoutText, at: params.offset) }
    let snippets = H5PSnippets(params["snippets"])
    let blanks = (content["blanksList"]?.elements.map(Array.init) ?? []).compactMap {
      AdvancedBlank($0, snippets: snippets, draft: draft)
    }
    let text = AdvancedBlanksText(Array(field.utf8))
    if text.positions.count > blanks.count {
      return draft.leaveOut(
        .mistake(.unknownBlank(name: "\(blanks.count + 1)")),
        at: field.offset(ofByte: text.positions[blanks.count]))
    }
    if text.positions.count < blanks.count {
      return draft.leaveOut(
        .mistake(.missing(Question.blankSign)), at: blanks[text.positions.count].offset)
    }
    guard let texts = text.html.texts(draft, at: field.offset) else {
      return draft.leaveOut(.withoutBlank, at: field.offset)
    }
    for blank in blanks where blank.saysOfTheRest {
      draft.note(.feature(.wrongAnswerFeedback), at: blank.offset)
    }
    let behaviour = params["behaviour"]
    let isSelection = behaviour?["mode"]?.string == "selection"
    let count = draft.quiz.questions.count
    let isTooLong =
      isSelection && blanks.count * blanks.count > QuestionFitting.mostOptions
      && behaviour?["selectAlternatives"]?.string != "alternatives"
    guard !isTooLong else {
      return draft.leaveOut(
        .tooManyOptions(limit: QuestionFitting.mostOptions), at: field.offset)
    }
    let drafts = isSelection ? selections(blanks, behaviour) : blanks.map(\.typed)
    draft.add(QuestionDraft(texts, drafts), at: field.offset)
    guard draft.quiz.questions.count > count else { return }
    settleCommon(params, task: content["task"], checks: "autoCheck")
    if isSelection {
      draft.quiz.settings.shufflesOptions = true
    } else {
      settleMatching(
        respectsCase: behaviour?["caseSensitive"]?.boolean == true,
        forgives: behaviour?["spellingErrorBehaviour"]?.string == "accept",
        longest: blanks.flatMap(\.right).map(\.count).max() ?? 0,
        at: behaviour?.offset ?? params.offset)
    }
  }

  /// Blanks whose options are their own wrong answers, or the right answers of the others.
  ///
  /// Of the others' answers H5P draws some at random, so that there are as many options as the
  /// restriction says (0: all of them); here they are those of the blanks that follow, beginning again
  /// with the first blank after the last.
  fileprivate func selections(_ blanks: [AdvancedBlank], _ behaviour: JSONValue?) -> [BlankDraft] {
    guard behaviour?["selectAlternatives"]?.string != "alternatives" else {
      return blanks.map { $0.selection($0.right.map { Option($0) } + $0.wrong) }
    }
    let restriction = behaviour?["selectAlternativeRestriction"]?.number?.wholeNumber ?? 0
    let most = restriction > 0 ? restriction : QuestionFitting.mostOptions
    return blanks.indices.map { index in
      var words = blanks[index].right
      var known = Set(words)
      for step in 1..<max(1, blanks.count) where words.count < most {
        for word in blanks[(index + step) % blanks.count].right where words.count < most {
          if known.insert(word).inserted { words.append(word) }
        }
      }
      return blanks[index].selection(words.map { Option($0) })
    }
  }
}

extension AdvancedBlank {
  /// The blank as one that is typed; what is wrong and was foreseen earns nothing.
  fileprivate var typed: BlankDraft {
    BlankDraft(
      right.map { Alternative(.text($0)) }
        + wrong.map { Alternative(.text($0.text), credit: 0, feedback: $0.feedback) },
      hints: hint.map { [$0] } ?? [])
  }

  /// The blank as one with options.
  fileprivate func selection(_ options: [Option]) -> BlankDraft {
    BlankDraft(
      right.map { Alternative(.text($0)) }, options: options, hints: hint.map { [$0] } ?? [])
  }
}
