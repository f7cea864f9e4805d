import { isOverdue } from '#domain/application/is-overdue.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadOwnMoves } from './application.store.ts';
import { findWholeOwn, loadOwnInterviews } from './own-application.store.ts';

export async function loadOwnApplication(ctx: Ctx, applicationId: string) {
  const scope = requireStudent(ctx);
  const [application, moves, interviews] = await Promise.all([
    findWholeOwn(ctx, scope, applicationId),
    loadOwnMoves(ctx, scope, [applicationId]),
    loadOwnInterviews(ctx, scope, applicationId),
  ]);
  if (application === undefined) throw new AppError('NOT_FOUND');
  return {
    ...application,
    isOverdue: isOverdue({ ...application, now: ctx.now }),
    moves: moves.get(applicationId) ?? [],
    interviews,
  };
}
