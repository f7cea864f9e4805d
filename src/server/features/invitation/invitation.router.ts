import { serve } from '#server/api.ts';
import { listOwnInvitations, setDeclined } from './own-invitations.ts';
import { createInvitation, undoInvitation } from './sent-invitations.ts';

export const invitationRouter = serve('invitation', {
  create: createInvitation,
  undo: undoInvitation,
  listOwn: listOwnInvitations,
  setDeclined,
});
