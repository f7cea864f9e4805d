import { z } from 'zod';
import {
  type BadgeFault,
  checkNames,
  checkStates,
  credentialKinds,
  issuedStates,
  maxBadgeText,
  maxReason,
  verdicts,
} from '#domain/credential/credential.ts';
import { referenceFields, referenceLinkStates } from '#domain/credential/reference.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import {
  givenInstant,
  id,
  inputOf,
  instant,
  line,
  pageOf,
  paging,
  prose,
  typed,
} from './fields.ts';
import { PLAN_LIMIT } from './plan-fields.ts';
import { del, get, post, put } from './procedure.ts';

export const credentialAudit = [
  { action: 'credential.revoked', texts: 'admin-credential.audit.revoked' },
  { action: 'credential.key-rotated', texts: 'admin-credential.audit.key-rotated' },
  { action: 'credential.key-compromised', texts: 'admin-credential.audit.key-compromised' },
] as const satisfies readonly AuditDeclaration[];

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
  /** One named person's word, which nobody checked. */
  isReference: z.boolean(),
  /** Issued by this site. */
  isOwn: z.boolean(),
  /** Why an administrator revoked it, and when; null once its holder is erased. */
  reason: z.string().nullable(),
  revokedAt: instant.nullable(),
  /** Since when somebody else may have had the key that signed it. */
  compromisedAt: instant.nullable(),
});
export type Verification = z.infer<typeof verification>;

/** What the verification page shows about a posted file, text or link. */
export type ShownBadge = {
  /** The posted text or link, which stays in the form. */
  typed?: string;
} & (
  | { state: 'checked'; verification: Verification; fault?: BadgeFault | null }
  | { state: 'no-badge' }
  | { state: 'other-site' }
);

const ownCredential = z.object({
  id,
  kind: z.enum(credentialKinds),
  title: z.string(),
  issuedAt: instant,
  expiresAt: instant.nullable(),
  isHidden: z.boolean(),
  revokedReason: z.string().nullable(),
  issuer: z.string(),
  /** The page that verifies it. */
  url: z.string(),
});
export type OwnCredential = z.infer<typeof ownCredential>;

const earned = z.object({
  kind: z.enum(credentialKinds),
  source: z.string(),
  title: z.string(),
  earnedAt: instant,
  /** The mentor's words, in a reference. */
  words: z.string().nullable(),
});
export type EarnedCredential = z.infer<typeof earned>;

/** A reference that a student asked for and that nobody has given. */
const referenceRequest = z.object({
  id,
  name: z.string(),
  email: z.string(),
  state: z.enum(['waiting', 'declined', 'expired']),
  expiresAt: instant,
});
export type ReferenceRequest = z.infer<typeof referenceRequest>;

/** What the link mailed to a mentor leads to; null unless it is open. */
const referenceLink = z.object({
  state: z.enum(referenceLinkStates),
  asked: z
    .object({
      student: z.string(),
      name: z.string(),
      relation: z.string(),
      message: z.string(),
      expiresAt: instant,
    })
    .nullable(),
});

export type ReferenceLink = z.infer<typeof referenceLink>;

const shownCredential = z.object({ id, title: z.string(), issuedAt: instant });
export type ShownCredential = z.infer<typeof shownCredential>;

const receivedCredential = shownCredential.extend({
  applicationId: id,
  fullName: z.string(),
  postingTitle: z.string(),
});

const issuedCredential = shownCredential.extend({
  kind: z.enum(credentialKinds),
  holder: z.string(),
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  revokedReason: z.string().nullable(),
});
export type IssuedCredential = z.infer<typeof issuedCredential>;

/** A key that signs badges now, or did before. */
const signingKey = z.object({
  id: z.string(),
  createdAt: instant,
  /** Null while it signs. */
  retiredAt: instant.nullable(),
  compromisedAt: instant.nullable(),
  badges: z.number().int(),
});
export type SigningKey = z.infer<typeof signingKey>;

export const credential = {
  /** The student's badges, newest first, and what has earned one that is not issued yet. */
  listOwn: get('student', '/credentials')
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(ownCredential),
        earned: z.array(earned),
        references: z.array(referenceRequest),
      }),
    ),
  /** Issues the badge that something earned; a second time returns the same one. */
  issue: post('student', '/credentials')
    .errors({ ...refuses('NOT_FOUND'), PLAN_LIMIT })
    .input(z.strictObject({ kind: z.enum(credentialKinds), source: line(60) }))
    .output(z.object({ id })),
  /** Asks a mentor, named by the student, for a reference by mail. */
  askReference: post('student', '/credentials/references')
    .errors(
      refuses(
        'REFERENCE_OWN_ADDRESS',
        'REFERENCE_ASKED',
        'TOO_MANY_KEPT',
        'TOO_MANY_SENT',
        'NOT_FOUND',
      ),
    )
    .input(inputOf(referenceFields))
    .output(z.object({ id })),
  /** Withdraws a request that has no answer. */
  cancelReference: del('student', '/credentials/references/{referenceId}', { takesKey: false })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ referenceId: id }))
    .output(z.object({ id })),
  findReference: get('anyone', '/references/{token}', { isPersonal: true })
    .input(z.strictObject({ token: z.string().max(100) }))
    .output(referenceLink),
  /** Hides a badge from everybody else, or shows it again. */
  setHidden: put('student', '/credentials/{credentialId}/hidden', { takesKey: false })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ credentialId: id, isHidden: z.boolean() }))
    .output(z.object({ isHidden: z.boolean() })),
  /**
   * Badges that the company's applicants show, each once, newest applications first. Leaves out
   * applicants whom the reader must not identify yet, and badges issued after the application
   * ended.
   */
  listReceived: get('member', '/received-credentials')
    .input(z.strictObject({ ...paging, applicationId: id.optional() }))
    .output(pageOf(receivedCredential)),
  /** Badges that a student whom the company may find shows. */
  listOfCandidate: get('recruiter', '/candidates/{studentId}/credentials')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ studentId: id }))
    .output(z.object({ items: z.array(shownCredential) })),
  /** Verifies the badge of an applicant or candidate, who is told which company did, once a day. */
  requestVerification: post('member', '/received-credentials/{credentialId}/verification', {
    takesKey: false,
  })
    .errors(refuses('NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(z.strictObject({ credentialId: id }))
    .output(verification),
  /** All badges of this site, newest first. */
  list: get('admin', '/admin/credentials')
    .input(
      z.strictObject({
        ...paging,
        state: z.enum(issuedStates).optional(),
        search: prose(100).optional(),
      }),
    )
    .output(pageOf(issuedCredential)),
  /** Revokes a badge permanently; a badge that is already revoked stays as it is. */
  revoke: post('admin', '/admin/credentials/{credentialId}/revocation')
    .errors(refuses('NOT_FOUND', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ credentialId: id, reason: line(maxReason) }))
    .output(z.object({ id })),
  listKeys: get('admin', '/admin/credential-keys')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(signingKey) })),
  /**
   * Marks a key that others may have had since a given time; the earlier of two times counts.
   * Another key takes over, and what the marked key signed is signed again in the background.
   */
  markCompromised: post('admin', '/admin/credential-keys/compromise')
    .errors(refuses('NOT_FOUND', 'CONFIRMATION_REQUIRED', 'COMPROMISE_TIME'))
    .input(z.strictObject({ keyId: line(300), from: givenInstant }))
    .output(z.object({ id: z.string() })),
  /** Verifies a badge of this site that its owner doesn't hide. */
  findVerification: get('anyone', '/credentials/{credentialId}/verification')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ credentialId: id }))
    .output(verification),
  /** Verifies any badge, given as text; nothing is stored or fetched. */
  verify: post('anyone', '/credentials/verification')
    .errors(refuses('TOO_MANY_REQUESTS'))
    .input(z.strictObject({ badge: typed(maxBadgeText) }))
    .output(verification),
};
