import QuizModel

/// The full example of the format's specification, with its ellipses filled in.
let fullExample = #"""
  {
    "title": "All of it", "description": "Everything a quiz can say.", "author": "A. Uthor",
    "language": "en", "licence": "CC0-1.0",
    "settings": {
      "shuffleQuestions": true, "shuffleOptions": true,
      "check": "instant",                      // or "submit"
      "attempts": 0,                           // 0 = as many as you like
      "showSolution": "end",                   // "each" | "end" | "never"
      "scoring": "all-or-nothing",             // or "per-blank"
      "match": { "case": true, "accents": false, "punctuation": false, "typos": 1 }
    },
    "results": [ { "from": 60, "to": 100, "text": "Good." }, { "from": 0, "to": 59, "text": "Go on." } ],
    "questions": [
      { "text": "The _____ sat on the _____.", "options": ["cat", "mat", "rug", "dog"],
        "answers": ["cat", ["mat", "rug"]], "distractors": ["log"], "reuse": false,
        "hint": ["An animal", "Starts with c"], "explanation": "Cats do.", "tags": ["animals"], "id": "cat-1" },
      { "text": "Oslo is in _____.", "answer": ["Norway", { "text": "Norge", "credit": 0.5, "feedback": "In Norwegian." }] },
      { "text": "x = _____(-3)", "code": true,
        "blanks": [ { "options": [ { "text": "abs", "feedback": "Yes." },
                                   { "text": "len", "feedback": "len needs a sequence." } ],
                      "answer": "abs", "hint": "distance from zero", "points": 2 } ] }
    ]
  }
  """#

/// The quiz in ``fullExample``.
let fullQuiz = Quiz(
  title: "All of it",
  description: "Everything a quiz can say.",
  author: "A. Uthor",
  language: "en",
  licence: "CC0-1.0",
  settings: QuizSettings(
    shufflesQuestions: true,
    shufflesOptions: true,
    check: .instant,
    attempts: 0,
    showSolution: .end,
    scoring: .allOrNothing,
    match: MatchRules(
      respectsCase: true, respectsAccents: false, respectsPunctuation: false, forgivenTypos: 1)
  ),
  scoreRanges: [
    ScoreRange(percentages: 0...59, text: "Go on."),
    ScoreRange(percentages: 60...100, text: "Good."),
  ],
  questions: [
    Question(
      id: "cat-1",
      text: [.text("The "), .blank(0), .text(" sat on the "), .blank(1), .text(".")],
      blanks: [
        Blank(kind: .choice(bank: 0), answer: Answer(texts: ["cat"])),
        Blank(kind: .choice(bank: 0), answer: Answer(texts: ["mat", "rug"])),
      ],
      banks: [
        OptionBank(options: ["cat", "mat", "rug", "dog", "log"].map { Option($0) })
      ],
      hints: ["An animal", "Starts with c"],
      explanation: "Cats do.",
      tags: ["animals"],
      line: 14
    ),
    Question(
      text: [.text("Oslo is in "), .blank(0), .text(".")],
      blanks: [
        Blank(
          kind: .typed,
          answer: Answer([
            Alternative(.text("Norway")),
            Alternative(.text("Norge"), credit: 0.5, feedback: "In Norwegian."),
          ])
        )
      ],
      line: 17
    ),
    Question(
      text: [.text("x = "), .blank(0), .text("(-3)")],
      isCode: true,
      blanks: [
        Blank(
          kind: .choice(bank: 0), answer: Answer(texts: ["abs"]), hints: ["distance from zero"],
          points: 2)
      ],
      banks: [
        OptionBank(options: [
          Option("abs", feedback: "Yes."), Option("len", feedback: "len needs a sequence."),
        ])
      ],
      line: 18
    ),
  ]
)
