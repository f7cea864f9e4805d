import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { notifyBatch } from '#server/features/application/notices.ts';
import { untilBlocked } from '#testing/until-blocked.ts';
import { createWorld, type World } from '#testing/world.ts';
import { lockHandle, updateHandle } from './setting.store.ts';

let made: World | undefined;
let world: World;
beforeEach(async () => {
  await made?.[Symbol.asyncDispose]();
  world = made = await createWorld();
});
afterAll(() => made?.[Symbol.asyncDispose]());

const on = { inApp: true, email: true };
const allOn = { all: on, kinds: [], takesMarketing: false };

async function applied() {
  const company = await world.company();
  const owner = await world.member(company, 'owner');
  const student = await world.student();
  const application = await world.application({ posting: await world.posting(company), student });
  return { owner, student, application };
}

type Choices = Parameters<ReturnType<World['call']>['setting']['saveNotifications']>[0];

test.each<[string, Partial<Choices>, number, number]>([
  ['nothing chosen', {}, 1, 1],
  [
    'mails about moves off',
    { kinds: [{ kind: 'application.moved', inApp: true, email: false }] },
    1,
    0,
  ],
  [
    'in-product notifications of moves off',
    { kinds: [{ kind: 'application.moved', inApp: false, email: true }] },
    0,
    1,
  ],
  ['all mails off', { all: { inApp: true, email: false } }, 1, 0],
  ['all notifications off', { all: { inApp: false, email: false } }, 0, 0],
  [
    'another kind of notification off',
    { kinds: [{ kind: 'application.message', inApp: false, email: false }] },
    1,
    1,
  ],
])(
  'PRAC-08 with %s a move is notified as chosen, and open pages update anyway',
  async (_, choices, bells, mails) => {
    const { owner, student, application } = await applied();
    await world.call(student).setting.saveNotifications({ ...allOn, ...choices });
    const move = { applicationId: application.id, to: 'under_review' as const, version: 1 };
    await world.call(owner).application.move(move);
    for (const batch of await world.tasks('application.notify-batch'))
      await notifyBatch(world.ctx({ kind: 'system' }), batch);
    const rows = (await world.rows(notifications)).filter(
      ({ userId }) => userId === student.userId,
    );
    expect(rows).toHaveLength(bells);
    expect(await world.tasks('mail.send')).toHaveLength(mails);
    const told = (await world.rows(liveEvents)).filter(({ userId }) => userId === student.userId);
    expect(told.length).toBeGreaterThan(0);
  },
);

test('PRAC-08 messages, withdrawals and receipts follow their recipient’s preferences', async () => {
  const { owner, student, application } = await applied();
  const off = (kind: 'application.message' | 'application.left' | 'application.sent') => ({
    ...allOn,
    kinds: [{ kind, inApp: true, email: false }],
  });
  await world.call(owner).setting.saveNotifications(off('application.message'));
  const { id: applicationId } = application;
  await world.call(student).application.sendMessage({ applicationId, body: 'Hello' });
  expect(await world.tasks('mail.send')).toEqual([]);
  await world.call(owner).setting.saveNotifications(off('application.left'));
  await world.call(student).application.withdraw({ applicationId, to: 'withdrawn', version: 1 });
  await world.call(student).setting.saveNotifications(off('application.sent'));
  const posting = await world.posting({ id: owner.companyId });
  const resume = await world.file(student);
  await world.call(student).application.submit({
    postingId: posting.id,
    resumeFileId: resume.id,
    fullName: 'Asha',
    email: 'asha@example.test',
  });
  expect((await world.tasks('mail.send')).map(({ mail }) => mail.to)).toEqual([]);
  const kinds = (await world.rows(notifications)).map(({ data }) => data.kind);
  expect(kinds.toSorted()).toEqual([
    'application.left',
    'application.message',
    'application.received',
  ]);
});

test('PRAC-08 the marketing switch subscribes or unsubscribes a confirmed address; another must confirm first', async () => {
  const student = await world.student();
  const { setting } = world.call(student);
  expect(await setting.saveNotifications({ ...allOn, takesMarketing: true })).toMatchObject({
    takesMarketing: true,
  });
  expect(await world.rows(newsletterSubscribers)).toMatchObject([
    { email: student.email, state: 'subscribed' },
  ]);
  await setting.saveNotifications({ ...allOn, takesMarketing: false });
  expect(await world.rows(newsletterSubscribers)).toMatchObject([{ state: 'left' }]);
  await world.db.update(users).set({ emailVerified: false });
  const asked = await setting.saveNotifications({ ...allOn, takesMarketing: true });
  expect(asked.takesMarketing).toBe(false);
  expect(await world.tasks('mail.send')).toMatchObject([{ mail: { to: student.email } }]);
});

test('PRAC-08 theme, language and time zone are saved; unknown values are refused', async () => {
  const student = await world.student();
  const { setting, account } = world.call(student);
  const wish = { theme: 'dark' as const, language: 'en', timeZone: 'America/Denver' };
  expect(await setting.savePreferences(wish)).toMatchObject(wish);
  expect((await setting.loadOwn({})).preferences).toMatchObject(wish);
  expect((await account.me({})).account?.theme).toBe('dark');
  const refused = (change: object) =>
    world.refusal(() => setting.savePreferences({ ...wish, ...change }));
  expect(await refused({ language: 'tlh' })).toBe('LANGUAGE_UNKNOWN');
  expect(await refused({ timeZone: 'Mars/Olympus' })).toBe('TIME_ZONE_UNKNOWN');
  expect(await refused({ timeZone: '+05:30' })).toBe('TIME_ZONE_UNKNOWN');
  const back = await setting.savePreferences({ theme: 'system', language: null, timeZone: null });
  expect(back).toMatchObject({ theme: 'system', language: null, timeZone: null });
});

test('PRAC-08 search finds every time zone and returns at most one page', async () => {
  const { setting } = world.call(await world.student());
  expect((await setting.listTimeZones({ search: 'berlin' })).items).toEqual(['Europe/Berlin']);
  expect((await setting.listTimeZones({ search: 'a' })).items).toHaveLength(20);
});

test('PRAC-08 a handle belongs to the first person who takes it, and reserved words are refused', async () => {
  const [asha, omar] = [await world.student(), await world.student()];
  const page = { isProfilePublic: true, showsResume: false, showsContact: false };
  const save = (who: typeof asha, handle: string) =>
    world.call(who).setting.savePrivacy({ ...page, handle });
  const results = await Promise.allSettled([save(asha, 'baker'), save(omar, 'Baker ')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const loser = results[0].status === 'rejected' ? asha : omar;
  expect(await world.refusal(() => save(loser, 'baker'))).toBe('HANDLE_TAKEN');
  expect(await world.refusal(() => save(loser, 'admin'))).toBe('HANDLE_RESERVED');
  expect(await world.refusal(() => save(loser, ''))).toBe('HANDLE_INVALID');
  expect(await save(loser, 'baker-2')).toMatchObject({ handle: 'baker-2', isProfilePublic: true });
});

test('PRAC-08 who asks for a handle while another takes it waits, and is told that it is taken', async () => {
  const [asha, omar] = [await world.student(), await world.student()];
  const page = { isProfilePublic: true, showsResume: false, showsContact: false };
  const save = () => world.call(omar).setting.savePrivacy({ ...page, handle: 'cook' });
  const { saved } = await inTransaction(world.ctx(asha), async (tx) => {
    await lockHandle(tx, 'cook');
    await updateHandle(tx, asha.userId, 'cook');
    const saved = save().then(
      () => null,
      ({ code }: { code: string }) => code,
    );
    await untilBlocked(world);
    return { saved };
  });
  expect(await saved).toBe('HANDLE_TAKEN');
});
