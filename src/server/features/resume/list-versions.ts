import type { Ctx } from '#server/context.ts';
import { requireResume } from './require-resume.ts';
import { loadVersions } from './resume-version.store.ts';

export async function listVersions(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const rows = await loadVersions(ctx, await requireResume(ctx, resumeId));
  return { items: rows.map(({ createdAt, ...row }) => ({ ...row, keptAt: createdAt })) };
}
