import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { profiles } from '#server/db/tables/profiles.ts';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import { type CallsOf, nextNumber } from './call.ts';
import { createMatching, preferences } from './rows.ts';
import { createPooled } from './talent.ts';

export const match: CallsOf<'match'> = {
  load: async (world) => {
    const { student, posting } = await createMatching(world);
    return { by: student, input: { postingId: posting.id } };
  },
  loadReceived: async (world) => {
    const { recruiter, student, posting } = await createMatching(world);
    const { id: applicationId } = await world.application({ posting, student });
    return { by: recruiter, input: { applicationId } };
  },
  loadPreferences: async (world) => ({ by: (await createMatching(world)).student, input: {} }),
  savePreferences: async (world) => {
    const by = await world.student();
    await world.db
      .update(profiles)
      .set({ skills: [`skill ${nextNumber()}`] })
      .where(eq(profiles.id, by.userId));
    return { by, input: { ...preferences, version: 0 } };
  },
  listRecommended: async (world) => ({ by: (await createMatching(world)).student, input: {} }),
  listCandidates: async (world) => ({ by: (await createPooled(world)).recruiter, input: {} }),
  countEligible: async (world) => {
    const { recruiter } = await createMatching(world);
    return { by: recruiter, input: { skills: ['Bread'], level: 'Entry Level' } };
  },
  loadCandidate: async (world) => {
    const { recruiter, student, posting } = await createMatching(world);
    return { by: recruiter, input: { studentId: student.userId, postingId: posting.id } };
  },
  listViews: async (world) => {
    const { student, posting } = await createMatching(world);
    const { companyId, id: postingId } = posting;
    const view = { companyId, id: uuid(), studentId: student.userId, postingId };
    await world.db.insert(profileViews).values({ ...view, viewedAt: world.now });
    return { by: student, input: {} };
  },
};
