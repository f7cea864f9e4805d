import { z } from 'zod';
import {
  checkNames,
  checkStates,
  credentialKinds,
  longestBadgeText,
  verdicts,
} from '#domain/credential/credential.ts';
import { refuses } from './errors.ts';
import { id, instant, line, typed } from './fields.ts';
import { PLAN_LIMIT } from './plan-fields.ts';
import { procedure } from './procedure.ts';

const checkState = z.enum(checkStates);

/** What a verification found. Texts are those of the badge, unchecked unless the verdict is valid. */
const verification = z.object({
  verdict: z.enum(verdicts),
  checks: z.object(
    Object.fromEntries(checkNames.map((name) => [name, checkState])) as Record<
      (typeof checkNames)[number],
      typeof checkState
    >,
  ),
  /** Null if it is not a badge. */
  badge: z
    .object({
      title: z.string(),
      issuer: z.string(),
      holder: z.string().nullable(),
      narrative: z.string(),
      validFrom: instant.nullable(),
      validUntil: instant.nullable(),
    })
    .nullable(),
  /** Issued by this site. */
  isOwn: z.boolean(),
  /** Why an administrator revoked it. */
  reason: z.string().nullable(),
});
export type Verification = z.infer<typeof verification>;

/** What the verification page shows about a posted file, text or link. */
export type ShownBadge =
  | { state: 'checked'; verification: Verification }
  | { state: 'no-badge' }
  | { state: 'other-site' };

const ownCredential = z.object({
  id,
  kind: z.enum(credentialKinds),
  title: z.string(),
  issuedAt: instant,
  expiresAt: instant.nullable(),
  isHidden: z.boolean(),
  revokedReason: z.string().nullable(),
});
export type OwnCredential = z.infer<typeof ownCredential>;

const earned = z.object({
  kind: z.enum(credentialKinds),
  source: z.string(),
  title: z.string(),
  earnedAt: instant,
});
export type EarnedCredential = z.infer<typeof earned>;

export const credential = {
  /** The student's badges, newest first, and what has earned one that is not issued yet. */
  listOwn: procedure({ audience: 'student', method: 'GET', path: '/credentials' })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(ownCredential), earned: z.array(earned) })),
  /** Issues the badge that something earned; a second time returns the same one. */
  issue: procedure({ audience: 'student', method: 'POST', path: '/credentials' })
    .errors({ ...refuses('NOT_FOUND'), PLAN_LIMIT })
    .input(z.strictObject({ kind: z.enum(credentialKinds), source: line(60) }))
    .output(z.object({ id })),
  /** Hides a badge from everybody else, or shows it again. */
  setHidden: procedure({
    audience: 'student',
    method: 'PUT',
    path: '/credentials/{credentialId}/hidden',
    takesKey: false,
  })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ credentialId: id, isHidden: z.boolean() }))
    .output(z.object({ isHidden: z.boolean() })),
  /** Verifies a badge of this site that its owner doesn't hide. */
  findVerification: procedure({
    audience: 'anyone',
    method: 'GET',
    path: '/credentials/{credentialId}/verification',
  })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ credentialId: id }))
    .output(verification),
  /** Verifies any badge, given as text; nothing is stored or fetched. */
  verify: procedure({ audience: 'anyone', method: 'POST', path: '/credentials/verification' })
    .errors(refuses('TOO_MANY_REQUESTS'))
    .input(z.strictObject({ badge: typed(longestBadgeText) }))
    .output(verification),
};
