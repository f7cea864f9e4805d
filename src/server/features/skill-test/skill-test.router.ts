import { serve } from '#server/api.ts';
import { createAttempt } from './create-attempt.ts';
import { importItems } from './imported-items.ts';
import { findReview } from './reviews.ts';
import { findRunning, recordTabSwitch, saveAnswer } from './running-test.ts';
import { listDomains, listItems, removeItem } from './test-items.ts';
import { listResults, listScores } from './test-results.ts';
import { runAnswer, submitAttempt } from './test-runs.ts';

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
