import { PgBoss, type Queue } from 'pg-boss';
import type { Log } from '#server/db/log.ts';
import { DEAD_LETTERS } from './failed-tasks.ts';
import { type TaskName, taskNames } from './task-names.ts';
import { createTasksDb, TASKS_SCHEMA } from './tasks-db.ts';

export const MOST_TRIES = 5;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

// Retries follow after 20–40 s, 40–80 s, 80–160 s and 160–320 s: a mail server may be down for some
// minutes.
const queue: Omit<Queue, 'name'> = {
  retryLimit: MOST_TRIES - 1,
  retryDelay: 20,
  retryBackoff: true,
  expireInSeconds: 120,
  heartbeatSeconds: 15,
  // Also how long a key blocks a second task.
  deleteAfterSeconds: DAY,
  retentionSeconds: 14 * DAY,
  deadLetter: DEAD_LETTERS,
  notify: true,
};

/** Work on all data; a worker that died is noticed by its missing heartbeat, not by this limit. */
const slow: Partial<Record<TaskName, Partial<Queue>>> = {
  'backup.create': { expireInSeconds: 12 * HOUR },
  'backup.optimize': { expireInSeconds: 12 * HOUR },
  // One search for each person whose alert is due, all within the same hour.
  'job-alerts.send': { expireInSeconds: HOUR },
  // Behind a firewall every link waits for its timeout, twice.
  'roadmap.refresh-links': { expireInSeconds: HOUR },
};

/**
 * Migrates the tables and queues of the task runner. Its own lock lets several processes do this at
 * the same time.
 */
export async function prepareTasks({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Log;
}): Promise<void> {
  const database = createTasksDb({ connectionString, log });
  const boss = new PgBoss({
    db: database,
    schema: TASKS_SCHEMA,
    schedule: false,
    supervise: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'preparing the tasks met an error'));
  try {
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * DAY });
    for (const name of taskNames) {
      const options = { ...queue, ...slow[name] };
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
    await database.close();
  }
}
