import { api } from '#server/api.ts';
import { findVerification } from './find-verification.ts';
import { issueCredential } from './issue-credential.ts';
import { listIssued } from './list-issued.ts';
import { listOfCandidate } from './list-of-candidate.ts';
import { listOwn } from './list-own.ts';
import { listReceived } from './list-received.ts';
import { requestVerification } from './request-verification.ts';
import { revokeCredential } from './revoke-credential.ts';
import { setHidden } from './set-hidden.ts';
import { verifyCredential } from './verify-credential.ts';

const { credential } = api;

export const credentialRouter = {
  listOwn: credential.listOwn.handler(({ context }) => listOwn(context.ctx)),
  listReceived: credential.listReceived.handler(({ context, input }) =>
    listReceived(context.ctx, input),
  ),
  listOfCandidate: credential.listOfCandidate.handler(({ context, input }) =>
    listOfCandidate(context.ctx, input),
  ),
  requestVerification: credential.requestVerification.handler(({ context, input }) =>
    requestVerification(context.ctx, input),
  ),
  list: credential.list.handler(({ context, input }) => listIssued(context.ctx, input)),
  revoke: credential.revoke.handler(({ context, input }) => revokeCredential(context.ctx, input)),
  issue: credential.issue.handler(({ context, input }) => issueCredential(context.ctx, input)),
  setHidden: credential.setHidden.handler(({ context, input }) => setHidden(context.ctx, input)),
  findVerification: credential.findVerification.handler(({ context, input }) =>
    findVerification(context.ctx, input),
  ),
  verify: credential.verify.handler(({ context, input }) => verifyCredential(context.ctx, input)),
};
