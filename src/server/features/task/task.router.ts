import { api } from '#server/api.ts';
import { listFailed } from './list-failed.ts';
import { removeTask } from './remove-task.ts';
import { repeatTask } from './repeat-task.ts';

export const taskRouter = {
  listFailed: api.task.listFailed.handler(({ context }) => listFailed(context.ctx)),
  repeat: api.task.repeat.handler(({ context, input }) => repeatTask(context.ctx, input.taskId)),
  remove: api.task.remove.handler(({ context, input }) => removeTask(context.ctx, input.taskId)),
};
