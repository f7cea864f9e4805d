import { serve } from '#server/api.ts';
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

export const skillTestRouter = serve('skillTest', {
  findRunning,
  listDomains,
  createAttempt,
  saveAnswer,
  runAnswer,
  recordTabSwitch,
  submitAttempt,
  findReview,
  listResults,
  listScores,
  listItems,
  importItems,
  removeItem,
});
