import { z } from 'zod';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { maxOfferLength, offerStates } from '#domain/offer/offer.ts';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { minorDigits } from '#domain/posting/salary-amount.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, instant, line, prose } from './fields.ts';
import { get, post } from './procedure.ts';

const status = z.enum(applicationStatuses);
const currency = z.string().refine((code) => minorDigits(code) !== undefined);

const terms = {
  /** In minor units of the currency. */
  pay: z
    .number()
    .int()
    .min(1)
    .max(10 ** 14),
  currency,
  period: z.enum(salaryPeriods),
  startsOn: z.iso.date(),
  place: line(maxOfferLength.place),
  terms: prose(maxOfferLength.terms),
};

const offerOutput = z.object({
  id,
  version: z.number().int(),
  state: z.enum(offerStates),
  pay: z.number(),
  currency: z.string(),
  period: z.enum(salaryPeriods),
  startsOn: z.string(),
  place: z.string(),
  terms: z.string(),
  senderName: z.string(),
  sentAt: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
});
export type Offer = z.infer<typeof offerOutput>;

const changed = {
  STATUS_CHANGED: {
    status: refusalStatus.STATUS_CHANGED,
    data: z.object({ status, version: z.number().int(), wanted: status }),
  },
};

export const offer = {
  /** The latest offer of an application. Students see it once its sending cannot be undone. */
  find: get('student-or-member', '/applications/{applicationId}/offer')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ applicationId: id }))
    .output(
      z.object({
        offer: offerOutput.nullable(),
        /** For members: a start for the form, from an offer that was withdrawn or the posting. */
        draft: z
          .object({
            pay: z.number().nullable(),
            currency: z.string(),
            period: z.enum(salaryPeriods),
            startsOn: z.string(),
            place: z.string(),
            terms: z.string(),
          })
          .nullable(),
      }),
    ),
  /** Moves the application to 'Offer Made'. */
  send: post('recruiter', '/received-applications/{applicationId}/offers')
    .errors({
      ...refuses(
        'NOT_FOUND',
        'MOVE_NOT_ALLOWED',
        'OFFER_EXPIRY_INVALID',
        'TIME_ZONE_UNKNOWN',
        'OFFER_STARTS_EARLY',
      ),
      ...changed,
    })
    .input(
      z.strictObject({
        ...terms,
        applicationId: id,
        version: z.int32().min(1),
        expiresAt: z.iso.datetime(),
        /** The one in which the deadline was chosen. */
        timeZone: z.string().min(1).max(64),
      }),
    )
    .output(
      z.object({
        id,
        version: z.number().int(),
        /** The input of `application.undoMoves`. */
        batchId: id,
      }),
    ),
  /** The student accepts the offer; declining is `application.withdraw`. */
  accept: post('student', '/own-applications/{applicationId}/accept-offer')
    .errors(refuses('NOT_FOUND', 'OFFER_EXPIRED', 'OFFER_NOT_OPEN'))
    .input(z.strictObject({ applicationId: id, offerId: id }))
    .output(z.object({ id })),
};
