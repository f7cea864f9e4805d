import { serve } from '#server/api.ts';
import { loadScorecards } from './load-scorecards.ts';
import { loadReview, saveReview } from './reviewed-criteria.ts';
import { submitScorecard } from './submit-scorecard.ts';

export const scorecardRouter = serve('scorecard', {
  load: loadScorecards,
  submit: submitScorecard,
  loadReview,
  saveReview,
});
