import { api } from '#server/api.ts';
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

const { learning } = api;

export const learningRouter = {
  list: learning.list.handler(({ context }) => listLessons(context.ctx)),
  load: learning.load.handler(({ context, input }) => loadLesson(context.ctx, input)),
  countJobs: learning.countJobs.handler(({ context, input }) => countJobs(context.ctx, input)),
  setPlace: learning.setPlace.handler(({ context, input }) => setPlace(context.ctx, input)),
  submitAnswer: learning.submitAnswer.handler(({ context, input }) =>
    submitAnswer(context.ctx, input),
  ),
  findQuiz: learning.findQuiz.handler(({ context, input }) => findQuiz(context.ctx, input)),
  createQuiz: learning.createQuiz.handler(({ context, input }) => createQuiz(context.ctx, input)),
  submitQuizAnswer: learning.submitQuizAnswer.handler(({ context, input }) =>
    submitQuizAnswer(context.ctx, input),
  ),
  listCards: learning.listCards.handler(({ context }) => listCards(context.ctx)),
  submitReview: learning.submitReview.handler(({ context, input }) =>
    submitReview(context.ctx, input),
  ),
};
