import { progressOf } from '#domain/roadmap/progress-of.ts';
import { resolveSteps } from '#domain/roadmap/resolve-steps.ts';
import { roadmapTopics } from '#domain/roadmap/roadmap.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { readRoadmaps } from './read-roadmaps.ts';
import { loadSteps } from './roadmap.store.ts';

export async function listRoadmaps(ctx: Ctx) {
  const saved = await loadSteps(ctx, requireStudent(ctx));
  const items = readRoadmaps().map(({ topic, title, stepIds, moved }) => {
    const own = saved.filter((each) => each.topic === topic);
    const states = resolveSteps(own, stepIds, moved);
    const { done, total } = progressOf([...stepIds].map((id) => states.get(id)?.state ?? 'todo'));
    return { topic, title, done, total };
  });
  const last = roadmapTopics.find((topic) => topic === saved[0]?.topic) ?? roadmapTopics[0];
  return { items, last };
}
