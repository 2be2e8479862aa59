extension Migration {
  /// The tables of the first release.
  ///
  /// Times are seconds since 1970. `AUTOINCREMENT` keeps the row of a quiz that was forgotten from
  /// becoming that of another one, which a caller that still holds it would write to.
  static let attempts = Migration(
    name: "attempts, runs and schedules",
    sql: """
      CREATE TABLE quiz (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        path TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        -- Of all that is stored of the questions: equal digests, nothing to compare.
        digest INTEGER NOT NULL,
        -- When the questions were last found changed.
        changed REAL NOT NULL
      ) STRICT;

      CREATE TABLE question (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        quiz INTEGER NOT NULL REFERENCES quiz ON DELETE CASCADE,
        identity TEXT NOT NULL,
        place INTEGER NOT NULL CHECK (place >= 0),
        text TEXT NOT NULL,
        answers TEXT NOT NULL,
        isPresent INTEGER NOT NULL CHECK (isPresent IN (0, 1)),
        UNIQUE (quiz, identity)
      ) STRICT;

      CREATE TABLE run (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- Null for a review across quizzes.
        quiz INTEGER REFERENCES quiz ON DELETE CASCADE,
        began REAL NOT NULL,
        -- The bits of an unsigned number.
        seed INTEGER NOT NULL,
        isRetry INTEGER NOT NULL CHECK (isRetry IN (0, 1)),
        -- The rows of the questions in the order of the run, apart by spaces.
        questions TEXT NOT NULL,
        ended REAL,
        percentage INTEGER CHECK (percentage BETWEEN 0 AND 100),
        isDiscarded INTEGER NOT NULL DEFAULT 0 CHECK (isDiscarded IN (0, 1)),
        -- What was picked and not yet checked.
        openQuestion INTEGER REFERENCES question ON DELETE SET NULL,
        openGiven TEXT,
        openHints INTEGER CHECK (openHints >= 0),
        CHECK (ended IS NOT NULL OR percentage IS NULL)
      ) STRICT;
      CREATE INDEX runOfQuiz ON run (quiz);

      CREATE TABLE attempt (
        id INTEGER PRIMARY KEY,
        question INTEGER NOT NULL REFERENCES question ON DELETE CASCADE,
        run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
        time REAL NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('check', 'give-up', 'skip')),
        -- A list in JSON, of texts and nulls.
        given TEXT NOT NULL,
        -- A character a blank: right, wrong, not scored.
        correct TEXT NOT NULL CHECK (correct NOT GLOB '*[^10-]*'),
        -- A sum of shares may be above the maximum by what rounding adds.
        score REAL NOT NULL CHECK (score BETWEEN 0 AND maximum + 0.000001),
        maximum REAL NOT NULL CHECK (maximum >= 0),
        hints INTEGER NOT NULL CHECK (hints >= 0),
        number INTEGER NOT NULL CHECK (number >= 1),
        seconds REAL NOT NULL CHECK (seconds >= 0),
        -- Null where the schedule did not change.
        rating INTEGER CHECK (rating BETWEEN 1 AND 4),
        -- What the schedule said before the attempt; null for a question without one.
        phase INTEGER CHECK (phase BETWEEN 1 AND 3),
        retrievability REAL CHECK (retrievability BETWEEN 0 AND 1)
      ) STRICT;
      CREATE INDEX attemptOfQuestion ON attempt (question);
      CREATE INDEX attemptOfRun ON attempt (run);

      CREATE TRIGGER attemptIsNeverChanged BEFORE UPDATE ON attempt
      BEGIN SELECT RAISE(ABORT, 'attempts are never changed'); END;
      -- Nothing is in the way of a quiz that is forgotten: its row is gone before its attempts.
      CREATE TRIGGER attemptGoesWithItsQuiz BEFORE DELETE ON attempt
      WHEN EXISTS (
        SELECT 1 FROM question JOIN quiz ON quiz.id = question.quiz WHERE question.id = OLD.question
      )
      BEGIN SELECT RAISE(ABORT, 'attempts are deleted with their quiz alone'); END;

      CREATE TRIGGER questionGoesWithItsQuiz BEFORE DELETE ON question
      WHEN EXISTS (SELECT 1 FROM quiz WHERE quiz.id = OLD.quiz)
      BEGIN SELECT RAISE(ABORT, 'questions are deleted with their quiz alone'); END;

      -- What the ratings of a question's attempts come to, one after the other.
      CREATE TABLE memory (
        question INTEGER PRIMARY KEY REFERENCES question ON DELETE CASCADE,
        phase INTEGER NOT NULL CHECK (phase BETWEEN 1 AND 3),
        step INTEGER CHECK (step >= 0),
        stability REAL NOT NULL CHECK (stability > 0),
        difficulty REAL NOT NULL CHECK (difficulty BETWEEN 1 AND 10),
        reviewed REAL NOT NULL,
        interval REAL NOT NULL CHECK (interval >= 0),
        due REAL NOT NULL
      ) STRICT;
      """)
}
