import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createMailbox } from '#server/ports/mail/mailbox.ts';
import { idleHandlers } from '#testing/idle-handlers.ts';
import { createPgBossTasks } from './pg-boss.ts';

// A worker process for tests to kill: it records every mail, then waits before it completes the
// task.
const [connectionString = '', folder = '', sink = '', lingerMs = '0'] = process.argv.slice(2);
const mailbox = createMailbox({ folder, now: () => new Date() });
const tasks = createPgBossTasks({ connectionString, log: pino({ level: 'silent' }) });

process.on('SIGTERM', () => void tasks.stop({ graceMs: 100 }).then(() => process.exit(0)));
await tasks.start({
  ...idleHandlers,
  'mail.send': async ({ mail }) => {
    await mailbox.send(mail);
    appendFileSync(sink, `${mail.id}\n`);
    await sleep(Number(lingerMs));
  },
});
appendFileSync(sink, 'ready\n');
