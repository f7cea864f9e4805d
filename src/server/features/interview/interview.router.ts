import { serve } from '#server/api.ts';
import {
  countOffers,
  loadAvailability,
  saveAvailability,
  suggestInterviewTimes,
} from './availability.ts';
import { bookSlot, requestTimes } from './book-slot.ts';
import { cancelInterview } from './cancel-interview.ts';
import { createInterview } from './create-interview.ts';
import { finishInterview } from './finished-interviews.ts';
import { undoMove } from './interview-changes.ts';
import { listInterviews, listOwn, listReceived, listWeek } from './interview-lists.ts';
import { loadKit, saveKit } from './kits.ts';
import { updateInterview } from './update-interview.ts';

export const interviewRouter = serve('interview', {
  list: listInterviews,
  listWeek,
  listReceived,
  suggest: suggestInterviewTimes,
  countOffers,
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
