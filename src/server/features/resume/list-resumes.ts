import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { resumeCardOf } from './resume-of.ts';
import { loadResumes } from './resume.store.ts';

export async function listResumes(ctx: Ctx) {
  const rows = await loadResumes(ctx, requireStudent(ctx));
  return { items: rows.map(resumeCardOf) };
}
