import { api } from '#server/api.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { findInvitation } from './find-invitation.ts';
import { joinTeam } from './join-team.ts';
import { loadTeam } from './load-team.ts';
import { removeMember } from './remove-member.ts';
import { setAccess } from './set-access.ts';
import { setRole } from './set-role.ts';

export const teamRouter = {
  load: api.team.load.handler(({ context }) => loadTeam(context.ctx)),
  createInvitation: api.team.createInvitation.handler(({ context, input }) =>
    createInvitation(context.ctx, input),
  ),
  cancelInvitation: api.team.cancelInvitation.handler(({ context, input }) =>
    cancelInvitation(context.ctx, input),
  ),
  setRole: api.team.setRole.handler(({ context, input }) => setRole(context.ctx, input)),
  setAccess: api.team.setAccess.handler(({ context, input }) => setAccess(context.ctx, input)),
  removeMember: api.team.removeMember.handler(({ context, input }) =>
    removeMember(context.ctx, input),
  ),
  findInvitation: api.team.findInvitation.handler(({ context, input }) =>
    findInvitation(context.ctx, input),
  ),
  join: api.team.join.handler(({ context, input }) => joinTeam(context.ctx, input)),
};
