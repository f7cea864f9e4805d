import type { Ctx } from '#server/context.ts';
import { countSearch } from '#server/features/search/count-search.ts';
import { requireStudent } from '#server/scopes.ts';
import { requireLesson } from './require-lesson.ts';

/** Open jobs that ask for each skill of a topic. */
export async function countJobs(ctx: Ctx, { topic }: { topic: string }) {
  requireStudent(ctx);
  const items = await Promise.all(
    requireLesson(topic).skills.map(async (skill) => ({
      skill,
      ...(await countSearch(ctx, { q: skill })),
    })),
  );
  return { items };
}
