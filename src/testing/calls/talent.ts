import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Member } from '#domain/actor.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { talentNotes } from '#server/db/tables/talent.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';
import { createMatching } from './rows.ts';

/** A student in a company's talent pool, shortlisted for its posting. */
export async function createPooled(world: World) {
  const made = await createMatching(world);
  const { recruiter, student, posting } = made;
  const { entryId } = await world
    .call(recruiter)
    .talent.create({ studentId: student.userId, postingId: posting.id });
  await world
    .call(recruiter)
    .talent.save({ entryId, version: 1, tags: ['Bakery'], note: 'Met at the fair.' });
  return { ...made, entryId };
}

/** The same, and the student moved since. */
async function createChanged(world: World) {
  const made = await createPooled(world);
  await world.db
    .update(profiles)
    .set({ location: 'Mumbai' })
    .where(eq(profiles.id, made.student.userId));
  return made;
}

async function createLoose(world: World) {
  const { recruiter } = await createMatching(world);
  return { recruiter, id: await addLoose(world, recruiter) };
}

/** A note that stayed when its entry was removed. */
export async function addLoose(world: World, recruiter: Member): Promise<string> {
  const id = uuid();
  await world.db.insert(talentNotes).values({
    id,
    companyId: recruiter.companyId,
    body: 'Good with dough.',
    authorId: recruiter.userId,
    updatedAt: world.now,
  });
  return id;
}

export const talent: CallsOf<'talent'> = {
  list: async (world) => ({ by: (await createChanged(world)).recruiter, input: {} }),
  loadCandidate: async (world) => {
    const { recruiter, entryId } = await createChanged(world);
    return { by: recruiter, input: { entryId } };
  },
  create: async (world) => {
    const { recruiter, student, posting } = await createMatching(world);
    return { by: recruiter, input: { studentId: student.userId, postingId: posting.id } };
  },
  save: async (world) => {
    const { recruiter, entryId } = await createPooled(world);
    return { by: recruiter, input: { entryId, version: 2, tags: ['Dough'], note: 'Call in May.' } };
  },
  setShortlisted: async (world) => {
    const { recruiter, entryId, posting } = await createPooled(world);
    return { by: recruiter, input: { entryId, postingId: posting.id, isShortlisted: false } };
  },
  remove: async (world) => {
    const { recruiter, entryId } = await createPooled(world);
    return { by: recruiter, input: { entryId } };
  },
  undoRemove: async (world) => {
    const { recruiter, entryId } = await createPooled(world);
    await world.call(recruiter).talent.remove({ entryId });
    return { by: recruiter, input: { entryId } };
  },
  listNotes: async (world) => ({ by: (await createLoose(world)).recruiter, input: {} }),
  removeNote: async (world) => {
    const { recruiter, id } = await createLoose(world);
    return { by: recruiter, input: { noteId: id } };
  },
};
