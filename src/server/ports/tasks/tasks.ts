import type { Logger } from 'pino';
import type { Db } from '#server/db/connect.ts';
import type { FailedTask } from './failed-tasks.ts';
import type { TaskName, TaskPayloads } from './task-names.ts';

export type TaskRun = {
  /** The same for every try of one task. */
  id: string;
  log: Logger;
  /** Aborted when the process stops or the task's time is over. */
  signal: AbortSignal;
};

export type TaskHandler<Name extends TaskName> = (
  payload: TaskPayloads[Name],
  run: TaskRun,
) => Promise<void>;
export type TaskHandlers = { [Name in TaskName]: TaskHandler<Name> };

/** `key` makes adding idempotent: a second task of that name with that key is not added. */
export type AddOptions = { key?: string; startAfter?: Date };

export type Tasks = {
  /** Writes the task through `db`: in a transaction it commits or vanishes with the caller's change. */
  add<Name extends TaskName>(
    db: Db,
    name: Name,
    payload: TaskPayloads[Name],
    options?: AddOptions,
  ): Promise<void>;
  /** The tasks that gave up, the last one first. */
  listFailed(db: Db, most: number): Promise<{ items: FailedTask[]; count: number }>;
  /** Takes a task out of those that gave up; undefined when it is not among them. */
  takeFailed(db: Db, id: string): Promise<{ name: TaskName; payload: never } | undefined>;
  /** Removes the tasks, done or not, that carry any of these words. */
  forget(db: Db, words: string[]): Promise<void>;
  /** Tasks run at least once and at most five times, so a handler must be idempotent. */
  start(handlers: TaskHandlers): Promise<void>;
  /** Waits for running tasks up to `graceMs`, then hands the rest back for another process. */
  stop(options: { graceMs: number }): Promise<void>;
};
