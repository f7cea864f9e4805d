import { api } from '#server/api.ts';
import { bookSlot } from './book-slot.ts';
import { cancelInterview } from './cancel-interview.ts';
import { createInterview } from './create-interview.ts';
import { finishInterview } from './finish-interview.ts';
import { listInterviews, listWeek } from './list-interviews.ts';
import { listOwn } from './list-own.ts';
import { listReceived } from './list-received.ts';
import { loadAvailability } from './load-availability.ts';
import { loadKit } from './load-kit.ts';
import { requestTimes } from './request-times.ts';
import { saveAvailability } from './save-availability.ts';
import { saveKit } from './save-kit.ts';
import { suggestInterviewTimes } from './suggest-interview-times.ts';
import { undoMove } from './undo-move.ts';
import { updateInterview } from './update-interview.ts';

const { interview } = api;

export const interviewRouter = {
  list: interview.list.handler(({ context, input }) => listInterviews(context.ctx, input)),
  listWeek: interview.listWeek.handler(({ context, input }) => listWeek(context.ctx, input)),
  listReceived: interview.listReceived.handler(({ context, input }) =>
    listReceived(context.ctx, input),
  ),
  suggest: interview.suggest.handler(({ context, input }) =>
    suggestInterviewTimes(context.ctx, input),
  ),
  create: interview.create.handler(({ context, input }) => createInterview(context.ctx, input)),
  update: interview.update.handler(({ context, input }) => updateInterview(context.ctx, input)),
  finish: interview.finish.handler(({ context, input }) => finishInterview(context.ctx, input)),
  cancel: interview.cancel.handler(({ context, input }) => cancelInterview(context.ctx, input)),
  undo: interview.undo.handler(({ context, input }) => undoMove(context.ctx, input)),
  listOwn: interview.listOwn.handler(({ context, input }) => listOwn(context.ctx, input)),
  bookSlot: interview.bookSlot.handler(({ context, input }) => bookSlot(context.ctx, input)),
  requestTimes: interview.requestTimes.handler(({ context, input }) =>
    requestTimes(context.ctx, input),
  ),
  loadAvailability: interview.loadAvailability.handler(({ context }) =>
    loadAvailability(context.ctx),
  ),
  saveAvailability: interview.saveAvailability.handler(({ context, input }) =>
    saveAvailability(context.ctx, input),
  ),
  loadKit: interview.loadKit.handler(({ context, input }) => loadKit(context.ctx, input)),
  saveKit: interview.saveKit.handler(({ context, input }) => saveKit(context.ctx, input)),
};
