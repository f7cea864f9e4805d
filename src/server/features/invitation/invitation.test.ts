import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { graceMs } from '#domain/undo.ts';
import { applications } from '#server/db/tables/applications.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { invitations } from '#server/db/tables/talent.ts';
import { createInvited, createNotified } from '#testing/calls/invitation.ts';
import { createMatching } from '#testing/calls/rows.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyInvitation } from './sent-invitations.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const system = { kind: 'system' } as const;
const rowOf = async (id: string) =>
  (await world.db.select().from(invitations).where(eq(invitations.id, id)))[0];
const kindsFor = async ({ userId }: { userId: string }) =>
  (await world.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ data }) => data.kind,
  );

async function applicationOf(student: Student, postingId: string) {
  const { id } = await world.file(student);
  return world.call(student).application.submit({
    postingId,
    fullName: 'Asha Rao',
    email: 'asha@example.test',
    phone: '',
    coverLetter: '',
    resumeFileId: id,
    answers: [],
  });
}

test('CO-04 a student hears of an invitation after the undo period, once, in the app and by mail', async () => {
  const { student, invitationId } = await createInvited(world);
  const { invitation } = world.call(student);
  expect((await invitation.listOwn({})).items).toEqual([]);
  expect(
    await world.refusal(() => invitation.setDeclined({ invitationId, isDeclined: true })),
  ).toBe('NOT_FOUND');
  for (let run = 0; run < 2; run++) await notifyInvitation(world.ctx(system), { invitationId });
  expect(await kindsFor(student)).toEqual(['invitation.received']);
  const mails = (await world.tasks('mail.send')).filter(({ mail }) => mail.to === student.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.text).toContain('/student-dashboard/invitations');
  const { items, total } = await invitation.listOwn({ isOpen: true });
  expect(total.count).toBe(1);
  expect(items).toMatchObject([{ id: invitationId, standing: 'open', score: 100 }]);
});

test('CO-04 an invitation undone in time leaves no trace and counts nowhere', async () => {
  const { recruiter, student, posting, invitationId } = await createInvited(world);
  await world.call(recruiter).invitation.undo({ invitationId });
  await notifyInvitation(world.ctx(system), { invitationId });
  expect(await kindsFor(student)).toEqual([]);
  expect(await rowOf(invitationId)).toBeUndefined();
  const again = { studentId: student.userId, postingId: posting.id };
  expect(await world.call(recruiter).invitation.create(again)).toMatchObject({});
});

test('CO-04 an invitation is not undone too late, nor by another company', async () => {
  const { recruiter, invitationId } = await createInvited(world);
  const stranger = await world.member(await world.company());
  const undo = (who: typeof recruiter) => () => world.call(who).invitation.undo({ invitationId });
  expect(await world.refusal(undo(stranger))).toBe('NOT_FOUND');
  const late = { now: new Date(world.now.getTime() + graceMs + 1) };
  expect(
    await world.refusal(() => world.call(recruiter, late).invitation.undo({ invitationId })),
  ).toBe('UNDO_TOO_LATE');
  await notifyInvitation(world.ctx(system), { invitationId });
  expect(await world.refusal(undo(recruiter))).toBe('UNDO_TOO_LATE');
});

test('CO-04 of ten companies that invite a student at once three succeed; a week later there is room', async () => {
  const { student } = await createMatching(world);
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const company = await world.company();
      const recruiter = await world.member(company);
      return { recruiter, posting: await world.posting(company, { skills: ['Bread'] }) };
    }),
  );
  const results = await Promise.allSettled(
    others.map(({ recruiter, posting }) =>
      world.call(recruiter).invitation.create({ studentId: student.userId, postingId: posting.id }),
    ),
  );
  const sent = results.filter(({ status }) => status === 'fulfilled');
  const codes = results.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
  );
  expect(sent).toHaveLength(3);
  expect(new Set(codes)).toEqual(new Set(['STUDENT_INVITED_OFTEN']));
  const at = results.findIndex(({ status }) => status === 'rejected');
  const { recruiter, posting } = others[at] ?? {};
  if (!recruiter || !posting) throw new Error('Seven were refused.');
  const input = { studentId: student.userId, postingId: posting.id };
  const inDays = (days: number) => ({ now: new Date(world.now.getTime() + days * 86_400_000) });
  expect(
    await world.refusal(() => world.call(recruiter, inDays(6.9)).invitation.create(input)),
  ).toBe('STUDENT_INVITED_OFTEN');
  expect(await world.call(recruiter, inDays(7.1)).invitation.create(input)).toMatchObject({});
});

test('CO-04 only an available student who has not applied is invited, once, to an open posting', async () => {
  const { recruiter, student, posting } = await createMatching(world);
  const { invitation } = world.call(recruiter);
  const input = { studentId: student.userId, postingId: posting.id };
  const set = (state: 'active' | 'closed') =>
    world.db.update(postings).set({ state }).where(eq(postings.id, posting.id));
  await set('closed');
  expect(await world.refusal(() => invitation.create(input))).toBe('POSTING_NOT_OPEN');
  await set('active');
  const saved = await world.call(student).match.loadPreferences({});
  const away = await world.call(student).match.savePreferences({ ...saved, isAvailable: false });
  expect(await world.refusal(() => invitation.create(input))).toBe('STUDENT_UNAVAILABLE');
  await world.call(student).match.savePreferences({ ...away, isAvailable: true });
  const twice = await Promise.allSettled([invitation.create(input), invitation.create(input)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.refusal(() => invitation.create(input))).toBe('STUDENT_INVITED');
  const other = await createMatching(world);
  await world.application({ posting: other.posting, student: other.student });
  expect(
    await world.refusal(() =>
      world
        .call(other.recruiter)
        .invitation.create({ studentId: other.student.userId, postingId: other.posting.id }),
    ),
  ).toBe('STUDENT_APPLIED');
});

test('CO-04 in a blind review neither a candidate nor the pool reveals who applied', async () => {
  const { recruiter, student, posting, invitationId } = await createNotified(world);
  const pair = { studentId: student.userId, postingId: posting.id };
  const { entryId } = await world.call(recruiter).talent.create(pair);
  const { id: applicationId } = await applicationOf(student, posting.id);
  const shown = async () => {
    const { match, talent, application } = world.call(recruiter);
    const { items } = await match.listCandidates({ postingId: posting.id });
    return {
      candidate: items.find(({ id }) => id === student.userId),
      pool: (await talent.list({})).items.map((each) => each.invitation?.standing),
      entry: (await talent.loadCandidate({ entryId })).invitation?.standing,
      accepted: (await application.loadReceived({ applicationId })).invitation,
    };
  };
  expect(await shown()).toMatchObject({
    candidate: { hasApplied: true, invitation: 'applied' },
    pool: ['applied'],
    entry: 'applied',
    accepted: {},
  });
  await world.db.update(postings).set({ isBlind: true }).where(eq(postings.id, posting.id));
  expect(await shown()).toMatchObject({
    candidate: { hasApplied: false, invitation: 'open' },
    pool: ['open'],
    entry: 'open',
    accepted: null,
  });
  expect(await rowOf(invitationId)).toMatchObject({ state: 'applied' });
});

test('CO-04 in a blind review inviting an applicant looks like any invitation and reaches nobody', async () => {
  const { recruiter, student, posting } = await createMatching(world);
  await world.db.update(postings).set({ isBlind: true }).where(eq(postings.id, posting.id));
  await applicationOf(student, posting.id);
  const { invitation, match } = world.call(recruiter);
  const pair = { studentId: student.userId, postingId: posting.id };
  const first = await invitation.create(pair);
  await invitation.undo({ invitationId: first.id });
  const { id: invitationId } = await invitation.create(pair);
  await notifyInvitation(world.ctx(system), { invitationId });
  expect(await kindsFor(student)).not.toContain('invitation.received');
  const { items } = await match.listCandidates({ postingId: posting.id });
  expect(items.find(({ id }) => id === student.userId)).toMatchObject({
    hasApplied: false,
    invitation: 'open',
  });
});

test('CO-04 a student found only as an applicant is not found by a member who reviews blind', async () => {
  const { recruiter, student, posting } = await createMatching(world);
  const saved = await world.call(student).match.loadPreferences({});
  await world.call(student).match.savePreferences({ ...saved, visibility: 'applied' });
  await applicationOf(student, posting.id);
  const { match } = world.call(recruiter);
  const found = async () =>
    (await match.listCandidates({ postingId: posting.id })).items.map(({ id }) => id);
  expect(await found()).toContain(student.userId);
  await world.db.update(postings).set({ isBlind: true }).where(eq(postings.id, posting.id));
  expect(await found()).not.toContain(student.userId);
});

test('CO-04 applying accepts the invitation, and the application knows it', async () => {
  const { recruiter, student, posting, invitationId } = await createNotified(world);
  const { id: applicationId } = await applicationOf(student, posting.id);
  const [row] = await world.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId));
  expect(row?.invitationId).toBe(invitationId);
  expect(await rowOf(invitationId)).toMatchObject({ state: 'applied' });
  const received = await world.call(recruiter).application.loadReceived({ applicationId });
  expect(received.invitation).toMatchObject({ by: expect.any(String), at: world.now });
  expect((await world.call(student).invitation.listOwn({})).items).toMatchObject([
    { standing: 'applied' },
  ]);
});

test('CO-04 a student who applies before hearing of the invitation is not told of it', async () => {
  const { student, posting, invitationId } = await createInvited(world);
  const { id } = await applicationOf(student, posting.id);
  await notifyInvitation(world.ctx(system), { invitationId });
  expect(await kindsFor(student)).not.toContain('invitation.received');
  const [row] = await world.db.select().from(applications).where(eq(applications.id, id));
  expect(row?.invitationId).toBeNull();
});

test('CO-04 declining is undone in time; afterwards the company is told once', async () => {
  const { recruiter, student, invitationId } = await createNotified(world);
  const { invitation } = world.call(student);
  const set = (isDeclined: boolean) => invitation.setDeclined({ invitationId, isDeclined });
  await set(true);
  expect((await invitation.listOwn({})).items).toMatchObject([
    { standing: 'declined', mayUndo: true },
  ]);
  await set(false);
  await notifyInvitation(world.ctx(system), { invitationId });
  expect(await kindsFor(recruiter)).toEqual([]);
  await set(true);
  for (let run = 0; run < 2; run++) await notifyInvitation(world.ctx(system), { invitationId });
  expect(await kindsFor(recruiter)).toEqual(['invitation.declined']);
  expect(await world.refusal(() => set(false))).toBe('UNDO_TOO_LATE');
  expect(await world.refusal(() => world.call(recruiter).invitation.undo({ invitationId }))).toBe(
    'UNDO_TOO_LATE',
  );
});

test('CO-04 an expired invitation is shown as such, and neither declined nor accepted', async () => {
  const { student, posting, invitationId } = await createNotified(world);
  const later = { now: new Date(world.now.getTime() + 15 * 86_400_000) };
  const { invitation } = world.call(student, later);
  expect((await invitation.listOwn({ isOpen: true })).items).toEqual([]);
  expect((await invitation.listOwn({ isOpen: false })).items).toMatchObject([
    { standing: 'expired' },
  ]);
  expect(
    await world.refusal(() => invitation.setDeclined({ invitationId, isDeclined: true })),
  ).toBe('INVITATION_OVER');
  await world.db.update(postings).set({ state: 'closed' }).where(eq(postings.id, posting.id));
  expect((await world.call(student).invitation.listOwn({})).items).toMatchObject([
    { standing: 'closed' },
  ]);
});

test('CO-04 a student who withdraws consent before hearing of an invitation never does, and keeps the known ones', async () => {
  const known = await createNotified(world);
  const { student } = known;
  const recruiter = await world.member({ id: known.recruiter.companyId });
  const posting = await world.posting(
    { id: recruiter.companyId },
    { skills: ['Bread'], location: 'Pune' },
  );
  const { id: invitationId } = await world
    .call(recruiter)
    .invitation.create({ studentId: student.userId, postingId: posting.id });
  const saved = await world.call(student).match.loadPreferences({});
  await world.call(student).match.savePreferences({ ...saved, visibility: 'off' });
  expect(await rowOf(invitationId)).toBeUndefined();
  await notifyInvitation(world.ctx(system), { invitationId });
  expect(await kindsFor(student)).toEqual(['invitation.received']);
  expect((await world.call(student).invitation.listOwn({})).items).toMatchObject([
    { id: known.invitationId },
  ]);
});
