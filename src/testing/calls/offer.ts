import { dayMs } from '#domain/time.ts';
import type { CallsOf } from './call.ts';
import { createApplied, createOffered, offerTerms } from './rows.ts';

export const offer: CallsOf<'offer'> = {
  find: async (world) => {
    const { student, applicationId } = await createOffered(world);
    return { by: student, input: { applicationId } };
  },
  send: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    const expiresAt = new Date(world.now.getTime() + dayMs).toISOString();
    return {
      by: recruiter,
      input: { ...offerTerms, applicationId, version: 1, expiresAt, timeZone: 'Asia/Kolkata' },
    };
  },
  accept: async (world) => {
    const { student, applicationId, offerId } = await createOffered(world);
    return { by: student, input: { applicationId, offerId } };
  },
};
