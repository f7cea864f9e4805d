import { z } from 'zod';
import { postingFields } from '#domain/posting/posting-fields.ts';
import { postingStates } from '#domain/posting/posting.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { day, id, instant, line, pageOf, paging, prose, updateOf } from './fields.ts';
import { PLAN_LIMIT } from './plan-fields.ts';
import { POSTING_INCOMPLETE } from './posting-incomplete.ts';
import { procedure } from './procedure.ts';

const state = z.enum(postingStates);
const version = z.number().int().min(1);

/** A posting of any company, as listed in the administration area. */
export const adminPostingRow = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  primaryRole: z.string().nullable(),
  duration: z.string().nullable(),
  state,
  postedAt: instant.nullable(),
  version: z.number().int(),
});
export type AdminPostingRow = z.infer<typeof adminPostingRow>;

export const adminPostingDetails = adminPostingRow.extend({
  description: z.string().nullable(),
  skills: z.array(z.string()).nullable(),
  location: z.string().nullable(),
  /** The last day to apply, in `deadlineZone`. */
  deadline: z.iso.date().nullable(),
  closesAt: instant.nullable(),
  deadlineZone: z.string(),
  applications: z.number().int(),
});
export type AdminPostingDetails = z.infer<typeof adminPostingDetails>;

/** The fields that administrators edit; all others stay as the company wrote them. */
const { primaryRole, duration, skills, description, location } = postingFields;
const adminPostingForm = {
  title: line(postingFields.title.max),
  ...updateOf({ primaryRole, duration, skills, description, location }).shape,
  /** The last day to apply, in the company's time zone. */
  deadline: day.nullable(),
};

export const postingAudit = [
  { action: 'posting.created', texts: 'admin-jobs.audit.created' },
  { action: 'posting.updated', texts: 'admin-jobs.audit.updated' },
  { action: 'posting.activated', texts: 'admin-jobs.audit.activated' },
  { action: 'posting.deactivated', texts: 'admin-jobs.audit.deactivated' },
  { action: 'posting.removed', texts: 'admin-jobs.audit.removed' },
] as const satisfies readonly AuditDeclaration[];

export const adminPosting = {
  listAsAdmin: procedure({ audience: 'admin', method: 'GET', path: '/admin/postings' })
    .input(
      z.strictObject({
        ...paging,
        status: z.enum(['active', 'inactive']).optional(),
        search: prose(100).optional(),
      }),
    )
    .output(
      pageOf(adminPostingRow).extend({
        counts: z.object({
          total: z.number().int(),
          active: z.number().int(),
          inactive: z.number().int(),
          applications: z.number().int(),
        }),
      }),
    ),
  loadAsAdmin: procedure({ audience: 'admin', method: 'GET', path: '/admin/postings/{postingId}' })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(adminPostingDetails),
  createAsAdmin: procedure({ audience: 'admin', method: 'POST', path: '/admin/postings' })
    .errors({
      ...refuses('COMPANY_UNKNOWN', 'DEADLINE_PAST'),
      PLAN_LIMIT,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ ...adminPostingForm, companyId: id, isActive: z.boolean() }))
    .output(z.object({ id, title: z.string() })),
  updateAsAdmin: procedure({
    audience: 'admin',
    method: 'PUT',
    path: '/admin/postings/{postingId}',
  })
    .errors({
      ...refuses('NOT_FOUND', 'POSTING_CHANGED'),
      PLAN_LIMIT,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ ...adminPostingForm, postingId: id, version }))
    .output(z.object({ id, title: z.string(), version: z.number().int() })),
  setState: procedure({
    audience: 'admin',
    method: 'POST',
    path: '/admin/postings/{postingId}/state',
  })
    .errors({
      ...refuses('NOT_FOUND', 'POSTING_CHANGED', 'POSTING_STATE_NOT_ALLOWED'),
      PLAN_LIMIT,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ postingId: id, to: z.enum(['active', 'closed', 'removed']), version }))
    .output(z.object({ id, state, version: z.number().int() })),
};
