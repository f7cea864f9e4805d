import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadNewestResumes } from './resume.store.ts';

const most = 5;

/** Lists the five newest distinct resumes that the student has sent. */
export async function listResumes(ctx: Ctx) {
  return { items: await loadNewestResumes(ctx, requireStudent(ctx), most) };
}
