import { jobSearchOf } from '#domain/roadmap/job-search-of.ts';
import type { Ctx } from '#server/context.ts';
import { countSearch } from '#server/features/search/count-search.ts';
import { requireStudent } from '#server/scopes.ts';
import { requireRoadmap } from './require-roadmap.ts';

/** Open jobs that ask for the main skill of each step, each search counted once. */
export async function countJobs(ctx: Ctx, { topic }: { topic: string }) {
  requireStudent(ctx);
  const steps = requireRoadmap(topic).levels.flatMap((level) => level.steps);
  const queries = [...new Set(steps.map(({ skills }) => jobSearchOf(skills)))];
  const totals = new Map(
    await Promise.all(queries.map(async (q) => [q, await countSearch(ctx, { q })] as const)),
  );
  const none = { count: 0, capped: false };
  return {
    items: steps.map(({ id, skills }) => ({
      step: id,
      ...(totals.get(jobSearchOf(skills)) ?? none),
    })),
  };
}
