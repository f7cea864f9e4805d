import { serve } from '#server/api.ts';
import { createResumeScore, createScore, listScores, removeScore } from './scores.ts';

export const atsRouter = serve('ats', {
  list: listScores,
  create: (ctx, input) => createScore(ctx, input, 'file'),
  createFromResume: createResumeScore,
  remove: removeScore,
});
