import type { AcademicForm } from '#contract/drive.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertAcademics } from './academics.store.ts';

/** Saves the student's results. Refuses if another tab has changed them. */
export async function saveAcademics(
  ctx: Ctx,
  { version, ...results }: AcademicForm & { version: number },
) {
  const saved = await upsertAcademics(ctx, requireStudent(ctx), {
    ...results,
    seenVersion: version,
  });
  if (saved === undefined) throw new AppError('ACADEMICS_CHANGED');
  return { version: saved };
}
