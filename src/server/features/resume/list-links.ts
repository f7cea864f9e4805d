import type { Ctx } from '#server/context.ts';
import { linkOf } from './link-of.ts';
import { requireResume } from './require-resume.ts';
import { loadLinks } from './resume-link.store.ts';

export async function listLinks(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const rows = await loadLinks(ctx, await requireResume(ctx, resumeId));
  return { items: rows.map((row) => linkOf(ctx, row)) };
}
