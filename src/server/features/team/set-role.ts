import type { MemberRole } from '#domain/actor.ts';
import { mayChangeRole } from '#domain/team/team.ts';
import { allow } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireMemberIn, requireOwner } from './require-owner.ts';
import { updateRole } from './team.store.ts';

/** Changes a member's role, from the next request on. */
export async function setRole(
  ctx: Ctx,
  input: { userId: string; from: MemberRole; to: MemberRole },
) {
  const { userId, to } = input;
  return inTransaction(ctx, async (tx) => {
    const { scope, members } = await requireOwner(tx);
    const { role } = requireMemberIn(members, input);
    allow(mayChangeRole(members, userId, to));
    if (role !== to) {
      await updateRole(tx, scope, userId, to);
      await noteAction(tx, {
        action: 'team.role-changed',
        target: { kind: 'account', id: userId },
        before: { role },
        after: { role: to },
      });
    }
    return { userId, role: to };
  });
}
