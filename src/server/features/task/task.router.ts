import { serve } from '#server/api.ts';
import { listFailed, removeTask, repeatTask } from './failed-tasks.ts';

export const taskRouter = serve('task', {
  listFailed,
  repeat: (ctx, { taskId }) => repeatTask(ctx, taskId),
  remove: (ctx, { taskId }) => removeTask(ctx, taskId),
});
