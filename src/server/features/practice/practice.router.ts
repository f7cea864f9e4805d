import { serve } from '#server/api.ts';
import { createFromSet, createSession } from './create-session.ts';
import { findSession } from './find-session.ts';
import { finishSession, submitAnswer } from './finish-session.ts';
import { listGuides } from './list-guides.ts';
import { listSessions } from './list-sessions.ts';
import { loadGuide } from './load-guide.ts';
import { loadProgress } from './load-progress.ts';
import { loadQuota } from './load-quota.ts';
import { removeSession } from './remove-session.ts';
import { saveAnswer, startAnswer } from './save-answer.ts';

export const practiceRouter = serve('practice', {
  createSession,
  createFromSet,
  findSession,
  listSessions,
  startAnswer,
  saveAnswer,
  submitAnswer,
  finishSession,
  removeSession,
  loadQuota,
  loadProgress,
  listGuides: () => listGuides(),
  loadGuide: (_ctx, input) => loadGuide(input),
});
