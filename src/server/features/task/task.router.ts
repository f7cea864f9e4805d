import { serve } from '#server/api.ts';
import { listFailed } from './list-failed.ts';
import { removeTask } from './remove-task.ts';
import { repeatTask } from './repeat-task.ts';

export const taskRouter = serve('task', {
  listFailed,
  repeat: (ctx, { taskId }) => repeatTask(ctx, taskId),
  remove: (ctx, { taskId }) => removeTask(ctx, taskId),
});
