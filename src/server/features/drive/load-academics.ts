import { noAcademics } from '#domain/drive/judge-eligibility.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findAcademics } from './academics.store.ts';

/** The student's own results; version 0 is none yet. */
export async function loadAcademics(ctx: Ctx) {
  const row = await findAcademics(ctx, requireStudent(ctx));
  if (row === undefined) return { ...noAcademics, version: 0 };
  const { userId: _userId, updatedAt: _updatedAt, ...results } = row;
  return results;
}
