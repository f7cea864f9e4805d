import { api } from '#server/api.ts';
import { createInvitation } from './create-invitation.ts';
import { listOwnInvitations } from './list-own-invitations.ts';
import { setDeclined } from './set-declined.ts';
import { undoInvitation } from './undo-invitation.ts';

const { invitation } = api;

export const invitationRouter = {
  create: invitation.create.handler(({ context, input }) => createInvitation(context.ctx, input)),
  undo: invitation.undo.handler(({ context, input }) => undoInvitation(context.ctx, input)),
  listOwn: invitation.listOwn.handler(({ context, input }) =>
    listOwnInvitations(context.ctx, input),
  ),
  setDeclined: invitation.setDeclined.handler(({ context, input }) =>
    setDeclined(context.ctx, input),
  ),
};
