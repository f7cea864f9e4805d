import { serve } from '#server/api.ts';
import { issueCredential } from './issue-credential.ts';
import { listIssued, revokeCredential } from './issued-credentials.ts';
import { listOwn, setHidden } from './own-credentials.ts';
import { listOfCandidate, listReceived } from './received-credentials.ts';
import { askReference, cancelReference, findReference } from './references.ts';
import { listKeys, markCompromised } from './signing-keys.ts';
import { findVerification, requestVerification, verifyCredential } from './verifications.ts';

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
