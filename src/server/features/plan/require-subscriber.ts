import type { MemberRole } from '#domain/actor.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';

/** Whose plan the actor is on, and who asks; with `roles`, only members in these roles may. */
export function requireSubscriber(
  { actor }: Ctx,
  roles?: readonly MemberRole[],
): { subscriber: Subscriber; userId: string } {
  if (actor.kind !== 'student' && actor.kind !== 'member') throw new AppError('FORBIDDEN');
  const { userId } = actor;
  if (actor.kind === 'student') return { subscriber: { userId }, userId };
  if (roles !== undefined && !roles.includes(actor.role)) throw new AppError('FORBIDDEN');
  return { subscriber: { companyId: actor.companyId }, userId };
}
