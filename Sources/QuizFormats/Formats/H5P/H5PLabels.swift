/// What buttons and the like say in an exercise of Drag the Words: every field that the editor asks for.
enum H5PLabels {
  /// What people are asked to do when the quiz says nothing; not taken for a description.
  static let task = "Drag each word to the place where it belongs."

  /// The fields of Drag the Words that hold labels, with their texts.
  static let dragText: [(key: String, text: String)] = [
    ("checkAnswer", "Check"),
    ("submitAnswer", "Submit"),
    ("tryAgain", "Try again"),
    ("showSolution", "Show the solution"),
    ("dropZoneIndex", "Place @index."),
    ("empty", "Place @index is empty."),
    ("contains", "Place @index holds @draggable."),
    ("ariaDraggableIndex", "Word @index of @count."),
    ("tipLabel", "Show the tip"),
    ("correctText", "Right!"),
    ("incorrectText", "Wrong!"),
    ("resetDropTitle", "Empty this place"),
    ("resetDropDescription", "Do you want to take the word out of this place?"),
    ("grabbed", "The word is picked up."),
    ("cancelledDragging", "The word is put back."),
    ("correctAnswer", "Right answer:"),
    ("feedbackHeader", "Feedback"),
    ("scoreBarLabel", "You have :num of :total points"),
    ("a11yCheck", "Check the answers. Each place is marked as right, wrong or empty."),
    ("a11yShowSolution", "Show the solution. Each place is marked with its right word."),
    ("a11yRetry", "Try again. All places are emptied and the exercise starts over."),
  ]
}
