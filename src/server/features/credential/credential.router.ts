import { api } from '#server/api.ts';
import { findVerification } from './find-verification.ts';
import { issueCredential } from './issue-credential.ts';
import { listOwn } from './list-own.ts';
import { setHidden } from './set-hidden.ts';
import { verifyCredential } from './verify-credential.ts';

const { credential } = api;

export const credentialRouter = {
  listOwn: credential.listOwn.handler(({ context }) => listOwn(context.ctx)),
  issue: credential.issue.handler(({ context, input }) => issueCredential(context.ctx, input)),
  setHidden: credential.setHidden.handler(({ context, input }) => setHidden(context.ctx, input)),
  findVerification: credential.findVerification.handler(({ context, input }) =>
    findVerification(context.ctx, input),
  ),
  verify: credential.verify.handler(({ context, input }) => verifyCredential(context.ctx, input)),
};
