import type { Mail } from '#server/ports/mail/mail.ts';

/** Every background task and what its row carries. A new task is one line here, one in `taskNames`. */
export type TaskPayloads = {
  'mail.send': { mail: Mail };
};

export type TaskName = keyof TaskPayloads;

const named: Record<TaskName, true> = {
  'mail.send': true,
};

export const taskNames = Object.keys(named) as TaskName[];
