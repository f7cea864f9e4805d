import { v7 as uuid } from 'uuid';
import { expiryOf, mayInvite, weekMs } from '#domain/invitation/invitation.ts';
import { allow } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireCandidate } from '#server/features/match/require-candidate.ts';
import { findOwnOpenPosting } from '#server/features/posting/find-own-open-posting.ts';
import { requireMember } from '#server/scopes.ts';
import {
  countSince,
  findApplied,
  findInvited,
  insertInvitation,
  lockInvitations,
} from './invitation.store.ts';
import { notifyLater } from './notify-later.ts';

type Input = { studentId: string; postingId: string };

/**
 * Invites a student to apply. The student hears of it once that can no longer be undone; of several
 * companies at once, only as many may invite as the weekly limit allows.
 */
export async function createInvitation(ctx: Ctx, { studentId, postingId }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    await lockInvitations(tx, studentId);
    const { isAvailable } = await requireCandidate(tx, { studentId, postingId });
    const posting = await findOwnOpenPosting(tx, postingId);
    const pair = { studentId, postingId };
    const applied = await findApplied(tx, scope, pair);
    allow(
      mayInvite({
        isPostingOpen: posting !== undefined,
        isAvailable,
        hasApplied: applied?.isNamed ?? false,
        isInvited: (await findInvited(tx, scope, pair)) !== undefined,
        invitedThisWeek: await countSince(tx, studentId, new Date(ctx.now.getTime() - weekMs)),
      }),
    );
    const id = uuid();
    const expiresAt = expiryOf(ctx.now, posting?.deadline ?? null);
    // A refusal would say who applied to a member who reviews blind; the applicant hears nothing.
    const state = applied === undefined ? 'sent' : 'applied';
    await insertInvitation(tx, scope, { ...pair, id, expiresAt, state });
    await notifyLater(tx, id);
    return { id, expiresAt };
  });
}
