import { serve } from '#server/api.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { findInvitation } from './find-invitation.ts';
import { joinTeam } from './join-team.ts';
import { loadTeam } from './load-team.ts';
import { removeMember } from './remove-member.ts';
import { setAccess } from './set-access.ts';
import { setRole } from './set-role.ts';

export const teamRouter = serve('team', {
  load: loadTeam,
  createInvitation,
  cancelInvitation,
  setRole,
  setAccess,
  removeMember,
  findInvitation,
  join: joinTeam,
});
