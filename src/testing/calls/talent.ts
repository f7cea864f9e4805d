import { v7 as uuid } from 'uuid';
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

async function createLoose(world: World) {
  const { recruiter } = await createMatching(world);
  const id = uuid();
  await world.db.insert(talentNotes).values({
    id,
    companyId: recruiter.companyId,
    body: 'Good with dough.',
    authorId: recruiter.userId,
    updatedAt: world.now,
  });
  return { recruiter, id };
}

export const talent: CallsOf<'talent'> = {
  list: async (world) => ({ by: (await createPooled(world)).recruiter, input: {} }),
  load: async (world) => {
    const { recruiter, entryId } = await createPooled(world);
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
  listNotes: async (world) => ({ by: (await createLoose(world)).recruiter, input: {} }),
  removeNote: async (world) => {
    const { recruiter, id } = await createLoose(world);
    return { by: recruiter, input: { noteId: id } };
  },
};
