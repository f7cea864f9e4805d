import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Coach } from './coach.store.ts';

/** Who may offer slots: administrators, and members of approved companies. */
export function requireCoach(ctx: Ctx): Coach {
  const { actor } = ctx;
  if (actor.kind === 'admin') return { userId: actor.userId, companyId: null };
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN');
  return { userId: actor.userId, companyId: actor.companyId };
}
