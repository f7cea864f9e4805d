import { api } from '#server/api.ts';
import { createNote } from './create-note.ts';
import { findOwnApplication } from './find-own-application.ts';
import { listBoard } from './list-board.ts';
import { listCards } from './list-cards.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { listReceivedApplications } from './list-received-applications.ts';
import { loadReceived } from './load-received.ts';
import { moveApplication } from './move-application.ts';
import { moveMany } from './move-many.ts';
import { setInterviewers } from './set-interviewers.ts';
import { setRating } from './set-rating.ts';
import { submitApplication } from './submit-application.ts';
import { undoMoves } from './undo-moves.ts';

const routes = api.application;

export const applicationRouter = {
  submit: routes.submit.handler(({ context, input }) => submitApplication(context.ctx, input)),
  findOwn: routes.findOwn.handler(({ context, input }) =>
    findOwnApplication(context.ctx, input.postingId),
  ),
  listOwn: routes.listOwn.handler(({ context, input }) => listOwnApplications(context.ctx, input)),
  listReceived: routes.listReceived.handler(({ context, input }) =>
    listReceivedApplications(context.ctx, input),
  ),
  move: routes.move.handler(({ context, input }) => moveApplication(context.ctx, input)),
  listBoard: routes.listBoard.handler(({ context, input }) => listBoard(context.ctx, input)),
  listCards: routes.listCards.handler(({ context, input }) => listCards(context.ctx, input)),
  loadReceived: routes.loadReceived.handler(({ context, input }) =>
    loadReceived(context.ctx, input),
  ),
  moveMany: routes.moveMany.handler(({ context, input }) => moveMany(context.ctx, input)),
  undoMoves: routes.undoMoves.handler(({ context, input }) => undoMoves(context.ctx, input)),
  createNote: routes.createNote.handler(({ context, input }) => createNote(context.ctx, input)),
  setRating: routes.setRating.handler(({ context, input }) => setRating(context.ctx, input)),
  setInterviewers: routes.setInterviewers.handler(({ context, input }) =>
    setInterviewers(context.ctx, input),
  ),
};
