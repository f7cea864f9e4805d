import { oc } from '@orpc/contract';
import { z } from 'zod';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { longestField } from '#domain/application/find-form-problems.ts';
import { pipeline } from './application-pipeline.ts';
import { refusalStatus, refuses } from './errors.ts';
import { email, id, instant, line, pageOf, paging, prose } from './fields.ts';

const status = z.enum(applicationStatuses);

export const applicationForm = z.strictObject({
  fullName: line(longestField.fullName),
  email,
  phone: prose(longestField.phone).optional(),
  coverLetter: prose(longestField.coverLetter).optional(),
});

export const ownApplication = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  companyName: z.string(),
  status,
  resume: z.object({ id, name: z.string() }).nullable(),
  appliedAt: instant,
  changedAt: instant,
  moves: z.array(z.object({ to: status, at: instant, reason: z.string().nullable() })),
});
export type OwnApplication = z.infer<typeof ownApplication>;

export const receivedApplication = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  coverLetter: z.string().nullable(),
  status,
  resume: z.object({ id, name: z.string() }).nullable(),
  appliedAt: instant,
  changedAt: instant,
  version: z.number().int(),
  moves: z.array(status),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

export const application = {
  ...pipeline,
  submit: oc
    .route({ method: 'POST', path: '/applications' })
    .errors(
      refuses(
        'NOT_SIGNED_IN',
        'FORBIDDEN',
        'NOT_FOUND',
        'POSTING_NOT_OPEN',
        'ALREADY_APPLIED',
        'RESUME_REQUIRED',
        'IDEMPOTENCY_KEY_REUSED',
      ),
    )
    .input(applicationForm.extend({ postingId: id, resumeFileId: id.optional() }))
    .output(z.object({ id, status })),
  findOwn: oc
    .route({ method: 'GET', path: '/postings/{postingId}/own-application' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({ postingId: id }))
    .output(z.object({ application: z.object({ id, status, appliedAt: instant }).nullable() })),
  listOwn: oc
    .route({ method: 'GET', path: '/own-applications' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({ ...paging, status: status.optional() }))
    .output(pageOf(ownApplication)),
  listReceived: oc
    .route({ method: 'GET', path: '/received-applications' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(
      z.strictObject({
        ...paging,
        status: status.optional(),
        postingId: id.optional(),
        search: prose(100).optional(),
        /** The default is the newest first; with 'oldest', `older` leads on to newer ones. */
        sort: z.enum(['newest', 'oldest']).optional(),
      }),
    )
    .output(
      pageOf(receivedApplication).extend({
        /** The company's newest postings, and the chosen one. */
        postings: z.array(z.object({ id, title: z.string() })),
        postingsCapped: z.boolean(),
        /** The reader may move applications. */
        mayDecide: z.boolean(),
      }),
    ),
  move: oc
    .route({ method: 'POST', path: '/received-applications/{applicationId}/move' })
    .errors({
      ...refuses(
        'NOT_SIGNED_IN',
        'FORBIDDEN',
        'NOT_FOUND',
        'MOVE_NOT_ALLOWED',
        'REASON_REQUIRED',
        'IDEMPOTENCY_KEY_REUSED',
      ),
      STATUS_CHANGED: {
        status: refusalStatus.STATUS_CHANGED,
        data: z.object({ status, version: z.number().int(), wanted: status }),
      },
    })
    .input(
      z.strictObject({
        applicationId: id,
        to: status,
        version: z.number().int().min(1),
        reason: prose(1000).optional(),
      }),
    )
    .output(z.object({ id, status, version: z.number().int(), moves: z.array(status) })),
};
