import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { v5 } from 'uuid';
import { findOldestDue, forgetTasks, listFailedTasks, takeFailedTask } from './failed-tasks.ts';
import { taskNames, type TaskName, type TaskPayloads } from './task-names.ts';
import { createTasksDb, TASKS_SCHEMA } from './tasks-db.ts';
import type { TaskHandlers, Tasks } from './tasks.ts';

const KEYS = '6f0e4f0a-5c1b-4b7e-9d0b-0a2f6f2d7a11';
const AT_ONCE = 4;

export type TasksOptions = { connectionString: string; log: Logger };

/** Background tasks as rows in PostgreSQL. `prepareTasks` must have run on the database. */
export function createPgBossTasks({ connectionString, log }: TasksOptions): Tasks {
  const database = createTasksDb({ connectionString, log });
  const boss = new PgBoss({
    db: database,
    schema: TASKS_SCHEMA,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) =>
    log.warn({ err: error }, 'the task runner had an error and will retry'),
  );
  boss.on('warning', (warning) => log.warn({ warning }, 'the task runner warns'));
  const running = new Map<string, TaskName>();

  async function runOne<Name extends TaskName>(
    name: Name,
    handlers: TaskHandlers,
    job: JobWithMetadata<TaskPayloads[Name]>,
  ) {
    const taskLog = log.child({ task: name, taskId: job.id, tried: job.retryCount + 1 });
    running.set(job.id, name);
    try {
      await handlers[name](job.data, { id: job.id, log: taskLog, signal: job.signal });
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit;
      taskLog[isLast ? 'error' : 'warn'](
        { err: error },
        isLast ? 'a task failed for good' : 'a task failed and will be tried again',
      );
      throw error;
    } finally {
      running.delete(job.id);
    }
  }

  async function startWorker(name: TaskName, handlers: TaskHandlers): Promise<void> {
    const worker: { id?: string } = {};
    worker.id = await boss.work<TaskPayloads[typeof name]>(
      name,
      { includeMetadata: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 },
      async ([job]) => {
        if (!job) return;
        // Otherwise the worker would pause after each task before fetching the next.
        if (worker.id) boss.notifyWorker(worker.id);
        await runOne(name, handlers, job as JobWithMetadata<TaskPayloads[typeof name]>);
      },
    );
  }

  async function stop(graceMs: number): Promise<void> {
    const drained = Promise.all(taskNames.map((name) => boss.offWork(name))).then(() => true);
    const inTime = await Promise.race([drained, sleep(graceMs, false, { ref: false })]);
    if (!inTime) await database.handBack([...running.keys()]);
    database.silence();
    await boss.stop({ graceful: false });
    await database.close();
  }

  const add: Tasks['add'] = async (db, name, payload, { key, startAfter } = {}) => {
    await boss.send(name, payload, {
      db: fromDrizzle(db, sql),
      ...(key !== undefined && { id: v5(`${name}:${key}`, KEYS) }),
      ...(startAfter && { startAfter }),
    });
  };

  let stopped: Promise<void> | undefined;
  return {
    add,
    listFailed: listFailedTasks,
    oldestDue: findOldestDue,
    forget: forgetTasks,
    takeFailed: takeFailedTask,
    async start(handlers) {
      await boss.start();
      for (const name of taskNames) {
        for (let n = 0; n < AT_ONCE; n++) await startWorker(name, handlers);
      }
    },
    stop: ({ graceMs }) => (stopped ??= stop(graceMs)),
  };
}
