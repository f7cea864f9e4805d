import { v7 as uuid } from 'uuid';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import type { CallsOf } from './call.ts';
import { createApplied } from './rows.ts';

export const activity: CallsOf<'activity'> = {
  load: async (world) => {
    const { student, posting } = await createApplied(world);
    const { companyId } = posting;
    const view = { companyId, studentId: student.userId, viewedAt: world.now };
    await world.db.insert(profileViews).values({ ...view, id: uuid() });
    return { by: student, input: { range: '30d' } };
  },
};
