import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createMailbox } from '#server/ports/mail/mailbox.ts';
import { createPgBossTasks } from './pg-boss.ts';

// A worker process for tests to kill: it records every mail, then waits before it completes the
// task.
const [connectionString = '', folder = '', sink = '', lingerMs = '0'] = process.argv.slice(2);
const mailbox = createMailbox({ folder, now: () => new Date() });
const tasks = createPgBossTasks({ connectionString, log: pino({ level: 'silent' }) });

process.on('SIGTERM', () => void tasks.stop({ graceMs: 100 }).then(() => process.exit(0)));
await tasks.start({
  'mail.send': async ({ mail }) => {
    await mailbox.send(mail);
    appendFileSync(sink, `${mail.id}\n`);
    await sleep(Number(lingerMs));
  },
  'backup.create': async () => undefined,
  'backup.create-due': async () => undefined,
  'backup.optimize': async () => undefined,
  'file.remove': async () => undefined,
  'assessment.notify': async () => undefined,
  'assessment.finish-expired': async () => undefined,
  'application.mail-count': async () => undefined,
  'health.mail-alerts': async () => undefined,
  'account.mail-link': async () => undefined,
  'invitation.notify': async () => undefined,
  'team.mail-invitation': async () => undefined,
  'offer.expire': async () => undefined,
  'application.notify-batch': async () => undefined,
  'application.send-held': async () => undefined,
  'application.send-due': async () => undefined,
  'file.store': async () => undefined,
  'application.read-resume': async () => undefined,
  'profile.export': async () => undefined,
  'search.index-missing': async () => undefined,
  'search.index-outdated': async () => undefined,
  'search.index-segments': async () => undefined,
  'search.index-dollars': async () => undefined,
  'external-jobs.refresh': async () => undefined,
  'external-jobs.fetch': async () => undefined,
  'drive.notify-change': async () => undefined,
  'drive.send-reminders': async () => undefined,
  'roadmap.refresh-links': async () => undefined,
  'credential.issue-again': async () => undefined,
  'credential.sign-log-head': async () => undefined,
  'credential.mail-reference': async () => undefined,
  'skill-test.finish-expired': async () => undefined,
  'coach.notify-booking': async () => undefined,
  'coach.send-reminders': async () => undefined,
  'coach.cancel-slots': async () => undefined,
  'plan.end-subscriptions': async () => undefined,
  'plan.end-payment': async () => undefined,
  'notification.send-digests': async () => undefined,
  'interview.notify': async () => undefined,
  'interview.send-reminders': async () => undefined,
  'interview.cancel-ended': async () => undefined,
});
appendFileSync(sink, 'ready\n');
