import { z } from 'zod';
import { adminAudit } from './account-admins.ts';
import { userAudit } from './account-users.ts';
import { backupAudit } from './backup.ts';
import { companyAudit } from './company.ts';
import { contactAudit } from './contact.ts';
import { credentialAudit } from './credential.ts';
import { driveAudit } from './drive.ts';
import { eventAudit } from './event.ts';
import { sourceAudit } from './external-jobs.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';
import { forumAudit } from './forum.ts';
import { newsletterAudit } from './newsletter.ts';
import { planAudit } from './plan.ts';
import { postingAudit } from './posting-admin.ts';
import { get } from './procedure.ts';
import { reportAudit } from './report.ts';
import { settingAudit } from './setting.ts';
import { testItemAudit } from './skill-test.ts';
import { taskAudit } from './task.ts';
import { teamAudit } from './team.ts';

/** Every action that the audit log can hold; each noun declares its own. */
export const auditActions = [
  ...userAudit,
  ...adminAudit,
  ...companyAudit,
  ...teamAudit,
  ...postingAudit,
  ...planAudit,
  ...taskAudit,
  ...backupAudit,
  ...contactAudit,
  ...driveAudit,
  ...testItemAudit,
  ...credentialAudit,
  ...eventAudit,
  ...newsletterAudit,
  ...reportAudit,
  ...forumAudit,
  ...sourceAudit,
  ...settingAudit,
];
export type AuditAction = (typeof auditActions)[number]['action'];

/** Where the texts of an action start. */
const texts = z.enum(auditActions.map((each) => each.texts));

/** A UTC date. */
const day = z.iso.date().refine((text) => text >= '1970-01-01', { error: 'before 1970' });

export const auditEntry = z.object({
  /** Consecutive, in the order of writing: 1, 2, 3 … */
  place: z.number().int(),
  at: instant,
  /** A known action, or one from another version of the product. */
  action: z.string(),
  /** Null for an action of another version. */
  texts: texts.nullable(),
  /**
   * The name is null when the account was deleted; 'system' is the command line or a background
   * job.
   */
  actor: z.object({
    kind: z.enum(['admin', 'member', 'system']),
    name: z.string().nullable(),
    email: z.string().nullable(),
  }),
  // Any 128-bit id: earlier versions wrote ids that match no RFC 9562 version.
  target: z.object({ kind: z.string(), id: z.guid(), name: z.string().nullable() }),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  requestId: z.string(),
});
export type AuditEntryRow = z.infer<typeof auditEntry>;

/** What the log can be filtered by. */
const filterOptions = z.object({
  actions: z.array(z.object({ action: z.string(), texts })),
  actors: z.array(z.object({ id, name: z.string() })),
});
export type AuditFilterOptions = z.infer<typeof filterOptions>;

export const audit = {
  list: get('admin', '/admin/audit')
    .input(
      z.strictObject({
        ...paging,
        action: prose(60).optional(),
        actor: id.optional(),
        /** Part of the target's name, or its id. */
        search: prose(100).optional(),
        from: day.optional(),
        to: day.optional(),
      }),
    )
    .output(
      pageOf(auditEntry).extend({
        /** What the log can be filtered by. */
        actions: z.array(z.object({ action: z.string(), texts })),
        actors: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  verify: get('admin', '/admin/audit/verdict')
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
