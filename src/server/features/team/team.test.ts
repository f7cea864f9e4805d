import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberRoles } from '#domain/actor.ts';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { inTransaction } from '#server/context.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { companyInvitations, companyMembers } from '#server/db/tables/companies.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { seenSlot, typedSlot } from '#testing/calls/coach.ts';
import { createInvited, createTeam } from '#testing/calls/team.ts';
import { untilBlocked } from '#testing/until-blocked.ts';
import { createWorld, type World } from '#testing/world.ts';
import { mailInvitation } from './invitations.ts';
import { setAccess } from './members.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const membersOf = async (companyId: string) =>
  Object.fromEntries(
    (await world.rows(companyMembers))
      .filter((row) => row.companyId === companyId)
      .map(({ userId, role }) => [userId, role]),
  );
const refusalsOf = (all: PromiseSettledResult<unknown>[]) =>
  all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));

test('CO-10 an account that accepts an invitation is a member from its next request on', async () => {
  const { company, token } = await createInvited(world);
  const student = await world.student();
  const seen = { ...noPreferences, visibility: 'approved' as const, version: 0 };
  await world.call(student).match.savePreferences(seen);
  const call = world.call(student).team;
  expect(await call.findInvitation({ token })).toEqual({
    state: 'open',
    companyName: company.name,
    role: 'recruiter',
    sentTo: null,
    reader: 'may-join',
  });
  expect(await call.join({ token })).toEqual({ companyId: company.id, role: 'recruiter' });
  expect(await world.actorOf(student)).toMatchObject({
    kind: 'member',
    companyId: company.id,
    role: 'recruiter',
  });
  // No company finds a colleague of others among the students.
  const found = (await world.rows(studentSearch)).map(({ userId }) => userId);
  expect(found).not.toContain(student.userId);
  const { rows } = await world.pool.query(
    'select action, actor_id, actor_kind from audit_entries where target_id = $1 order by place',
    [company.id],
  );
  expect(rows.at(-1)).toEqual({
    action: 'team.joined',
    actor_id: student.userId,
    actor_kind: 'member',
  });
});

test('CO-10 of twenty people who use one link at once, one joins', async () => {
  const { company, token } = await createInvited(world);
  const before = Object.keys(await membersOf(company.id)).length;
  const people = await Promise.all(Array.from({ length: 20 }, () => world.student()));
  const all = await Promise.allSettled(people.map((each) => world.call(each).team.join({ token })));
  expect(refusalsOf(all)).toEqual(Array.from({ length: 19 }, () => 'LINK_USED'));
  expect(Object.keys(await membersOf(company.id))).toHaveLength(before + 1);
});

test('CO-10 an account that accepts two invitations at once joins one company', async () => {
  const [first, second] = [await createInvited(world), await createInvited(world)];
  const student = await world.student();
  const all = await Promise.allSettled(
    [first, second].map(({ token }) => world.call(student).team.join({ token })),
  );
  expect(refusalsOf(all)).toEqual(['ALREADY_MEMBER']);
  const rows = await world.rows(companyMembers);
  expect(rows.filter(({ userId }) => userId === student.userId)).toHaveLength(1);
});

test('CO-10 used, revoked, expired and unknown links and other accounts are told apart', async () => {
  const student = world.call(await world.student({ email: 'right@example.test' })).team;
  const outcome = async (token: string, by = student) => [
    (await by.findInvitation({ token })).state,
    await world.refusal(() => by.join({ token })),
  ];
  const used = await createInvited(world);
  await world.call(await world.student()).team.join({ token: used.token });
  expect(await outcome(used.token)).toEqual(['used', 'LINK_USED']);

  const revoked = await createInvited(world);
  const own = world.call(revoked.owner).team;
  await own.cancelInvitation({ invitationId: revoked.invitationId });
  expect(await outcome(revoked.token)).toEqual(['revoked', 'INVITATION_REVOKED']);
  const again = () => own.cancelInvitation({ invitationId: revoked.invitationId });
  expect(await world.refusal(again)).toBe('NOT_FOUND');

  expect(await outcome('x'.repeat(43))).toEqual(['unknown', 'LINK_UNKNOWN']);

  const sent = await createInvited(world, 'right@example.test');
  const other = world.call(await world.student()).team;
  expect(await other.findInvitation({ token: sent.token })).toMatchObject({
    sentTo: 'r•••@example.test',
    reader: 'other-account',
  });
  expect(await outcome(sent.token, other)).toEqual(['open', 'INVITATION_OTHER_ACCOUNT']);
  const member = world.call(await world.member(await world.company())).team;
  expect(await outcome(sent.token, member)).toEqual(['open', 'ALREADY_MEMBER']);

  const suspended = await createInvited(world);
  const suspend = `update companies set status = 'suspended' where id = $1`;
  await world.pool.query(suspend, [suspended.company.id]);
  expect(await outcome(suspended.token)).toEqual(['unknown', 'LINK_UNKNOWN']);

  const expired = await createInvited(world);
  world.passTime(7 * 86_400_000);
  expect(await outcome(expired.token)).toEqual(['expired', 'LINK_EXPIRED']);
});

test('CO-10 an invitation is mailed to its address with a link that works, unless it was revoked', async () => {
  const { owner, token } = await createInvited(world, 'mailed@example.test');
  const sent: { to: string; text: string }[] = [];
  const mail = { send: async (each: (typeof sent)[number]) => void sent.push(each) };
  const run = async () => {
    for (const task of await world.tasks('team.mail-invitation'))
      await mailInvitation(world.ctx({ kind: 'system' }), mail as never, task);
    return sent.splice(0).filter(({ to }) => to === 'mailed@example.test');
  };
  const [first, ...more] = await run();
  expect(more).toEqual([]);
  expect(first?.text).toContain(`/join/${token}`);
  // Inviting the address again replaces the invitation; only the second link works.
  const again = { role: 'interviewer', email: 'mailed@example.test' } as const;
  await world.call(owner).team.createInvitation(again);
  expect(await run()).toHaveLength(1);
  const student = world.call(await world.student({ email: 'mailed@example.test' })).team;
  expect(await world.refusal(() => student.join({ token }))).toBe('INVITATION_REVOKED');
});

test('CO-10 who joins with chosen jobs sees these alone, from the first request on', async () => {
  const { company, owner } = await createTeam(world);
  const [chosen, removed] = [await world.posting(company), await world.posting(company)];
  await world.posting(company);
  const { team } = world.call(owner);
  const postingIds = [chosen.id, removed.id];
  const role = 'recruiter' as const;
  const { id } = await team.createInvitation({ role, email: null, postingIds });
  await world.db.update(postings).set({ state: 'removed' }).where(eq(postings.id, removed.id));
  const { invitations } = await team.load({});
  const { url = '', postings: shown } = invitations.find((each) => each.id === id) ?? {};
  expect(shown).toBe(2);
  const student = await world.student();
  await world.call(student).team.join({ token: url.split('/').at(-1) ?? '' });
  const { members } = await team.load({});
  expect(members.find(({ userId }) => userId === student.userId)).toMatchObject({
    isLimited: true,
    postingIds: [chosen.id],
  });

  const invite = (input: Partial<Parameters<typeof team.createInvitation>[0]>) =>
    world.refusal(() => team.createInvitation({ role, email: null, ...input }));
  expect(await invite({ role: 'owner', postingIds: [chosen.id] })).toBe('OWNER_SEES_ALL');
  const elsewhere = await world.posting(await world.company());
  expect(await invite({ postingIds: [elsewhere.id] })).toBe('NOT_FOUND');
});

test('CO-10 the database holds no link that would work', async () => {
  const { token } = await createInvited(world, 'hashed@example.test');
  expect(JSON.stringify(await world.dump())).not.toContain(token);
  expect(JSON.stringify(await world.rows(companyInvitations))).toContain('hashed@example.test');
});

test.each(memberRoles)(
  'CO-10 what a member with the role %s may do with the team',
  async (role) => {
    const { company, recruiter } = await createTeam(world);
    const by = world.call(await world.member(company, role)).team;
    const { userId } = recruiter;
    const elsewhere = await createTeam(world);
    const stranger = elsewhere.recruiter.userId;
    const input = { role: 'owner', email: null } as const;
    const codeOf = (work: () => Promise<unknown>) =>
      work().then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    const [mayRead, mayChange, ofOthers] = {
      owner: ['done', 'done', 'NOT_FOUND'],
      recruiter: ['done', 'FORBIDDEN', 'FORBIDDEN'],
      interviewer: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    }[role];
    expect(await codeOf(() => by.load({}))).toBe(mayRead);
    expect(await codeOf(() => by.createInvitation(input))).toBe(mayChange);
    const change = { from: 'recruiter', to: 'interviewer' } as const;
    expect(await codeOf(() => by.setRole({ userId: stranger, ...change }))).toBe(ofOthers);
    const removed = { userId: stranger, from: 'recruiter', successorId: null } as const;
    expect(await codeOf(() => by.removeMember(removed))).toBe(ofOthers);
    const others = await createInvited(world);
    const { invitationId } = others;
    expect(await codeOf(() => by.cancelInvitation({ invitationId }))).toBe(ofOthers);
    const chosen = { from: 'recruiter', isLimited: true, postingIds: [] } as const;
    expect(await codeOf(() => by.setAccess({ userId: stranger, ...chosen, postingIds: [] }))).toBe(
      ofOthers,
    );
    expect(await codeOf(() => by.setAccess({ userId, ...chosen, postingIds: [] }))).toBe(mayChange);
    expect(await codeOf(() => by.setRole({ userId, ...change }))).toBe(mayChange);
    const from = mayChange === 'done' ? 'interviewer' : 'recruiter';
    expect(await codeOf(() => by.removeMember({ userId, from, successorId: null }))).toBe(
      mayChange,
    );
  },
);

test('CO-10 recruiters see the team without the invitations', async () => {
  const { owner, recruiter } = await createInvited(world);
  const seen = await world.call(recruiter).team.load({});
  expect(seen).toMatchObject({ invitations: [], isOwner: false });
  expect(seen.members.map(({ userId, role }) => [userId, role])).toEqual([
    [owner.userId, 'owner'],
    [recruiter.userId, 'recruiter'],
  ]);
});

test('CO-10 who booked coaching with a removed member hears that it is called off', async () => {
  const { owner, recruiter } = await createTeam(world);
  const { id: slotId } = await world.call(recruiter).coach.createSlot(typedSlot);
  const student = await world.student();
  await world.call(student).coach.createBooking(await seenSlot(world, slotId));
  const removed = { userId: recruiter.userId, from: 'recruiter', successorId: null } as const;
  await world.call(owner).team.removeMember(removed);
  const told = (await world.rows(notifications)).filter(({ userId }) => userId === student.userId);
  expect(told.map(({ data }) => data.kind)).toEqual(['coach.cancelled']);
});

test('CO-10 a removed member’s sessions end at once, and the account becomes a student’s', async () => {
  const { owner, recruiter } = await createTeam(world);
  await world.db.insert(sessions).values({
    id: crypto.randomUUID(),
    userId: recruiter.userId,
    token: crypto.randomUUID(),
    expiresAt: new Date(world.now.getTime() + 86_400_000),
  });
  const removed = { userId: recruiter.userId, from: 'recruiter', successorId: null } as const;
  await world.call(owner).team.removeMember(removed);
  const left = await world.rows(sessions);
  expect(left.filter(({ userId }) => userId === recruiter.userId)).toEqual([]);
  expect(await world.actorOf(recruiter)).toMatchObject({ kind: 'student' });
  expect(await world.refusal(() => world.call(owner).team.removeMember(removed))).toBe('NOT_FOUND');
});

test('CO-10 two owners who remove or demote each other at once leave one owner', async () => {
  const { company, owner } = await createTeam(world);
  const second = await world.member(company, 'owner');
  const remove = (by: typeof owner, { userId }: typeof owner) =>
    world.call(by).team.removeMember({ userId, from: 'owner', successorId: null });
  const all = await Promise.allSettled([remove(owner, second), remove(second, owner)]);
  expect(refusalsOf(all)).toEqual(['FORBIDDEN']);
  expect(
    Object.values(await membersOf(company.id)).filter((role) => role === 'owner'),
  ).toHaveLength(1);
  const [last] = Object.entries(await membersOf(company.id)).find(
    ([, role]) => role === 'owner',
  ) ?? [''];
  const own = world.call([owner, second].find(({ userId }) => userId === last) ?? owner).team;
  const demote = () => own.setRole({ userId: last, from: 'owner', to: 'recruiter' });
  expect(await world.refusal(demote)).toBe('LAST_OWNER');
  const leave = () => own.removeMember({ userId: last, from: 'owner', successorId: null });
  expect(await world.refusal(leave)).toBe('LAST_OWNER');
});

test('CO-10 the second of two owners who change one role learns that it changed', async () => {
  const { company, owner, recruiter } = await createTeam(world);
  const second = await world.member(company, 'owner');
  const change = { userId: recruiter.userId, from: 'recruiter' } as const;
  const all = await Promise.allSettled([
    world.call(owner).team.setRole({ ...change, to: 'interviewer' }),
    world.call(second).team.setRole({ ...change, to: 'owner' }),
  ]);
  expect(refusalsOf(all)).toEqual(['MEMBER_CHANGED']);
});

test('CO-10 a colleague is not invited again, and 50 open invitations are the most', async () => {
  const { owner, recruiter } = await createTeam(world);
  const invite = (email: string | null) => () =>
    world.call(owner).team.createInvitation({ role: 'recruiter', email });
  await expect(invite(recruiter.email)()).rejects.toMatchObject({ code: 'ALREADY_MEMBER' });
  for (let n = 0; n < 50; n++) await invite(null)();
  expect(await world.refusal(invite(null))).toBe('TOO_MANY_INVITATIONS');
});

test('CO-10 a member’s access is limited to the company’s own jobs, and never an owner’s', async () => {
  const { company, owner, recruiter } = await createTeam(world);
  const { team } = world.call(owner);
  const { id } = await world.posting(company, { title: 'Baker' });
  const foreign = await world.posting(await world.company());
  const member = { userId: recruiter.userId, from: 'recruiter' as const, isLimited: true };
  const refused = { ...member, postingIds: [id, foreign.id] };
  expect(await world.refusal(() => team.setAccess(refused))).toBe('NOT_FOUND');
  expect(await world.actorOf(recruiter)).not.toHaveProperty('isLimited');
  await team.setAccess({ ...member, postingIds: [id, id] });
  expect(await world.actorOf(recruiter)).toMatchObject({ isLimited: true });
  const { members, postings } = await team.load({});
  expect(postings).toEqual([{ id, title: 'Baker' }]);
  const seen = members.find(({ userId }) => userId === recruiter.userId);
  expect(seen).toMatchObject({ isLimited: true, postingIds: [id] });
  const self = { userId: owner.userId, from: 'owner' as const, isLimited: true, postingIds: [id] };
  expect(await world.refusal(() => team.setAccess(self))).toBe('OWNER_SEES_ALL');
  await team.setRole({ userId: recruiter.userId, from: 'recruiter', to: 'owner' });
  expect(await world.actorOf(recruiter)).not.toHaveProperty('isLimited');
});

test('CO-10 whoever takes over has the applications of a removed member, and access to them', async () => {
  const { company, owner } = await createTeam(world);
  const [leaving, heir] = [
    await world.member(company, 'interviewer'),
    await world.member(company, 'interviewer'),
  ];
  const posting = await world.posting(company);
  const { id: applicationId } = await world.application({
    posting,
    student: await world.student(),
  });
  const calls = world.call(owner);
  await calls.application.setInterviewers({ applicationId, memberIds: [leaving.userId] });
  const limited = { userId: heir.userId, from: 'interviewer' as const, isLimited: true };
  await calls.team.setAccess({ ...limited, postingIds: [] });
  const remove = (successorId: string) => () =>
    calls.team.removeMember({ userId: leaving.userId, from: 'interviewer', successorId });
  const { recruiter: stranger } = await createTeam(world);
  expect(await world.refusal(remove(stranger.userId))).toBe('NOT_FOUND');
  expect(await world.refusal(remove(leaving.userId))).toBe('NOT_FOUND');
  const before = await calls.team.load({});
  expect(before.members.find((each) => each.userId === leaving.userId)?.assigned).toBe(1);
  await remove(heir.userId)();
  const actor = (await world.actorOf(heir)) as typeof heir;
  const { items } = await world.call(actor).application.listReceived({});
  expect(items.map(({ id }) => id)).toEqual([applicationId]);
});

test('CO-10 an interviewer owns no application, neither taken over nor after a change of role', async () => {
  const { company, owner, recruiter } = await createTeam(world);
  const leaving = await world.member(company, 'recruiter');
  const heir = await world.member(company, 'interviewer');
  const posting = await world.posting(company);
  const own = async (userId: string) => {
    const student = await world.student();
    const { id: applicationId } = await world.application({ posting, student });
    await world.call(owner).application.setOwner({ applicationId, ownerId: userId });
  };
  await own(leaving.userId);
  await own(recruiter.userId);
  const { team, application } = world.call(owner);
  const owners = async () =>
    (await application.listReceived({})).items.map((each) => each.owner?.id ?? null);
  expect(await owners()).toEqual([recruiter.userId, leaving.userId]);
  const removed = { userId: leaving.userId, from: 'recruiter' as const };
  await team.removeMember({ ...removed, successorId: heir.userId });
  expect(await owners()).toEqual([recruiter.userId, null]);
  await team.setRole({ userId: recruiter.userId, from: 'recruiter', to: 'interviewer' });
  expect(await owners()).toEqual([null, null]);
});

test('CO-10 a recruiter without access to a job owns its applications only by taking over', async () => {
  const { company, owner, recruiter } = await createTeam(world);
  const heir = await world.member(company, 'recruiter');
  const posting = await world.posting(company);
  const hidden = await world.posting(company);
  const applied = async ({ id }: { id: string }) =>
    (
      await world.application({
        posting: { id, companyId: company.id },
        student: await world.student(),
      })
    ).id;
  const applicationId = await applied(posting);
  const { team, application } = world.call(owner);
  const limited = { from: 'recruiter' as const, isLimited: true, postingIds: [] };
  await team.setAccess({ ...limited, userId: heir.userId });
  const opened = () => application.loadReceived({ applicationId });
  expect((await opened()).owners.map(({ id }) => id)).not.toContain(heir.userId);
  const own = ({ userId }: typeof heir) => application.setOwner({ applicationId, ownerId: userId });
  expect(await world.refusal(() => own(heir))).toBe('NOT_FOUND');
  await own(recruiter);
  const assigned = (await team.load({})).members.map((each) => [each.userId, each.assigned]);
  expect(Object.fromEntries(assigned)).toMatchObject({ [recruiter.userId]: 1, [heir.userId]: 0 });
  const removed = { userId: recruiter.userId, from: 'recruiter' as const };
  await team.removeMember({ ...removed, successorId: heir.userId });
  expect((await opened()).owner?.id).toBe(heir.userId);
  const actor = (await world.actorOf(heir)) as typeof heir;
  const { items } = await world.call(actor).application.listReceived({});
  expect(items.map(({ id }) => id)).toEqual([applicationId]);
  // Who may no longer see it can't be responsible for it.
  await team.setAccess({ ...limited, userId: heir.userId, postingIds: [hidden.id] });
  expect((await opened()).owner).toBeNull();
  await team.setAccess({ ...limited, userId: heir.userId, postingIds: [posting.id] });
  expect((await opened()).owner).toBeNull();
});

/** An application that a recruiter owns and interviews, and what was logged and told since. */
async function createOwned() {
  const { company, owner } = await createTeam(world);
  const posting = await world.posting(company);
  const student = await world.student();
  const { id: applicationId } = await world.application({ posting, student });
  const { application, team } = world.call(owner);
  const { userId } = await world.member(company, 'interviewer');
  await application.setInterviewers({ applicationId, memberIds: [userId] });
  await team.setRole({ userId, from: 'interviewer', to: 'recruiter' });
  await application.setOwner({ applicationId, ownerId: userId });
  const toldBefore = (await world.rows(liveEvents)).length;
  const told = async () =>
    (await world.rows(liveEvents))
      .slice(toldBefore)
      .flatMap((event) => (event.kind === 'application.changed' ? [event.userId] : []));
  const logged = async () => (await world.rows(auditEntries)).at(-1);
  return { company, owner, applicationId, application, team, userId, told, logged };
}

test('CO-10 an application that is both assigned and owned counts once, before and after it is handed over', async () => {
  const { company, team, userId, told, logged, owner } = await createOwned();
  const { userId: successorId } = await world.member(company, 'recruiter');
  const { members } = await team.load({});
  expect(members.find((each) => each.userId === userId)?.assigned).toBe(1);
  await team.removeMember({ userId, from: 'recruiter', successorId });
  expect(await logged()).toMatchObject({ action: 'team.removed', after: { handedOver: 1 } });
  expect(await told()).toEqual(expect.arrayContaining([owner.userId, successorId]));
});

test('CO-10 who loses applications with their access is in the log, and open pages are told', async () => {
  const limited = await createOwned();
  const { userId } = limited;
  const access = { userId, isLimited: true, postingIds: [] };
  await limited.team.setAccess({ ...access, from: 'recruiter' });
  expect(await limited.logged()).toMatchObject({
    action: 'team.access-changed',
    after: { isLimited: true, postings: 0, unowned: 1 },
  });
  expect(await limited.told()).toEqual(expect.arrayContaining([limited.owner.userId, userId]));
  const moved = await createOwned();
  await moved.team.setRole({ userId: moved.userId, from: 'recruiter', to: 'interviewer' });
  expect(await moved.logged()).toMatchObject({ after: { role: 'interviewer', unowned: 1 } });
  expect(await moved.told()).toContain(moved.owner.userId);
});

test('CO-10 nobody is made an owner while losing access', async () => {
  const { company, owner, application, applicationId } = await createOwned();
  const { userId } = await world.member(company, 'recruiter');
  const inner = world.ctx(owner);
  let owning: Promise<unknown> | undefined;
  await inTransaction(inner, async (tx) => {
    await setAccess(tx, { userId, from: 'recruiter', isLimited: true, postingIds: [] });
    owning = application.setOwner({ applicationId, ownerId: userId }).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    await untilBlocked(world);
  });
  expect(await owning).toBe('NOT_FOUND');
});

test('CO-10 an interviewer without access to a job cannot be assigned to its candidates', async () => {
  const { company, owner } = await createTeam(world);
  const interviewer = await world.member(company, 'interviewer');
  const posting = await world.posting(company);
  const { id: applicationId } = await world.application({
    posting,
    student: await world.student(),
  });
  const calls = world.call(owner);
  const limited = { userId: interviewer.userId, from: 'interviewer' as const, isLimited: true };
  await calls.team.setAccess({ ...limited, postingIds: [] });
  const { interviewers } = await calls.application.loadReceived({ applicationId });
  expect(interviewers).toEqual([]);
  const assign = { applicationId, memberIds: [interviewer.userId] };
  expect(await world.refusal(() => calls.application.setInterviewers(assign))).toBe('NOT_FOUND');
  await calls.team.setAccess({ ...limited, postingIds: [posting.id] });
  await calls.application.setInterviewers(assign);
});
