import { oc } from '@orpc/contract';
import { z } from 'zod';
import { refuses } from './errors.ts';
import { id, instant } from './fields.ts';

const failedTask = z.object({
  id,
  name: z.string(),
  /** What it was about, as the subject of a mail. */
  about: z.string().nullable(),
  tries: z.number().int(),
  addedAt: instant,
  failedAt: instant,
  problem: z.string(),
});
export type FailedTask = z.infer<typeof failedTask>;

export const task = {
  listFailed: oc
    .route({ method: 'GET', path: '/admin/failed-tasks' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(failedTask), count: z.number().int() })),
  repeat: oc
    .route({ method: 'POST', path: '/admin/failed-tasks/{taskId}/repeat' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
    .input(z.strictObject({ taskId: id }))
    .output(z.object({ name: z.string() })),
};
