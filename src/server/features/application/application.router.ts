import { serve } from '#server/api.ts';
import { createHeld } from './create-held.ts';
import { createNote } from './create-note.ts';
import { findNeighbours } from './find-neighbours.ts';
import { findOwnApplication } from './find-own-application.ts';
import { listBoard } from './list-board.ts';
import { listCards } from './list-cards.ts';
import { listMessages } from './list-messages.ts';
import { listNotes } from './list-notes.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { listOwnBoard } from './list-own-board.ts';
import { listOwnDates } from './list-own-dates.ts';
import { listReceivedApplications } from './list-received-applications.ts';
import { listResumes } from './list-resumes.ts';
import { listViews } from './list-views.ts';
import { loadOwnApplication } from './load-own-application.ts';
import { loadReading } from './load-reading.ts';
import { loadReceived } from './load-received.ts';
import { moveApplication } from './move-application.ts';
import { moveMany } from './move-many.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';
import { sendMessage } from './send-message.ts';
import { setInterviewers } from './set-interviewers.ts';
import { setOwner } from './set-owner.ts';
import { setRating } from './set-rating.ts';
import { submitApplication } from './submit-application.ts';
import { undoHeld } from './undo-held.ts';
import { undoMoves } from './undo-moves.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationRouter = serve('application', {
  submit: submitApplication,
  hold: createHeld,
  undoHeld,
  listOwnBoard,
  listOwnDates,
  listResumes,
  findOwn: (ctx, { postingId }) => findOwnApplication(ctx, postingId),
  listOwn: listOwnApplications,
  loadOwn: (ctx, { applicationId }) => loadOwnApplication(ctx, applicationId),
  withdraw: withdrawApplication,
  listMessages,
  sendMessage,
  listReceived: listReceivedApplications,
  move: moveApplication,
  listBoard,
  listCards,
  loadReceived,
  findNeighbours,
  loadReading,
  moveMany,
  undoMoves,
  listNotes,
  setOwner,
  listViews,
  saveView,
  removeView,
  createNote,
  setRating,
  setInterviewers,
});
