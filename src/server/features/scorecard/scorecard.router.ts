import { serve } from '#server/api.ts';
import { loadReview, saveReview } from './reviewed-criteria.ts';
import { loadScorecards, submitScorecard } from './scorecards.ts';

export const scorecardRouter = serve('scorecard', {
  load: loadScorecards,
  submit: submitScorecard,
  loadReview,
  saveReview,
});
