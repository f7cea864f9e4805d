import { expect, test } from 'vitest';
import { mailWaitMs } from '#domain/notification/notification-priority.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import type { TaskPayloads } from '#server/ports/tasks/task-names.ts';
import { createWorld, type World } from '#testing/world.ts';
import { sendDigests } from './digests.ts';
import { sendMail } from './send-mail.ts';

async function createTalk(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company, 'recruiter');
  const student = await world.student();
  const posting = await world.posting(company);
  const { id: applicationId } = await world.application({ posting, student });
  const write = (body = 'Hello') =>
    world.call(student).application.sendMessage({ applicationId, body });
  return { company, recruiter, student, applicationId, write };
}

/** Runs queued mails as a worker does; returns who got one. */
async function deliver(world: World): Promise<string[]> {
  const sent: string[] = [];
  const port = {
    kind: 'smtp' as const,
    check: async () => undefined,
    send: async ({ to }: { to: string }) => void sent.push(to),
  };
  for (const payload of await world.tasks('mail.send')) {
    await sendMail(world.ctx({ kind: 'system' }), port, payload as TaskPayloads['mail.send']);
  }
  return sent;
}

test('CO-09 a message is mailed after a wait, to those who did not read it in the app', async () => {
  await using world = await createWorld();
  const { company, recruiter, write } = await createTalk(world);
  const colleague = await world.member(company, 'owner');
  await write();
  const { rows } = await world.pool.query<{ wait: number }>(
    `select extract(epoch from start_after - $1::timestamptz) * 1000 as wait from tasks.job where name = 'mail.send'`,
    [world.now],
  );
  expect(rows.map(({ wait }) => Number(wait))).toEqual([mailWaitMs, mailWaitMs]);
  await world.call(recruiter).notification.markRead({});
  expect(await deliver(world)).toEqual([colleague.email]);
});

test('CO-09 marked as unread again, it is mailed; muted in the app, it is mailed too', async () => {
  await using world = await createWorld();
  const { recruiter, write } = await createTalk(world);
  await write();
  const { notification, setting } = world.call(recruiter);
  const ids = (await notification.list({})).items.map(({ id }) => id);
  await notification.setRead({ ids, isRead: true });
  expect(await deliver(world)).toEqual([]);
  await notification.setRead({ ids, isRead: false });
  expect(await deliver(world)).toEqual([recruiter.email]);
  await notification.setRead({ ids, isRead: true });
  const both = { inApp: true, email: true };
  await setting.saveNotifications({
    all: both,
    kinds: [{ kind: 'application.message', inApp: false, email: true }],
    takesMarketing: false,
  });
  await write('Still there?');
  expect(await world.rows(notifications)).toHaveLength(1);
  expect(await deliver(world)).toEqual([recruiter.email]);
});

test.each([
  ['the chosen time zone', 'timeZone'],
  ['that of the browser', 'browserTimeZone'],
] as const)(
  'CO-09 a daily summary replaces single mails, is sent once in the morning in %s, and never when all is read',
  async (_, zone) => {
    await using world = await createWorld(new Date('2026-11-21T10:00:00Z'));
    const { recruiter, student, applicationId, write } = await createTalk(world);
    const { setting, notification } = world.call(recruiter);
    const choice = { all: { inApp: true, email: true }, kinds: [], takesMarketing: false };
    await setting.saveNotifications({ ...choice, takesDigest: true });
    await world.db.update(userSettings).set({ [zone]: 'Asia/Kolkata' });
    await write();
    await write('Again');
    const run = () => sendDigests(world.ctx({ kind: 'system' }));
    await run();
    expect(await deliver(world)).toEqual([]);
    // 02:29 and 02:31 UTC are 7:59 and 8:01 in Kolkata.
    world.passTime(16 * 60 * 60_000 + 29 * 60_000);
    await run();
    expect(await deliver(world)).toEqual([]);
    world.passTime(2 * 60_000);
    await Promise.all([run(), run()]);
    const [digest] = await world.tasks('mail.send');
    expect(digest?.mail.subject).toContain('2 unread notifications');
    expect(await deliver(world)).toEqual([recruiter.email]);

    await world.call(student).application.withdraw({ applicationId, to: 'withdrawn', version: 1 });
    expect(await deliver(world)).toEqual([recruiter.email, recruiter.email]);
    await world.call(recruiter).notification.markRead({});
    world.passTime(24 * 60 * 60_000);
    await run();
    expect(
      (await world.tasks('mail.send')).filter(({ mail }) => mail.id.startsWith('digest')),
    ).toHaveLength(1);
    await setting.saveNotifications({ ...choice, takesDigest: false });
    expect((await setting.loadOwn({})).notifications.takesDigest).toBe(false);
    expect((await notification.list({})).unread).toBe(0);
  },
);

test('CO-09 the second day’s summary has only what came since the first', async () => {
  await using world = await createWorld(new Date('2026-11-21T10:00:00Z'));
  const { recruiter, write } = await createTalk(world);
  await world.call(recruiter).setting.saveNotifications({
    all: { inApp: true, email: true },
    kinds: [],
    takesMarketing: false,
    takesDigest: true,
  });
  const dayMs = 24 * 60 * 60_000;
  const subjects = async () =>
    (await world.tasks('mail.send'))
      .filter(({ mail }) => mail.id.startsWith('digest'))
      .map(({ mail }) => /\d+ unread/u.exec(mail.subject)?.[0]);
  await write();
  await write('Again');
  world.passTime(dayMs);
  await sendDigests(world.ctx({ kind: 'system' }));
  expect(await subjects()).toEqual(['2 unread']);
  world.passTime(60_000);
  await write('And again');
  await sendDigests(world.ctx({ kind: 'system' }));
  expect(await subjects()).toEqual(['2 unread']);
  // The server is down in the morning: the summary comes later and leaves nothing out.
  world.passTime(dayMs + 2 * 60 * 60_000);
  await sendDigests(world.ctx({ kind: 'system' }));
  expect(await subjects()).toEqual(['2 unread', '1 unread']);
  world.passTime(dayMs);
  await sendDigests(world.ctx({ kind: 'system' }));
  expect(await subjects()).toHaveLength(2);
});

test('CO-09 the period of a summary starts when it is switched on, not when settings are saved again', async () => {
  await using world = await createWorld(new Date('2026-11-21T10:00:00Z'));
  const { recruiter, write } = await createTalk(world);
  const { setting } = world.call(recruiter);
  const save = async (takesDigest: boolean) => {
    const all = { inApp: true, email: true };
    await setting.saveNotifications({ all, kinds: [], takesMarketing: false, takesDigest });
  };
  const dayMs = 24 * 60 * 60_000;
  const digests = async () => {
    await sendDigests(world.ctx({ kind: 'system' }));
    const sent = (await world.tasks('mail.send')).filter(({ mail }) =>
      mail.id.startsWith('digest'),
    );
    return sent.map(({ mail }) => /\d+ unread/u.exec(mail.subject)?.[0]);
  };
  await save(true);
  await write();
  world.passTime(60_000);
  await save(true);
  await write('Again');
  world.passTime(dayMs);
  expect(await digests()).toEqual(['2 unread']);
  await save(false);
  await write('While it is off');
  world.passTime(60_000);
  await save(true);
  world.passTime(dayMs);
  expect(await digests()).toEqual(['2 unread']);
});

test('CO-09 a user who turned off emails about unread items gets no empty summary', async () => {
  await using world = await createWorld();
  const { recruiter, write } = await createTalk(world);
  await world.call(recruiter).setting.saveNotifications({
    all: { inApp: true, email: false },
    kinds: [],
    takesMarketing: false,
    takesDigest: true,
  });
  await write();
  world.passTime(48 * 60 * 60_000);
  await sendDigests(world.ctx({ kind: 'system' }));
  expect(await world.tasks('mail.send')).toEqual([]);
  expect((await world.call(recruiter).notification.list({})).unread).toBe(1);
});

test('CO-09 a summary is not for students, and nobody is mailed by a suspended company', async () => {
  await using world = await createWorld();
  const { company, recruiter, student, write } = await createTalk(world);
  const choice = { all: { inApp: true, email: true }, kinds: [], takesMarketing: false };
  const saved = await world
    .call(student)
    .setting.saveNotifications({ ...choice, takesDigest: true });
  expect(saved.takesDigest).toBeNull();
  await world.call(recruiter).setting.saveNotifications({ ...choice, takesDigest: true });
  await write();
  await world.pool.query(`update companies set status = 'suspended' where id = $1`, [company.id]);
  world.passTime(48 * 60 * 60_000);
  await sendDigests(world.ctx({ kind: 'system' }));
  expect(await world.tasks('mail.send')).toEqual([]);
});
