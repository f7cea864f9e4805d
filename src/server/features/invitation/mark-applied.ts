import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockOpenOf, updateInvitation } from './invitation.store.ts';

/** Accepts the student's invitation to this posting, if there is one, because they apply. */
export async function markApplied(tx: Ctx, postingId: string): Promise<string | null> {
  const scope = requireStudent(tx);
  const invitation = await lockOpenOf(tx, scope, postingId);
  if (invitation === undefined) return null;
  await updateInvitation(tx, invitation.id, { state: 'applied', answeredAt: tx.now });
  // One that the student has not heard of is not why they applied.
  return invitation.notifiedAt === null ? null : invitation.id;
}
