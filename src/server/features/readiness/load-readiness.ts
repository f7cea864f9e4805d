import { resumeCompletenessOf } from '#domain/resume/resume-completeness.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findLastScore, findShownResume } from './readiness.store.ts';

export async function loadReadiness(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const [ats, resume] = await Promise.all([findLastScore(ctx, scope), findShownResume(ctx, scope)]);
  return {
    ats: ats ?? null,
    resume: resume ? { id: resume.id, ...resumeCompletenessOf(resume.content) } : null,
  };
}
