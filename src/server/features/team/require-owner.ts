import type { MemberRole } from '#domain/actor.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { loadTeam, lockTeam } from './team.store.ts';

/** Locks the team. Refuses unless the actor is still an owner once the lock is held. */
export async function requireOwner(tx: Ctx) {
  const scope = requireMember(tx, ['owner']);
  await lockTeam(tx, scope.companyId);
  const members = await loadTeam(tx, scope);
  const isOwner = members.some(({ userId, role }) => userId === scope.userId && role === 'owner');
  if (!isOwner) throw new AppError('FORBIDDEN');
  return { scope, members };
}

/** A member in the role that the owner saw. */
export function requireMemberIn<Row extends { userId: string; role: MemberRole }>(
  members: readonly Row[],
  { userId, from }: { userId: string; from: MemberRole },
): Row {
  const found = orNotFound(members.find((each) => each.userId === userId));
  if (found.role !== from) throw new AppError('MEMBER_CHANGED');
  return found;
}
