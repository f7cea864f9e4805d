import type { Logger } from 'pino';
import type { Db } from '#server/db/connect.ts';
import type { FailedTask } from './failed-tasks.ts';
import type { TaskName, TaskPayloads } from './task-names.ts';

export type TaskRun = {
  /** The same for every attempt of one task. */
  id: string;
  log: Logger;
  /** Aborted when the process stops or the task times out. */
  signal: AbortSignal;
};

export type TaskHandler<Name extends TaskName> = (
  payload: TaskPayloads[Name],
  run: TaskRun,
) => Promise<void>;
export type TaskHandlers = { [Name in TaskName]: TaskHandler<Name> };

/** `key` makes adding idempotent: a second task with that name and key is not added. */
export type AddOptions = { key?: string; startAfter?: Date };

export type Tasks = {
  /** Writes the task through `db`, so it commits or rolls back with the caller's transaction. */
  add<Name extends TaskName>(
    db: Db,
    name: Name,
    payload: TaskPayloads[Name],
    options?: AddOptions,
  ): Promise<void>;
  /** The failed tasks, newest first. */
  listFailed(db: Db, most: number): Promise<{ items: FailedTask[]; count: number }>;
  /** When the longest waiting due task became due; null if none is due. */
  oldestDue(db: Db): Promise<Date | null>;
  /** Removes and returns a failed task; undefined if it is not among them. */
  takeFailed(db: Db, id: string): Promise<{ name: TaskName; payload: never } | undefined>;
  /** Removes the tasks, done or not, whose payload contains any of these words. */
  forget(db: Db, words: string[]): Promise<void>;
  /** Tasks run at least once and at most five times, so a handler must be idempotent. */
  start(handlers: TaskHandlers): Promise<void>;
  /** Waits up to `graceMs` for running tasks, then releases the rest for another process. */
  stop(options: { graceMs: number }): Promise<void>;
};
