import { api } from '#server/api.ts';
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

const { practice } = api;

export const practiceRouter = {
  createSession: practice.createSession.handler(({ context, input }) =>
    createSession(context.ctx, input),
  ),
  createFromSet: practice.createFromSet.handler(({ context, input }) =>
    createFromSet(context.ctx, input),
  ),
  findSession: practice.findSession.handler(({ context, input }) =>
    findSession(context.ctx, input),
  ),
  listSessions: practice.listSessions.handler(({ context, input }) =>
    listSessions(context.ctx, input),
  ),
  startAnswer: practice.startAnswer.handler(({ context, input }) =>
    startAnswer(context.ctx, input),
  ),
  saveAnswer: practice.saveAnswer.handler(({ context, input }) => saveAnswer(context.ctx, input)),
  submitAnswer: practice.submitAnswer.handler(({ context, input }) =>
    submitAnswer(context.ctx, input),
  ),
  finishSession: practice.finishSession.handler(({ context, input }) =>
    finishSession(context.ctx, input),
  ),
  removeSession: practice.removeSession.handler(({ context, input }) =>
    removeSession(context.ctx, input),
  ),
  loadQuota: practice.loadQuota.handler(({ context }) => loadQuota(context.ctx)),
  loadProgress: practice.loadProgress.handler(({ context }) => loadProgress(context.ctx)),
  listGuides: practice.listGuides.handler(() => listGuides()),
  loadGuide: practice.loadGuide.handler(({ input }) => loadGuide(input)),
};
