import { api } from '#server/api.ts';
import { createResumeScore } from './create-resume-score.ts';
import { createScore } from './create-score.ts';
import { listScores } from './list-scores.ts';
import { removeScore } from './remove-score.ts';

const { ats } = api;

export const atsRouter = {
  list: ats.list.handler(({ context }) => listScores(context.ctx)),
  create: ats.create.handler(({ context, input }) => createScore(context.ctx, input, 'file')),
  createFromResume: ats.createFromResume.handler(({ context, input }) =>
    createResumeScore(context.ctx, input),
  ),
  remove: ats.remove.handler(({ context, input }) => removeScore(context.ctx, input)),
};
