import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LinkPurpose, linkLifetimeMs } from '#domain/account/link-state.ts';
import { dayMs } from '#domain/time.ts';
import { graceMs } from '#domain/undo.ts';
import { inTransaction } from '#server/context.ts';
import { createLink } from '#server/features/account/sign-in/account-links.ts';
import { notifyBooking } from '#server/features/coach/booking-notices.ts';
import { createLog } from '#server/log.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { type TaskName, taskNames, type TaskPayloads } from '#server/ports/tasks/task-names.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { createInvited, createStarted } from '#testing/calls/assessed.ts';
import { installAt } from '#testing/calls/backup.ts';
import { createBooked } from '#testing/calls/coach.ts';
import { createAsked, createIssued } from '#testing/calls/credential.ts';
import { createFollowed } from '#testing/calls/drive.ts';
import { createProposed, createScheduled, timesIn } from '#testing/calls/interview.ts';
import { createInvited as createInvitedToApply } from '#testing/calls/invitation.ts';
import { createApplied, createOffered, createPosting } from '#testing/calls/rows.ts';
import { watchEffects } from '#testing/describe-effects.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createTaskHandlers } from './task-handlers.ts';

let world: World;
let watch: Awaited<ReturnType<typeof watchEffects>>;
let sent: Mail[];
beforeAll(async () => {
  world = await createWorld();
  watch = await watchEffects(world);
});
afterAll(async () => {
  await watch?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});
beforeEach(() => void (sent = []));

const handlers = createTaskHandlers(
  {
    kind: 'mailbox',
    check: async () => undefined,
    send: (mail) => Promise.resolve(void sent.push(mail)),
  },
  () => world.ctx({ kind: 'system' }),
);

async function run<Name extends TaskName>(name: Name, payload: TaskPayloads[Name]): Promise<void> {
  const log = createLog('error', { write: () => undefined });
  await handlers[name](payload, {
    id: crypto.randomUUID(),
    log,
    signal: AbortSignal.timeout(60_000),
  });
}

async function createHeldApplication() {
  const { postingId } = await createPosting(world);
  const student = await world.student();
  const { id: resumeFileId } = await world.file(student);
  await world.call(student).application.hold({ postingId, resumeFileId });
  world.passTime(graceMs);
  return { studentId: student.userId, postingId };
}

async function createReportingAdmin() {
  const { setting } = world.call(await world.admin());
  const { mails } = await setting.loadAll({});
  await setting.saveMails({ ...mails, reportsApplications: true });
}
const nothing = () => Promise.resolve({});

/**
 * A payload for each task, on rows of its own; null where it calls an external service, whose own
 * suite runs it twice.
 */
const payloads: { [Name in TaskName]: (() => Promise<TaskPayloads[Name]>) | null } = {
  'backup.create': async () => {
    const { id } = await world.call(await world.admin()).backup.create({});
    return { backupId: id };
  },
  'backup.create-due': async () => {
    await installAt(world, new Date(world.now.getTime() - 2 * dayMs));
    return {};
  },
  'backup.optimize': null,
  'account.mail-link': async () => {
    const { userId } = await world.student();
    await inTransaction(world.ctx(), (tx) => createLink(tx, userId, 'reset-password'));
    const [added] = (await world.tasks('account.mail-link')).slice(-1);
    if (!added) throw new Error('A link is mailed by a task.');
    return added;
  },
  'team.mail-invitation': async () => {
    const owner = await world.member(await world.company(), 'owner');
    const email = 'ines@example.test';
    return world.call(owner).team.createInvitation({ role: 'interviewer', email });
  },
  'assessment.notify': async () => {
    const { recruiter, sittingId } = await createInvited(world);
    return { companyId: recruiter.companyId, sittingId };
  },
  'assessment.finish-expired': async () => {
    await createStarted(world);
    world.passTime(24 * 3_600_000);
    return {};
  },
  'invitation.notify': async () => {
    const { invitationId } = await createInvitedToApply(world);
    return { invitationId };
  },
  'application.mail-count': async () => {
    await createReportingAdmin();
    const { applicationId } = await createApplied(world);
    await world.pool.query(
      `update job_applications set created_at = created_at - interval '1 day' where id = $1`,
      [applicationId],
    );
    return {};
  },
  'health.mail-alerts': async () => {
    await createReportingAdmin();
    await addFailedTask(world.pool);
    await world.pool.query("update tasks.job set created_on = $1 where name = 'dead-letters'", [
      world.now,
    ]);
    return {};
  },
  'application.send-held': createHeldApplication,
  'application.send-due': async () => {
    await createHeldApplication();
    return {};
  },
  'application.notify-batch': async () => {
    const { recruiter, applicationId } = await createApplied(world);
    const applications = [{ id: applicationId, version: 1 }];
    const { batchId } = await world
      .call(recruiter)
      .application.moveMany({ applications, to: 'under_review' });
    return { companyId: recruiter.companyId, batchId: batchId ?? '' };
  },
  'offer.expire': async () => {
    const { recruiter, offerId } = await createOffered(world);
    world.passTime(8 * 86_400_000);
    return { companyId: recruiter.companyId, offerId };
  },
  'application.read-resume': null,
  'notification.send-digests': async () => {
    const { recruiter, student, applicationId } = await createApplied(world);
    const both = { inApp: true, email: true };
    await world.call(recruiter).setting.saveNotifications({
      all: both,
      kinds: [],
      takesMarketing: false,
      takesDigest: true,
    });
    await world.call(student).application.sendMessage({ applicationId, body: 'Hello' });
    await world.pool.query(`update user_settings set digest_sent_at = null`);
    await world.pool.query(`update notifications set created_at = created_at - interval '1 hour'`);
    return {};
  },
  'plan.end-subscriptions': async () => {
    const owner = await world.member(await world.company(), 'owner');
    const { id: requestId } = await world
      .call(owner)
      .plan.request({ plan: 'business', period: 'monthly' });
    await world.call(await world.admin()).plan.grant({ requestId, until: null });
    world.passTime(40 * 86_400_000);
    return {};
  },
  'plan.end-payment': null,
  'coach.cancel-slots': async () => {
    const { coach } = await createBooked(world);
    await world.pool.query('delete from company_members where user_id = $1', [coach.userId]);
    return {};
  },
  'coach.send-reminders': async () => {
    // Starts in a day.
    const startsAt = new Date(world.now.getTime() + 24 * 60 * 60_000).toISOString().slice(0, 16);
    const { bookingId } = await createBooked(world, { startsAt, timeZone: 'UTC' });
    await notifyBooking(world.ctx({ kind: 'system' }), { bookingId });
    return {};
  },
  'interview.notify': async () => {
    const { moveId } = await createProposed(world);
    return { moveId };
  },
  'interview.send-reminders': async () => {
    await createScheduled(world, { times: timesIn(world, 24) });
    return {};
  },
  'interview.cancel-ended': async () => {
    const { applicationId } = await createScheduled(world);
    await world.pool.query(
      `update job_applications set status = 'rejected', updated_at = updated_at - interval '1 hour' where id = $1`,
      [applicationId],
    );
    return {};
  },
  'coach.notify-booking': async () => {
    const { bookingId } = await createBooked(world);
    return { bookingId };
  },
  'drive.notify-change': async () => {
    const { admin, driveId } = await createFollowed(world);
    await world.call(admin).drive.cancel({ driveId, version: 1 });
    const [added] = (await world.tasks('drive.notify-change')).slice(-1);
    if (!added) throw new Error('Followers are notified by a task.');
    return added;
  },
  'drive.send-reminders': async () => {
    // Closes in a day.
    const dates = { opensAt: '', closesAt: '2026-11-22T15:30', testAt: '' };
    await createFollowed(world, dates);
    return {};
  },
  'file.remove': async () => ({ key: (await world.file(await world.student())).key }),
  'file.store': async () => {
    const { id: fileId } = await world.file(await world.student());
    const text = 'insert into waiting_files (file_id, bytes, created_at) values ($1, $2, now())';
    await world.pool.query(text, [fileId, Buffer.from('x')]);
    return { fileId };
  },
  'mail.send': () => {
    const texts = { subject: 'Hello', text: 'Hello', html: 'Hello' };
    return Promise.resolve({ mail: { id: 'm1', to: 'asha@example.test', ...texts } });
  },
  'profile.export': async () => {
    const asked = await world.call(await world.student()).profile.requestExport({});
    return { exportId: asked.export?.id ?? '' };
  },
  'roadmap.refresh-links': nothing,
  'search.index-dollars': nothing,
  'search.index-missing': nothing,
  'search.index-outdated': nothing,
  'search.index-segments': nothing,
  'credential.sign-log-head': async () => {
    await createIssued(world);
    world.passTime(dayMs);
    return {};
  },
  'credential.issue-again': async () => {
    await createIssued(world);
    const { credential } = world.call(await world.admin());
    const [key] = (await credential.listKeys({})).items;
    const keyId = key?.id ?? '';
    await credential.markCompromised({ keyId, from: world.now });
    return { keyId };
  },
  'credential.mail-reference': async () => {
    const { referenceId } = await createAsked(world);
    world.passTime(graceMs + 1_000);
    return { referenceId };
  },
  'skill-test.finish-expired': async () => {
    const by = await world.student();
    await world.call(by).skillTest.createAttempt({ domain: 'frontend', questionCount: 1 });
    await world.pool.query(
      `update test_attempts set ends_at = ends_at - interval '1 day' where user_id = $1`,
      [by.userId],
    );
    return {};
  },
  'external-jobs.fetch': null,
  'external-jobs.refresh': nothing,
  'job-alerts.send': async () => {
    const student = await world.student();
    await world.call(student).jobAlerts.createSearch({ name: 'Jobs', query: '', alert: 'daily' });
    await world.posting(await world.company());
    await world.pool.query('update saved_searches set next_alert_at = $1', [world.now]);
    return {};
  },
};

const recorded: string[] = [];

/** How often a long task reports its progress says nothing about its effects. */
const withoutSteps = (line: string) =>
  /progress|export\.changed|roadmap_links/u.test(line) ? line.replace(/ ×\d+$/u, '') : line;

test.each(taskNames)('REL-14 the task %s, run twice, does its work once', async (name) => {
  const prepare = payloads[name];
  if (prepare === null) return;
  const payload = await prepare();
  await watch.start();
  await run(name, payload as never);
  const { lines } = await watch.take('');
  const mailed = sent.map(({ subject }) => `sends a mail: ${subject.replaceAll(/\d+/gu, '#')}`);
  const effects = new Set([...lines, ...mailed].map(withoutSteps));
  recorded.push([name, ...[...effects].map((line) => `  ${line}`)].join('\n'));
  const ids = new Set(sent.map(({ id }) => id));
  world.passTime(1_000);
  await watch.start();
  await run(name, payload as never);
  // A mail that is handed over again keeps its id, which removes duplicates.
  expect(new Set(sent.map(({ id }) => id))).toEqual(ids);
  expect((await watch.take('')).changes).toEqual([]);
});

test('REL-14 whom each task notifies, and what it writes, match the reviewed snapshot', async () => {
  // If a new effect is intended, `vitest -u` records it and the review sees it.
  await expect(`${recorded.toSorted().join('\n\n')}\n`).toMatchFileSnapshot('./task-effects.snap');
});

const purposes = Object.keys(linkLifetimeMs) as LinkPurpose[];

test.each(purposes)('AUTH-04 a link to %s is mailed only while it is valid', async (purpose) => {
  const mailed = async (meanwhile: (userId: string) => Promise<unknown>) => {
    sent = [];
    const { userId } = await world.student();
    const email = `other-${userId}@example.test`;
    const options = purpose === 'change-email' ? { email } : {};
    await inTransaction(world.ctx(), (tx) => createLink(tx, userId, purpose, options));
    const [added] = (await world.tasks('account.mail-link')).slice(-1);
    if (!added) throw new Error('A link is mailed by a task.');
    await meanwhile(userId);
    await run('account.mail-link', added);
    return sent.length;
  };
  const ofUser = 'where user_id = $1';
  expect(await mailed(() => Promise.resolve())).toBe(1);
  expect(
    await mailed((id) =>
      world.pool.query(`update account_tokens set used_at = created_at ${ofUser}`, [id]),
    ),
  ).toBe(0);
  expect(
    await mailed((id) =>
      world.pool.query(`update account_tokens set expires_at = created_at ${ofUser}`, [id]),
    ),
  ).toBe(0);
});

test('STJ-01 an alert announces a posting once, even one added just before sending', async () => {
  const student = await world.student();
  const search = { name: 'Glass', query: 'q=glassblower', alert: 'daily' as const };
  await world.call(student).jobAlerts.createSearch(search);
  world.passTime(dayMs - 60_000);
  await world.posting(await world.company(), { title: 'Glassblower' });
  const alerts = async () =>
    (await world.tasks('mail.send')).filter(({ mail }) => mail.to === student.email).length;
  for (const wait of [60_000, dayMs, dayMs]) {
    world.passTime(wait);
    await run('job-alerts.send', {});
    expect(await alerts()).toBe(1);
  }
});
