import { no, type Verdict, yes } from '#domain/refusals.ts';
import { dayMs } from '#domain/time.ts';

export const invitationStates = ['sent', 'applied', 'declined'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What both sides see of an invitation. */
export const invitationStatuses = ['open', 'applied', 'declined', 'expired', 'closed'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Invitations that a student can get in a week, from all companies together. */
export const maxInvited = 3;

/** Days in which an invitation can be answered. */
export const invitationDays = 14;

/** An invitation ends with its posting at the latest. */
export function expiryOf(now: Date, deadline: Date | null): Date {
  const end = new Date(now.getTime() + invitationDays * dayMs);
  return deadline !== null && deadline < end ? deadline : end;
}

export function invitationStatusOf(
  { state, expiresAt }: { state: InvitationState; expiresAt: Date },
  { now, isPostingOpen }: { now: Date; isPostingOpen: boolean },
): InvitationStatus {
  if (state !== 'sent') return state;
  if (!isPostingOpen) return 'closed';
  return expiresAt <= now ? 'expired' : 'open';
}

/** Whether a company may invite a student whom it can find to apply to one of its postings. */
export function mayInvite(facts: {
  isPostingOpen: boolean;
  isAvailable: boolean;
  hasApplied: boolean;
  isInvited: boolean;
  /** Invitations of the last seven days, from all companies. */
  invitedThisWeek: number;
}): Verdict {
  if (!facts.isPostingOpen) return no('POSTING_NOT_OPEN');
  if (facts.hasApplied) return no('STUDENT_APPLIED');
  if (facts.isInvited) return no('STUDENT_INVITED');
  if (!facts.isAvailable) return no('STUDENT_UNAVAILABLE');
  return facts.invitedThisWeek >= maxInvited ? no('STUDENT_INVITED_OFTEN') : yes;
}
