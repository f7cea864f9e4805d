import { serve } from '#server/api.ts';
import { countJobs, loadLesson, setPlace } from './lessons.ts';
import { listLessons } from './list-lessons.ts';
import { createQuiz, findQuiz, submitQuizAnswer } from './quizzes.ts';
import { listCards, submitReview } from './review-cards.ts';
import { submitAnswer } from './submit-answer.ts';

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
