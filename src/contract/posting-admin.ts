import { z } from 'zod';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';
import { PLAN_LIMIT } from './plan-fields.ts';
import { POSTING_INCOMPLETE } from './posting-incomplete.ts';
import {
  ownPostingDetails,
  POSTING_CHANGED,
  postingContent as content,
  postingState as state,
  postingVersion as version,
  storedPosting as stored,
} from './posting-own.ts';
import { get, post, put } from './procedure.ts';

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

const adminPostingDetails = ownPostingDetails.extend({ applications: z.number().int() });
export type AdminPostingDetails = z.infer<typeof adminPostingDetails>;

export const postingAudit = [
  { action: 'posting.created', texts: 'admin-jobs.audit.created' },
  { action: 'posting.updated', texts: 'admin-jobs.audit.updated' },
  { action: 'posting.activated', texts: 'admin-jobs.audit.activated' },
  { action: 'posting.deactivated', texts: 'admin-jobs.audit.deactivated' },
  { action: 'posting.removed', texts: 'admin-jobs.audit.removed' },
  { action: 'posting.imported', texts: 'admin-jobs.audit.imported' },
  { action: 'posting.import-removed', texts: 'admin-jobs.audit.import-removed' },
] as const satisfies readonly AuditDeclaration[];

export const adminPosting = {
  listAsAdmin: get('admin', '/admin/postings')
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
  loadAsAdmin: get('admin', '/admin/postings/{postingId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(adminPostingDetails),
  createAsAdmin: post('admin', '/admin/postings')
    .errors(refuses('COMPANY_UNKNOWN', 'SALARY_RANGE', 'BATCH_RANGE'))
    .input(z.strictObject({ ...content, companyId: id }))
    .output(stored),
  updateAsAdmin: put('admin', '/admin/postings/{postingId}')
    .errors({
      ...refuses('NOT_FOUND', 'SALARY_RANGE', 'BATCH_RANGE'),
      PLAN_LIMIT,
      POSTING_CHANGED,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ ...content, postingId: id, version }))
    .output(stored),
  setState: post('admin', '/admin/postings/{postingId}/state')
    .errors({
      ...refuses('NOT_FOUND', 'POSTING_STATE_NOT_ALLOWED'),
      PLAN_LIMIT,
      POSTING_CHANGED,
      POSTING_INCOMPLETE,
    })
    .input(z.strictObject({ postingId: id, to: z.enum(['active', 'closed', 'removed']), version }))
    .output(z.object({ id, state, version: z.number().int() })),
};
