import type { MemberRole } from '#domain/actor.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';
import { dayMs } from '#domain/time.ts';

/** Milliseconds until an invitation expires. */
export const invitationMs = 7 * dayMs;

/** Open invitations of one company. */
export const maxInvitations = 50;

/** Postings that one member's access can be limited to. */
export const maxAssignedPostings = 500;

export const invitationStates = ['open', 'used', 'expired', 'revoked', 'unknown'] as const;
export type InvitationState = (typeof invitationStates)[number];

type Invitation = { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/** Whether an invitation can still be accepted; if not, why. */
export function invitationState(invitation: Invitation | undefined, now: Date): InvitationState {
  if (invitation === undefined) return 'unknown';
  if (invitation.usedAt !== null) return 'used';
  if (invitation.revokedAt !== null) return 'revoked';
  return invitation.expiresAt.getTime() <= now.getTime() ? 'expired' : 'open';
}

type TeamMember = { userId: string; role: MemberRole };

/** A member's role may change, or end with null, as long as the company keeps an owner. */
export function mayChangeRole(
  team: readonly TeamMember[],
  userId: string,
  to: MemberRole | null,
): Verdict {
  const remains = team.some((each) => each.userId !== userId && each.role === 'owner');
  return to === 'owner' || remains ? yes : no('LAST_OWNER');
}

/** Owners see everything; others can be limited to chosen postings. */
export function mayLimitAccess(role: MemberRole, isLimited: boolean): Verdict {
  return isLimited && role === 'owner' ? no('OWNER_SEES_ALL') : yes;
}

/** An address that its owner recognizes and others can't read: r•••@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
