import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireResume } from './require-resume.ts';
import { findVersion } from './resume-version.store.ts';

type Input = { resumeId: string; versionId: string };

export async function loadVersion(ctx: Ctx, { resumeId, versionId }: Input) {
  const row = orNotFound(await findVersion(ctx, await requireResume(ctx, resumeId), versionId));
  const { id, label, name, content, design, createdAt } = row;
  return { id, label, name, content, design, keptAt: createdAt };
}
