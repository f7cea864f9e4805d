import pg from 'pg';
import type { Db as BossDb } from 'pg-boss';
import { listen } from '#server/db/listen.ts';
import type { Log } from '#server/db/log.ts';

export const TASKS_SCHEMA = 'tasks';

export type TasksDb = BossDb & {
  /** Releases tasks that this process runs, as if they had never been attempted. */
  handBack(ids: string[]): Promise<void>;
  /** From here on, anything the runner still reports about its tasks is ignored. */
  silence(): void;
  close(): Promise<void>;
};

/**
 * The runner's own small pool: a use case holds an application connection while it adds a task, and
 * must never wait for another.
 */
export function createTasksDb({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Log;
}): TasksDb {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    application_name: 'firstrung-tasks',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  pool.on('error', (error) =>
    log.warn({ err: error }, 'an idle connection of the task runner was lost'),
  );
  let silent = false;
  return {
    async executeSql(text, values) {
      if (silent) return { rows: [{ count: 0 }] };
      return pool.query(text, values);
    },
    async listen(channel, onNotice, onListening) {
      return listen({
        connect: () =>
          new pg.Client({ connectionString, application_name: 'firstrung-tasks-listen' }),
        channel,
        onNotice,
        onListening,
        log,
      });
    },
    async handBack(ids) {
      await pool.query(
        `update ${TASKS_SCHEMA}.job set state = 'created', started_on = null, heartbeat_on = null where id = any($1::uuid[]) and state = 'active'`,
        [ids],
      );
    },
    silence() {
      silent = true;
    },
    close: () => pool.end(),
  };
}
