import { comparePosting, compareSkills } from '#domain/roadmap/compare-skills.ts';
import { resolveSteps } from '#domain/roadmap/resolve-steps.ts';
import type { Ctx } from '#server/context.ts';
import { loadShownPosting } from '#server/features/saved-jobs/load-shown-posting.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadListedSkills } from './load-listed-skills.ts';
import { taughtSkills } from './read-roadmaps.ts';
import { requireRoadmap } from './require-roadmap.ts';
import { findHours, loadSteps } from './roadmap.store.ts';

/** One topic with the student's states, suggestions and gaps. */
export async function loadRoadmap(
  ctx: Ctx,
  { topic: wanted, postingId }: { topic: string; postingId?: string | undefined },
) {
  const scope = requireStudent(ctx);
  const { topic, title, quote, levels, stepIds, moved } = requireRoadmap(wanted);
  const [saved, listed, hours, posting] = await Promise.all([
    loadSteps(ctx, scope),
    loadListedSkills(ctx, scope),
    findHours(ctx, scope),
    postingId === undefined ? undefined : loadShownPosting(ctx, { postingId }),
  ]);
  const own = saved.filter((each) => each.topic === topic);
  const states = resolveSteps(own, stepIds, moved);
  const found = comparePosting(posting?.skills ?? [], listed, taughtSkills());
  return {
    topic,
    title,
    quote,
    levels: levels.map(({ id, steps }) => ({
      id,
      steps: steps.map((step) => {
        const {
          state = 'todo' as const,
          evidence = null,
          rejected = null,
        } = states.get(step.id) ?? {};
        const isOpen = state === 'todo' || state === 'doing';
        const compared = isOpen
          ? compareSkills(step.skills, listed, rejected, posting?.skills ?? [])
          : { evidence: null, gap: null };
        return {
          ...step,
          state,
          evidence,
          rejected,
          suggestion: compared.evidence,
          gap: compared.gap,
        };
      }),
    })),
    hoursPerWeek: hours ?? null,
    listsSkills: listed.test.length + listed.profile.length + listed.resume.length > 0,
    posting:
      posting === undefined || postingId === undefined
        ? null
        : {
            id: postingId,
            title: posting.title,
            companyName: posting.companyName,
            missing: found.missing,
            untaught: found.untaught,
          },
    today: ctx.now,
  };
}
