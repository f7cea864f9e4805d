import { serve } from '#server/api.ts';
import { countJobs } from './count-jobs.ts';
import { createQuiz } from './create-quiz.ts';
import { findQuiz } from './find-quiz.ts';
import { listCards } from './list-cards.ts';
import { listLessons } from './list-lessons.ts';
import { loadLesson } from './load-lesson.ts';
import { setPlace } from './set-place.ts';
import { submitAnswer } from './submit-answer.ts';
import { submitQuizAnswer } from './submit-quiz-answer.ts';
import { submitReview } from './submit-review.ts';

export const learningRouter = serve('learning', {
  list: listLessons,
  load: loadLesson,
  countJobs,
  setPlace,
  submitAnswer,
  findQuiz,
  createQuiz,
  submitQuizAnswer,
  listCards,
  submitReview,
});
