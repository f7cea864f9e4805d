import { serve } from '#server/api.ts';
import { createInvitation } from './create-invitation.ts';
import { listOwnInvitations } from './list-own-invitations.ts';
import { setDeclined } from './set-declined.ts';
import { undoInvitation } from './undo-invitation.ts';

export const invitationRouter = serve('invitation', {
  create: createInvitation,
  undo: undoInvitation,
  listOwn: listOwnInvitations,
  setDeclined,
});
