import { notifyInvitation } from '#server/features/invitation/sent-invitations.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';
import { createMatching } from './rows.ts';

/** A student invited to an open posting, who has not been notified yet. */
export async function createInvited(world: World) {
  const made = await createMatching(world);
  const { recruiter, student, posting } = made;
  const { id: invitationId } = await world
    .call(recruiter)
    .invitation.create({ studentId: student.userId, postingId: posting.id });
  return { ...made, invitationId };
}

export async function createNotified(world: World) {
  const invited = await createInvited(world);
  await notifyInvitation(world.ctx({ kind: 'system' }), invited);
  return invited;
}

export const invitation: CallsOf<'invitation'> = {
  create: async (world) => {
    const { recruiter, student, posting } = await createMatching(world);
    return { by: recruiter, input: { studentId: student.userId, postingId: posting.id } };
  },
  undo: async (world) => {
    const { recruiter, invitationId } = await createInvited(world);
    return { by: recruiter, input: { invitationId } };
  },
  listOwn: async (world) => ({ by: (await createNotified(world)).student, input: {} }),
  setDeclined: async (world) => {
    const { student, invitationId } = await createNotified(world);
    return { by: student, input: { invitationId, isDeclined: true } };
  },
};
