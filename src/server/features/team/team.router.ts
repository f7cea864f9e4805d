import { serve } from '#server/api.ts';
import { cancelInvitation, createInvitation, findInvitation } from './invitations.ts';
import { joinTeam } from './join-team.ts';
import { loadTeam, removeMember, setAccess, setRole } from './members.ts';

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
