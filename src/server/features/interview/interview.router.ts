import { serve } from '#server/api.ts';
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

export const interviewRouter = serve('interview', {
  list: listInterviews,
  listWeek,
  listReceived,
  suggest: suggestInterviewTimes,
  create: createInterview,
  update: updateInterview,
  finish: finishInterview,
  cancel: cancelInterview,
  undo: undoMove,
  listOwn,
  bookSlot,
  requestTimes,
  loadAvailability,
  saveAvailability,
  loadKit,
  saveKit,
});
