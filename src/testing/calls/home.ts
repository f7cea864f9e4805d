import { exampleResume } from '#testing/made-resumes.ts';
import type { CallsOf } from './call.ts';
import { createBooked } from './coach.ts';

export const home: CallsOf<'home'> = {
  load: async (world) => {
    const by = await world.student();
    const own = world.call(by);
    await own.resume.create({ name: 'Baker', content: exampleResume });
    const { email: _, photoId: __, completeness: ___, ...form } = await own.profile.load({});
    await own.profile.update({ ...form, skills: [] });
    return { by, input: {} };
  },
  listUpcoming: async (world) => ({ by: (await createBooked(world)).student, input: { limit: 5 } }),
  setFirstSteps: async (world) => ({ by: await world.student(), input: { isHidden: true } }),
};
