import { serve } from '#server/api.ts';
import { finishSession, saveAnswer, startAnswer, submitAnswer } from './finished-sessions.ts';
import { listGuides, loadGuide } from './interview-guides.ts';
import { loadProgress, loadQuota } from './practice-progress.ts';
import {
  createFromSet,
  createSession,
  findSession,
  listSessions,
  removeSession,
} from './practice-sessions.ts';

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
