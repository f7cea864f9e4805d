import { api } from '#server/api.ts';
import { loadReview } from './load-review.ts';
import { loadScorecards } from './load-scorecards.ts';
import { saveReview } from './save-review.ts';
import { submitScorecard } from './submit-scorecard.ts';

const routes = api.scorecard;

export const scorecardRouter = {
  load: routes.load.handler(({ context, input }) => loadScorecards(context.ctx, input)),
  submit: routes.submit.handler(({ context, input }) => submitScorecard(context.ctx, input)),
  loadReview: routes.loadReview.handler(({ context, input }) => loadReview(context.ctx, input)),
  saveReview: routes.saveReview.handler(({ context, input }) => saveReview(context.ctx, input)),
};
