import { serve } from '#server/api.ts';
import { createResumeScore } from './create-resume-score.ts';
import { createScore } from './create-score.ts';
import { listScores } from './list-scores.ts';
import { removeScore } from './remove-score.ts';

export const atsRouter = serve('ats', {
  list: listScores,
  create: (ctx, input) => createScore(ctx, input, 'file'),
  createFromResume: createResumeScore,
  remove: removeScore,
});
