import { eq } from 'drizzle-orm';
import { profiles } from '#server/db/tables/profiles.ts';
import { roadmapLinks } from '#server/db/tables/roadmaps.ts';
import { readRoadmaps } from '#server/features/roadmap/roadmaps.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

const topic = 'web-development';

/** A student who lists two skills, with a step that one of them suggests and one accepted step. */
async function createStudent(world: World) {
  const by = await world.student();
  const listed = { skills: ['HTML', 'CSS'] };
  await world.db.update(profiles).set(listed).where(eq(profiles.id, by.userId));
  const accepted = { topic, step: 'html', state: 'done' as const, acceptsSuggestion: true };
  await world.call(by).roadmap.setStep(accepted);
  await world.call(by).roadmap.setHours({ hoursPerWeek: 5 });
  return by;
}

export const roadmap: CallsOf<'roadmap'> = {
  list: async (world) => ({ by: await createStudent(world), input: {} }),
  load: async (world) => {
    const posting = await world.posting(await world.company(), { skills: ['Haskell', 'HTML'] });
    return { by: await createStudent(world), input: { topic, postingId: posting.id } };
  },
  countJobs: async (world) => ({ by: await createStudent(world), input: { topic } }),
  listLinks: async (world) => {
    const by = await world.admin();
    const [url] = readRoadmaps()[0]?.levels[0]?.steps[0]?.links.map((link) => link.url) ?? [];
    const check = { url: url ?? '', status: 404, failures: 0, checkedAt: world.ctx(by).now };
    await world.db.insert(roadmapLinks).values(check).onConflictDoNothing();
    return { by, input: {} };
  },
  setStep: async (world) => ({
    by: await createStudent(world),
    input: { topic, step: 'css', state: 'done', acceptsSuggestion: true },
  }),
  setHours: async (world) => ({ by: await createStudent(world), input: { hoursPerWeek: 12 } }),
};
