/// A quiz with every kind of blank, and a sheet of answers, some of them wrong.
enum EveryKind {
  static let quiz = #"""
    { "title": "Every kind",
      "results": [ { "from": 0, "to": 49, "text": "Have another look." },
                   { "from": 50, "to": 100, "text": "Good work." } ],
      "questions": [
        { "id": "choice", "text": "git reset _____ HEAD~1",
          "options": ["--hard", "--soft", { "text": "--mixed", "feedback": "That unstages." }],
          "answer": "--soft", "explanation": "Soft keeps the index." },
        { "text": "The _____ sat on the _____.", "options": ["cat", "mat", "rug"],
          "answers": ["cat", ["mat", "rug"]], "explanation": "Cats do." },
        { "text": "_____ and _____",
          "blanks": [ { "options": ["a", "b"], "answer": "a" },
                      { "options": ["1", "2"], "answer": "2", "points": 2 } ] },
        { "text": "Oslo is in _____.",
          "answer": ["Norway", { "text": "Norge", "credit": 0.5, "feedback": "In English?" }] },
        { "text": "pi is _____", "answer": { "number": 3.14, "tolerance": 0.01 } },
        { "text": "x = @@(-3)\ny = __init__", "code": true, "marker": "@@", "answer": "abs" },
        { "text": "_____ is _____", "options": ["is", "was"], "reuse": true,
          "answers": ["is", "is"] },
        { "text": "I like _____.", "options": ["tea", "milk"] },
        { "text": "Mixed: _____ then _____",
          "blanks": [ { "options": ["x", "y"], "answer": "x" }, { "answer": "typed" } ] },
        { "text": "A typed survey: _____", "answers": [null] },
        { "text": "Left _____", "answer": "out" } ] }
    """#

  static let sheet = """
    ["--mixed", ["cat", "rug"], ["a", "1"], "Norge", "3,15", "abs", ["is", "is"], "tea",
     ["x", "wrong"], "anything", null]
    """

  /// The same answers as lines; the last question is skipped twice.
  static let lines = """
    --mixed
    cat\trug
    a\t1
    Norge
    3,15
    abs
    is\tis
    tea
    x\twrong
    anything

    """

  /// The quiz where a question earns all its points or none.
  static let allOrNothing = quiz.replacing(
    #""title": "Every kind","#,
    with: #""title": "Every kind", "settings": { "scoring": "all-or-nothing" },"#)
}
