import { api } from '#server/api.ts';
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

const routes = api.application;

export const applicationRouter = {
  submit: routes.submit.handler(({ context, input }) => submitApplication(context.ctx, input)),
  hold: routes.hold.handler(({ context, input }) => createHeld(context.ctx, input)),
  undoHeld: routes.undoHeld.handler(({ context, input }) => undoHeld(context.ctx, input)),
  listOwnBoard: routes.listOwnBoard.handler(({ context }) => listOwnBoard(context.ctx)),
  listOwnDates: routes.listOwnDates.handler(({ context, input }) =>
    listOwnDates(context.ctx, input),
  ),
  listResumes: routes.listResumes.handler(({ context }) => listResumes(context.ctx)),
  findOwn: routes.findOwn.handler(({ context, input }) =>
    findOwnApplication(context.ctx, input.postingId),
  ),
  listOwn: routes.listOwn.handler(({ context, input }) => listOwnApplications(context.ctx, input)),
  loadOwn: routes.loadOwn.handler(({ context, input }) =>
    loadOwnApplication(context.ctx, input.applicationId),
  ),
  withdraw: routes.withdraw.handler(({ context, input }) =>
    withdrawApplication(context.ctx, input),
  ),
  listMessages: routes.listMessages.handler(({ context, input }) =>
    listMessages(context.ctx, input),
  ),
  sendMessage: routes.sendMessage.handler(({ context, input }) => sendMessage(context.ctx, input)),
  listReceived: routes.listReceived.handler(({ context, input }) =>
    listReceivedApplications(context.ctx, input),
  ),
  move: routes.move.handler(({ context, input }) => moveApplication(context.ctx, input)),
  listBoard: routes.listBoard.handler(({ context, input }) => listBoard(context.ctx, input)),
  listCards: routes.listCards.handler(({ context, input }) => listCards(context.ctx, input)),
  loadReceived: routes.loadReceived.handler(({ context, input }) =>
    loadReceived(context.ctx, input),
  ),
  findNeighbours: routes.findNeighbours.handler(({ context, input }) =>
    findNeighbours(context.ctx, input),
  ),
  loadReading: routes.loadReading.handler(({ context, input }) => loadReading(context.ctx, input)),
  moveMany: routes.moveMany.handler(({ context, input }) => moveMany(context.ctx, input)),
  undoMoves: routes.undoMoves.handler(({ context, input }) => undoMoves(context.ctx, input)),
  listNotes: routes.listNotes.handler(({ context, input }) => listNotes(context.ctx, input)),
  setOwner: routes.setOwner.handler(({ context, input }) => setOwner(context.ctx, input)),
  listViews: routes.listViews.handler(({ context }) => listViews(context.ctx)),
  saveView: routes.saveView.handler(({ context, input }) => saveView(context.ctx, input)),
  removeView: routes.removeView.handler(({ context, input }) => removeView(context.ctx, input)),
  createNote: routes.createNote.handler(({ context, input }) => createNote(context.ctx, input)),
  setRating: routes.setRating.handler(({ context, input }) => setRating(context.ctx, input)),
  setInterviewers: routes.setInterviewers.handler(({ context, input }) =>
    setInterviewers(context.ctx, input),
  ),
};
