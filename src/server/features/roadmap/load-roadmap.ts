import { compareSkills } from '#domain/roadmap/compare-skills.ts';
import { resolveSteps } from '#domain/roadmap/resolve-steps.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadListedSkills } from './load-listed-skills.ts';
import { requireRoadmap } from './require-roadmap.ts';
import { findHours, loadSteps } from './roadmap.store.ts';

/** One topic with the student's states, suggestions and gaps. */
export async function loadRoadmap(ctx: Ctx, { topic: wanted }: { topic: string }) {
  const scope = requireStudent(ctx);
  const { topic, title, quote, levels, stepIds, moved } = requireRoadmap(wanted);
  const [saved, listed, hours] = await Promise.all([
    loadSteps(ctx, scope),
    loadListedSkills(ctx, scope),
    findHours(ctx, scope),
  ]);
  const own = saved.filter((each) => each.topic === topic);
  const states = resolveSteps(own, stepIds, moved);
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
        const found = isOpen
          ? compareSkills(step.skills, listed, rejected)
          : { evidence: null, gap: null };
        return { ...step, state, evidence, rejected, suggestion: found.evidence, gap: found.gap };
      }),
    })),
    hoursPerWeek: hours ?? null,
    listsSkills: listed.test.length + listed.profile.length + listed.resume.length > 0,
    today: ctx.now,
  };
}
