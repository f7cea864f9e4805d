import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireResume } from './require-resume.ts';
import { findVersion } from './resume-version.store.ts';

type Input = { resumeId: string; versionId: string };

export async function loadVersion(ctx: Ctx, { resumeId, versionId }: Input) {
  const row = await findVersion(ctx, await requireResume(ctx, resumeId), versionId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { id, label, name, content, design, createdAt } = row;
  return { id, label, name, content, design, keptAt: createdAt };
}
