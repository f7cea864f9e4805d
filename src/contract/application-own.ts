import { z } from 'zod';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { refuses } from './errors.ts';
import { id, instant, month } from './fields.ts';
import { get, post } from './procedure.ts';

/** A student's own board, and applications that can be undone before they are sent. */
export const ownBoard = {
  /**
   * Applies with the account's contact details once it can no longer be undone; nobody is notified
   * before then.
   */
  hold: post('student', '/held-applications')
    .errors(refuses('NOT_FOUND', 'POSTING_NOT_OPEN', 'ALREADY_APPLIED', 'QUESTIONS_CHANGED'))
    .input(
      z.strictObject({
        postingId: id,
        resumeFileId: id,
        source: z.enum(postingSources).optional(),
      }),
    )
    .output(z.object({ postingId: id, sendsAt: instant })),
  undoHeld: post('student', '/held-applications/{postingId}/undo')
    .errors(refuses('NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(z.strictObject({ postingId: id }))
    .output(z.object({ postingId: id })),
  /** All own applications by status, newest first; of each the newest ones. */
  listOwnBoard: get('student', '/own-applications-board')
    .input(z.strictObject({}))
    .output(
      z.object({
        columns: z.array(
          z.object({
            status: z.enum(applicationStatuses),
            count: z.number().int(),
            items: z.array(
              z.object({
                id,
                postingId: id,
                postingTitle: z.string(),
                companyName: z.string(),
                hasPage: z.boolean(),
                changedAt: instant,
              }),
            ),
          }),
        ),
      }),
    ),
  /**
   * Own interviews, waiting assessments, offers to answer, and deadlines of saved jobs not applied
   * to, in a month of any time zone.
   */
  listOwnDates: get('student', '/own-application-dates')
    .input(z.strictObject({ month }))
    .output(
      z.object({
        items: z.array(
          z.object({
            kind: z.enum(['interview', 'assessment', 'offer', 'deadline']),
            at: instant,
            /** Null for a deadline. */
            applicationId: id.nullable(),
            /** Of an assessment. */
            sittingId: id.nullable(),
            assessmentTitle: z.string().nullable(),
            postingId: id,
            postingTitle: z.string(),
            companyName: z.string(),
          }),
        ),
      }),
    ),
};
