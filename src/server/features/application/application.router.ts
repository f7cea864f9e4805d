import { serve } from '#server/api.ts';
import { setInterviewers, setOwner, setRating } from './assignment.ts';
import { listMessages, sendMessage } from './conversations.ts';
import { createHeld } from './held-moves.ts';
import { moveMany } from './move-many.ts';
import { moveApplication } from './moves.ts';
import { createNote, listNotes } from './notes.ts';
import {
  findOwnApplication,
  listOwnApplications,
  listOwnBoard,
  listOwnDates,
  listResumes,
  loadOwnApplication,
} from './own-applications.ts';
import { loadReading, loadReceived } from './received-application.ts';
import {
  findNeighbours,
  listBoard,
  listCards,
  listReceivedApplications,
} from './received-lists.ts';
import { listViews, removeView, saveView } from './saved-views.ts';
import { submitApplication } from './submit-application.ts';
import { undoHeld, undoMoves } from './undo-moves.ts';
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
