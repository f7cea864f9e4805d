import type { ListedSkills } from '#domain/roadmap/compare-skills.ts';
import { oldestResult } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import {
  loadProfileSkills,
  loadResumeSkills,
  loadSavedJobSkills,
  loadTestSkills,
} from './roadmap.store.ts';

export async function loadListedSkills(ctx: Ctx, scope: StudentScope): Promise<ListedSkills> {
  const [test, profile, resume, savedJobs] = await Promise.all([
    loadTestSkills(ctx, scope, oldestResult(ctx.now)),
    loadProfileSkills(ctx, scope),
    loadResumeSkills(ctx, scope),
    loadSavedJobSkills(ctx, scope),
  ]);
  return { test, profile, resume, savedJobs };
}
