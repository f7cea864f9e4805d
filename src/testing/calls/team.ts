import type { World } from '#testing/world.ts';
import { type CallsOf, nextNumber } from './call.ts';

export async function createTeam(world: World) {
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  const recruiter = await world.member(company, 'recruiter');
  return { company, owner, recruiter };
}

/** An owner's open invitation and the token of its link. */
export async function createInvited(world: World, email: string | null = null) {
  const { owner, ...people } = await createTeam(world);
  const { id: invitationId } = await world
    .call(owner)
    .team.createInvitation({ role: 'recruiter', email });
  const { invitations } = await world.call(owner).team.load({});
  const url = invitations.find(({ id }) => id === invitationId)?.url ?? '';
  return { ...people, owner, invitationId, url, token: url.split('/').at(-1) ?? '' };
}

export const team: CallsOf<'team'> = {
  load: async (world) => {
    const made = await createInvited(world, `ira-${nextNumber()}@example.test`);
    const { company, owner, recruiter } = made;
    const { id } = await world.posting(company);
    const limited = { userId: recruiter.userId, from: 'recruiter', isLimited: true } as const;
    await world.call(owner).team.setAccess({ ...limited, postingIds: [id] });
    return { by: owner, input: {} };
  },
  createInvitation: async (world) => {
    const { company, owner: by } = await createTeam(world);
    const { id } = await world.posting(company);
    const email = `ines-${nextNumber()}@example.test`;
    return { by, input: { role: 'interviewer', email, postingIds: [id] } };
  },
  cancelInvitation: async (world) => {
    const { owner: by, invitationId } = await createInvited(world);
    return { by, input: { invitationId } };
  },
  setRole: async (world) => {
    const { owner: by, recruiter } = await createTeam(world);
    return { by, input: { userId: recruiter.userId, from: 'recruiter', to: 'interviewer' } };
  },
  setAccess: async (world) => {
    const { company, owner: by, recruiter } = await createTeam(world);
    const { id } = await world.posting(company);
    const input = { userId: recruiter.userId, from: 'recruiter' as const, isLimited: true };
    return { by, input: { ...input, postingIds: [id] } };
  },
  removeMember: async (world) => {
    const { owner: by, recruiter } = await createTeam(world);
    const input = { userId: recruiter.userId, from: 'recruiter' as const, successorId: by.userId };
    return { by, input };
  },
  findInvitation: async (world) => ({
    by: await world.student(),
    input: { token: (await createInvited(world)).token },
  }),
  join: async (world) => ({
    by: await world.student(),
    input: { token: (await createInvited(world)).token },
  }),
};
