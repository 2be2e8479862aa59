// QuizFormats
