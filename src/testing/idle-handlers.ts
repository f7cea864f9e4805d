import { taskNames } from '#server/ports/tasks/task-names.ts';
import type { TaskHandlers } from '#server/ports/tasks/tasks.ts';

const handlers: Partial<TaskHandlers> = {};
for (const name of taskNames) handlers[name] = async () => undefined;

/** Handlers that do nothing, for every background job. */
export const idleHandlers = handlers as TaskHandlers;
