import type { ListedSkills } from '#domain/roadmap/compare-skills.ts';
import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { loadProfileSkills, loadResumeSkills, loadSavedJobSkills } from './roadmap.store.ts';

export async function loadListedSkills(ctx: Ctx, scope: StudentScope): Promise<ListedSkills> {
  const [profile, resume, savedJobs] = await Promise.all([
    loadProfileSkills(ctx, scope),
    loadResumeSkills(ctx, scope),
    loadSavedJobSkills(ctx, scope),
  ]);
  return { profile, resume, savedJobs };
}
