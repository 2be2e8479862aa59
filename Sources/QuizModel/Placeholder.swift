// QuizModel
