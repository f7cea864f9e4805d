import { api } from '#server/api.ts';
import { createAttempt } from './create-attempt.ts';
import { findReview } from './find-review.ts';
import { findRunning } from './find-running.ts';
import { importItems } from './import-items.ts';
import { listDomains } from './list-domains.ts';
import { listItems } from './list-items.ts';
import { listResults } from './list-results.ts';
import { listScores } from './list-scores.ts';
import { recordTabSwitch } from './record-tab-switch.ts';
import { removeItem } from './remove-item.ts';
import { runAnswer } from './run-answer.ts';
import { saveAnswer } from './save-answer.ts';
import { submitAttempt } from './submit-attempt.ts';

const { skillTest } = api;

export const skillTestRouter = {
  findRunning: skillTest.findRunning.handler(({ context }) => findRunning(context.ctx)),
  listDomains: skillTest.listDomains.handler(({ context }) => listDomains(context.ctx)),
  createAttempt: skillTest.createAttempt.handler(({ context, input }) =>
    createAttempt(context.ctx, input),
  ),
  saveAnswer: skillTest.saveAnswer.handler(({ context, input }) => saveAnswer(context.ctx, input)),
  runAnswer: skillTest.runAnswer.handler(({ context, input }) => runAnswer(context.ctx, input)),
  recordTabSwitch: skillTest.recordTabSwitch.handler(({ context, input }) =>
    recordTabSwitch(context.ctx, input),
  ),
  submitAttempt: skillTest.submitAttempt.handler(({ context, input }) =>
    submitAttempt(context.ctx, input),
  ),
  findReview: skillTest.findReview.handler(({ context, input }) => findReview(context.ctx, input)),
  listResults: skillTest.listResults.handler(({ context, input }) =>
    listResults(context.ctx, input),
  ),
  listScores: skillTest.listScores.handler(({ context }) => listScores(context.ctx)),
  listItems: skillTest.listItems.handler(({ context, input }) => listItems(context.ctx, input)),
  importItems: skillTest.importItems.handler(({ context, input }) =>
    importItems(context.ctx, input),
  ),
  removeItem: skillTest.removeItem.handler(({ context, input }) => removeItem(context.ctx, input)),
};
