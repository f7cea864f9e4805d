import { readinessOf } from '#domain/readiness/readiness-of.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { measureReadiness } from './measure-readiness.ts';

export async function loadReadiness(ctx: Ctx) {
  const { ats, resume, values } = await measureReadiness(ctx, requireStudent(ctx));
  return {
    ats,
    resume: resume && { id: resume.id, percent: resume.percent, next: resume.next },
    interviews: values.interviews,
    skills: values.skills,
    readiness: readinessOf(values),
  };
}
