// QuizScene
