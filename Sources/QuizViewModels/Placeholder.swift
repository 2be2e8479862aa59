// QuizViewModels
