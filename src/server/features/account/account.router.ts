import { api, renewing } from '#server/api.ts';
import { confirmMyself } from './confirm-myself.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { createCodes } from './create-codes.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endOwnSession } from './end-own-session.ts';
import { findLink } from './find-link.ts';
import { findStep } from './find-step.ts';
import { listSessions } from './list-sessions.ts';
import { loadEntry } from './load-entry.ts';
import { loadMe } from './load-me.ts';
import { loadSecurity } from './load-security.ts';
import { removeIdentity } from './remove-identity.ts';
import { removeTwoFactor } from './remove-two-factor.ts';
import { requestEmail } from './request-email.ts';
import { requestTwoFactor } from './request-two-factor.ts';
import { setPassword } from './set-password.ts';
import { setTheme } from './set-theme.ts';

export const accountRouter = {
  findStep: api.account.findStep.handler(({ context }) => findStep(context.ctx)),
  loadSecurity: api.account.loadSecurity.handler(({ context }) => loadSecurity(context.ctx)),
  listSessions: api.account.listSessions.handler(({ context }) => listSessions(context.ctx)),
  endOwnSession: api.account.endOwnSession.handler(async ({ context, input }) => {
    await endOwnSession(context.ctx, input.id);
    return {};
  }),
  endOtherSessions: api.account.endOtherSessions.handler(({ context }) =>
    endOtherSessions(context.ctx),
  ),
  confirmMyself: api.account.confirmMyself.handler(({ context, input }) =>
    renewing(context, confirmMyself(context.ctx, input)),
  ),
  requestTwoFactor: api.account.requestTwoFactor.handler(({ context }) =>
    requestTwoFactor(context.ctx),
  ),
  confirmTwoFactor: api.account.confirmTwoFactor.handler(({ context, input }) =>
    renewing(context, confirmTwoFactor(context.ctx, input)),
  ),
  removeTwoFactor: api.account.removeTwoFactor.handler(({ context }) =>
    renewing(context, removeTwoFactor(context.ctx)),
  ),
  createCodes: api.account.createCodes.handler(({ context }) => createCodes(context.ctx)),
  setPassword: api.account.setPassword.handler(({ context, input }) =>
    renewing(context, setPassword(context.ctx, input)),
  ),
  requestEmail: api.account.requestEmail.handler(({ context, input }) =>
    requestEmail(context.ctx, input.email),
  ),
  removeIdentity: api.account.removeIdentity.handler(async ({ context }) => {
    await removeIdentity(context.ctx);
    return {};
  }),
  me: api.account.me.handler(({ context }) => loadMe(context.ctx)),
  loadEntry: api.account.loadEntry.handler(({ context }) => loadEntry(context.ctx)),
  findLink: api.account.findLink.handler(({ context, input }) =>
    findLink(context.ctx, input.token),
  ),
  setTheme: api.account.setTheme.handler(({ context, input }) =>
    setTheme(context.ctx, input.theme),
  ),
};
