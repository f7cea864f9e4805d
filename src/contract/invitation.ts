import { z } from 'zod';
import { invitationStatuses } from '#domain/invitation/invitation.ts';
import { refuses } from './errors.ts';
import { id, instant, pageOf, paging } from './fields.ts';
import { get, post } from './procedure.ts';

const ownInvitation = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  companyName: z.string(),
  location: z.string().nullable(),
  standing: z.enum(invitationStatuses),
  invitedAt: instant,
  expiresAt: instant,
  /** The student's match with the posting. */
  score: z.number().int().nullable(),
  /** A declined invitation can be taken up again until the company is notified. */
  mayUndo: z.boolean(),
});
export type OwnInvitation = z.infer<typeof ownInvitation>;

/** Invitations to apply. A student accepts one by applying. */
export const invitation = {
  create: post('recruiter', '/invitations')
    .errors(
      refuses(
        'NOT_FOUND',
        'POSTING_NOT_OPEN',
        'STUDENT_APPLIED',
        'STUDENT_INVITED',
        'STUDENT_INVITED_OFTEN',
        'STUDENT_UNAVAILABLE',
      ),
    )
    .input(z.strictObject({ studentId: id, postingId: id }))
    .output(z.object({ id, expiresAt: instant })),
  /** Takes an invitation back before the student is notified. */
  undo: post('recruiter', '/invitations/{invitationId}/undo')
    .errors(refuses('NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(z.strictObject({ invitationId: id }))
    .output(z.object({ id })),
  /** The student's invitations, newest first. */
  listOwn: get('student', '/own-invitations')
    .input(z.strictObject({ ...paging, isOpen: z.union([z.boolean(), z.stringbool()]).optional() }))
    .output(pageOf(ownInvitation)),
  /** Declines, or takes that back before the company is notified. */
  setDeclined: post('student', '/own-invitations/{invitationId}/answer')
    .errors(refuses('NOT_FOUND', 'INVITATION_OVER', 'UNDO_TOO_LATE'))
    .input(z.strictObject({ invitationId: id, isDeclined: z.boolean() }))
    .output(z.object({ id })),
};
