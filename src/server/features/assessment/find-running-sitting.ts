import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnSitting } from './own-sitting.store.ts';
import { runningSittingOf } from './running-sitting-of.ts';
import { loadAnswersOf } from './sitting.store.ts';

/** The section that runs now, with the answers so far; null before the start and after the end. */
export async function findRunningSitting(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const found = await findOwnSitting(ctx, requireStudent(ctx), sittingId);
  if (!found) throw new AppError('NOT_FOUND');
  const { sitting, content } = found;
  const answers = await loadAnswersOf(ctx, sitting.companyId, [sitting.id]);
  return { running: runningSittingOf(ctx, sitting, content, answers) };
}
