import { z } from 'zod';
import { auditActions } from '#domain/audit/audit-action.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';
import { procedure } from './procedure.ts';

/** A day of UTC. */
const day = z.iso.date().refine((text) => text >= '1970-01-01', { error: 'before 1970' });

/** One thing that was done in the back-office. */
export const auditEntry = z.object({
  /** 1, 2, 3 … in the order in which they were written. */
  place: z.number().int(),
  at: instant,
  /** One of the known actions, or one of another version of the product. */
  action: z.string(),
  /** Without a name when the account is gone; the system is the command line or a task. */
  actor: z.object({
    kind: z.enum(['admin', 'system']),
    name: z.string().nullable(),
    email: z.string().nullable(),
  }),
  // Any 128-bit id: earlier versions wrote ids that RFC 9562 has no version for.
  target: z.object({ kind: z.string(), id: z.guid(), name: z.string().nullable() }),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  requestId: z.string(),
});
export type AuditEntryRow = z.infer<typeof auditEntry>;

export const audit = {
  list: procedure({ audience: 'admin', method: 'GET', path: '/admin/audit' })
    .input(
      z.strictObject({
        ...paging,
        action: z.enum(auditActions).optional(),
        actor: id.optional(),
        /** What it was done to: part of a name, or the id. */
        search: prose(100).optional(),
        from: day.optional(),
        to: day.optional(),
      }),
    )
    .output(
      pageOf(auditEntry).extend({
        /** Everyone whom the log can be filtered by. */
        actors: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  verify: procedure({ audience: 'admin', method: 'GET', path: '/admin/audit/verdict' })
    .input(z.strictObject({}))
    .output(
      z.discriminatedUnion('ok', [
        z.object({ ok: z.literal(true), entries: z.number().int(), lastHash: z.string() }),
        z.object({
          ok: z.literal(false),
          place: z.number().int(),
          problem: z.enum(['missing', 'changed']),
        }),
      ]),
    ),
};
