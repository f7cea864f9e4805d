import { serve } from '#server/api.ts';
import { findVerification } from './find-verification.ts';
import { issueCredential } from './issue-credential.ts';
import { listIssued } from './list-issued.ts';
import { listOfCandidate } from './list-of-candidate.ts';
import { listOwn } from './list-own.ts';
import { listReceived } from './list-received.ts';
import { askReference, cancelReference, findReference } from './references.ts';
import { requestVerification } from './request-verification.ts';
import { revokeCredential } from './revoke-credential.ts';
import { setHidden } from './set-hidden.ts';
import { listKeys, markCompromised } from './signing-keys.ts';
import { verifyCredential } from './verify-credential.ts';

export const credentialRouter = serve('credential', {
  listOwn,
  listReceived,
  listOfCandidate,
  requestVerification,
  list: listIssued,
  revoke: revokeCredential,
  listKeys,
  markCompromised,
  issue: issueCredential,
  setHidden,
  askReference,
  cancelReference,
  findReference,
  findVerification,
  verify: verifyCredential,
});
