import type { MeasuredReadiness } from '#domain/readiness/readiness-of.ts';
import { resumeCompletenessOf } from '#domain/resume/resume-completeness.ts';
import type { Ctx } from '#server/context.ts';
import { loadInterviewScore } from '#server/features/practice/load-interview-score.ts';
import { loadTestResult } from '#server/features/skill-test/load-test-result.ts';
import { findLastScore, findShownResume, type StudentRef } from './readiness.store.ts';

/** The parts of a student's readiness as they are now, each null while it isn't measured. */
export async function measureReadiness(ctx: Ctx, scope: StudentRef) {
  // Sequential, because a transaction has one connection.
  const ats = await findLastScore(ctx, scope);
  const resume = await findShownResume(ctx, scope);
  const completeness = resume && resumeCompletenessOf(resume.content);
  const values: MeasuredReadiness = {
    ats: ats?.score ?? null,
    resume: completeness?.percent ?? null,
    interviews: await loadInterviewScore(ctx, scope.studentId),
    skills: await loadTestResult(ctx, scope.studentId),
  };
  return {
    values,
    ats: ats ?? null,
    resume:
      resume && completeness
        ? { id: resume.id, updatedAt: resume.updatedAt, ...completeness }
        : null,
  };
}
