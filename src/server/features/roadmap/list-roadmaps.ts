import { comparePosting } from '#domain/roadmap/compare-skills.ts';
import { progressOf } from '#domain/roadmap/progress-of.ts';
import { resolveSteps } from '#domain/roadmap/resolve-steps.ts';
import { roadmapTopics } from '#domain/roadmap/roadmap.ts';
import type { Ctx } from '#server/context.ts';
import { loadShownPosting } from '#server/features/saved-jobs/load-shown-posting.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadListedSkills } from './load-listed-skills.ts';
import { readRoadmaps, taughtSkills } from './read-roadmaps.ts';
import { loadSteps } from './roadmap.store.ts';

export async function listRoadmaps(ctx: Ctx, { postingId }: { postingId?: string | undefined }) {
  const scope = requireStudent(ctx);
  const saved = await loadSteps(ctx, scope);
  const items = readRoadmaps().map(({ topic, title, stepIds, moved }) => {
    const own = saved.filter((each) => each.topic === topic);
    const states = resolveSteps(own, stepIds, moved);
    const { done, total } = progressOf([...stepIds].map((id) => states.get(id)?.state ?? 'todo'));
    return { topic, title, done, total };
  });
  const last = roadmapTopics.find((topic) => topic === saved[0]?.topic) ?? roadmapTopics[0];
  if (postingId === undefined) return { items, opened: last };
  const posting = await loadShownPosting(ctx, { postingId });
  const listed = await loadListedSkills(ctx, scope);
  const { topic } = comparePosting(posting.skills ?? [], listed, taughtSkills());
  return { items, opened: topic ?? last };
}
