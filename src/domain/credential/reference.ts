import { text } from '#domain/fields.ts';
import { dayMs } from '#domain/time.ts';

/** What a student asks a mentor with. */
export const referenceFields = {
  name: text({ max: 100, required: true }),
  email: text({ max: 254, required: true, format: 'email' }),
  relation: text({ max: 120, required: true }),
  message: text({ max: 500, rows: 4 }),
};

/** What the mentor answers with. */
export const answerFields = {
  name: text({ max: 100, required: true }),
  relation: text({ max: 120, required: true }),
  words: text({ max: 800, required: true, rows: 7 }),
};

export const referenceMs = 14 * dayMs;
/** Requests that were not confirmed are deleted this long after their link expired. */
export const oldReferenceMs = 90 * dayMs;
/** Of one student, waiting for an answer. */
export const maxOpenReferences = 5;

export const referenceStates = ['asked', 'confirmed', 'declined'] as const;
export type ReferenceState = (typeof referenceStates)[number];

/** What the link in the mail leads to. */
export const referenceLinkStates = ['open', 'confirmed', 'declined', 'over'] as const;

type Request = { state: ReferenceState; expiresAt: Date };

export function referenceLinkState(
  request: Request | undefined,
  now: Date,
): (typeof referenceLinkStates)[number] {
  if (request === undefined) return 'over';
  if (request.state !== 'asked') return request.state;
  return now < request.expiresAt ? 'open' : 'over';
}
