import { serve } from '#server/api.ts';
import { loadReview } from './load-review.ts';
import { loadScorecards } from './load-scorecards.ts';
import { saveReview } from './save-review.ts';
import { submitScorecard } from './submit-scorecard.ts';

export const scorecardRouter = serve('scorecard', {
  load: loadScorecards,
  submit: submitScorecard,
  loadReview,
  saveReview,
});
