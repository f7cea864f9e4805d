import type { AcademicForm } from '#contract/drive.ts';
import { noAcademics } from '#domain/drive/judge-eligibility.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findAcademics, upsertAcademics } from './drive-mark.store.ts';

/** The student's own results; version 0 is none yet. */
export async function loadAcademics(ctx: Ctx) {
  const row = await findAcademics(ctx, requireStudent(ctx));
  if (row === undefined) return { ...noAcademics, version: 0 };
  const { userId: _userId, updatedAt: _updatedAt, ...results } = row;
  return results;
}

/** Saves the student's results. Refuses if another tab has changed them. */
export async function saveAcademics(
  ctx: Ctx,
  { version, ...results }: AcademicForm & { version: number },
) {
  const saved = await upsertAcademics(ctx, requireStudent(ctx), {
    ...results,
    expectedVersion: version,
  });
  if (saved === undefined) throw new AppError('ACADEMICS_CHANGED');
  return { version: saved };
}
