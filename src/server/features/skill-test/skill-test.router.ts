import { serve } from '#server/api.ts';
import { createAttempt } from './create-attempt.ts';
import { importItems } from './imported-items.ts';
import { findReview } from './reviews.ts';
import { runAnswer } from './run-answer.ts';
import { findRunning, recordTabSwitch, saveAnswer } from './running-test.ts';
import { submitAttempt } from './submit-attempt.ts';
import { listDomains, listItems, removeItem } from './test-items.ts';
import { listResults, listScores } from './test-results.ts';

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
