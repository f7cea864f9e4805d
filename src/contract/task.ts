import { z } from 'zod';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, instant } from './fields.ts';
import { del, get, post } from './procedure.ts';

const failedTask = z.object({
  id,
  name: z.string(),
  /** What the job is about, such as the subject of a mail. */
  about: z.string().nullable(),
  tries: z.number().int(),
  addedAt: instant,
  failedAt: instant,
  problem: z.string(),
});
export type FailedTask = z.infer<typeof failedTask>;

export const taskAudit = [
  { action: 'task.repeated', texts: 'admin-tasks.audit.repeated' },
  { action: 'task.removed', texts: 'admin-tasks.audit.removed' },
] as const satisfies readonly AuditDeclaration[];

export const task = {
  listFailed: get('admin', '/admin/failed-tasks')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(failedTask), count: z.number().int() })),
  repeat: post('admin', '/admin/failed-tasks/{taskId}/repeat')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ taskId: id }))
    .output(z.object({ name: z.string() })),
  remove: del('admin', '/admin/failed-tasks/{taskId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ taskId: id }))
    .output(z.object({ name: z.string() })),
};
