import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { invitationUrl } from './create-invitation.ts';
import { loadOpenInvitations, loadPostings, loadTeam as loadTeamRows } from './team.store.ts';

/** The company's members, and for owners the open invitations with their links. */
export async function loadTeam(ctx: Ctx) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const isOwner = ctx.actor.kind === 'member' && ctx.actor.role === 'owner';
  const members = (await loadTeamRows(ctx, scope)).map((member) => ({
    ...member,
    postings: member.postingIds.length,
    postingIds: isOwner ? member.postingIds : [],
  }));
  const rows = isOwner ? await loadOpenInvitations(ctx, scope) : [];
  const invitations = rows.map(({ id, role, email, expiresAt }) => ({
    id,
    role,
    email,
    expiresAt,
    url: invitationUrl(ctx, id),
  }));
  const postings = isOwner ? await loadPostings(ctx, scope) : [];
  return { members, postings, invitations, isOwner };
}
