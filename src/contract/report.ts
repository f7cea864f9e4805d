import { z } from 'zod';
import {
  maxReportLength,
  reportReasons,
  reportStates,
  reportTargets,
} from '#domain/report/report.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, instant, line, pageOf, paging, prose } from './fields.ts';
import { get, post } from './procedure.ts';

const target = z.strictObject({ kind: z.enum(reportTargets), id });
const state = z.enum(reportStates);

/** Reported content, with all of its reports. */
export const reportedThing = z.object({
  target,
  /** Its text or title; null when deleted. */
  title: z.string().nullable(),
  text: z.string().nullable(),
  author: z.string().nullable(),
  topicId: id.nullable(),
  /** No longer visible: removed or unpublished. */
  isHidden: z.boolean(),
  state,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reports: z.array(
    z.object({
      id,
      reporter: z.string().nullable(),
      reason: z.enum(reportReasons),
      detail: z.string(),
      createdAt: instant,
    }),
  ),
});
export type ReportedThing = z.infer<typeof reportedThing>;

export const reportAudit = [
  { action: 'report.upheld', texts: 'admin-community.audit.report.upheld' },
  { action: 'report.dismissed', texts: 'admin-community.audit.report.dismissed' },
] as const satisfies readonly AuditDeclaration[];

export const report = {
  create: post('student-or-member', '/reports')
    .errors(refuses('NOT_FOUND', 'TOO_MANY_SENT'))
    .input(
      z.strictObject({
        target,
        reason: z.enum(reportReasons),
        detail: prose(maxReportLength.detail),
      }),
    )
    .output(z.object({ isNew: z.boolean() })),
  list: get('admin', '/admin/reports')
    .input(z.strictObject({ ...paging, state: state.optional() }))
    .output(pageOf(reportedThing)),
  decide: post('admin', '/admin/reports/decide')
    .errors(refuses('REPORT_DECIDED', 'POSTING_CHANGED', 'POSTING_STATE_NOT_ALLOWED'))
    .input(
      z.strictObject({
        target,
        to: z.enum(['upheld', 'dismissed']),
        reason: line(maxReportLength.reason),
      }),
    )
    .output(z.object({ decided: z.number().int() })),
};
