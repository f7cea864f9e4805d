import { api, renewing } from '#server/api.ts';
import { confirmMyself } from './confirm-myself.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { createAdminEntry } from './create-admin-entry.ts';
import { createCodes } from './create-codes.ts';
import { createUser } from './create-user.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endOwnSession } from './end-own-session.ts';
import { findLink } from './find-link.ts';
import { findStep } from './find-step.ts';
import { listAdmins } from './list-admins.ts';
import { listCompanyUsers } from './list-company-users.ts';
import { listSessions } from './list-sessions.ts';
import { listUsers } from './list-users.ts';
import { loadEntry } from './load-entry.ts';
import { loadMe } from './load-me.ts';
import { loadSecurity } from './load-security.ts';
import { removeAdmin } from './remove-admin.ts';
import { removeIdentity } from './remove-identity.ts';
import { removeTwoFactor } from './remove-two-factor.ts';
import { removeUserTwoFactor } from './remove-user-two-factor.ts';
import { removeUser } from './remove-user.ts';
import { requestEmail } from './request-email.ts';
import { requestTwoFactor } from './request-two-factor.ts';
import { setAdminActive } from './set-admin-active.ts';
import { setPassword } from './set-password.ts';
import { setRole } from './set-role.ts';
import { setTheme } from './set-theme.ts';
import { setUserActive } from './set-user-active.ts';
import { setUserPassword } from './set-user-password.ts';
import { updateUser } from './update-user.ts';

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
  listUsers: api.account.listUsers.handler(({ context, input }) => listUsers(context.ctx, input)),
  listCompanyUsers: api.account.listCompanyUsers.handler(({ context, input }) =>
    listCompanyUsers(context.ctx, input),
  ),
  createUser: api.account.createUser.handler(({ context, input }) =>
    createUser(context.ctx, input),
  ),
  updateUser: api.account.updateUser.handler(({ context, input }) =>
    updateUser(context.ctx, input),
  ),
  setRole: api.account.setRole.handler(({ context, input }) => setRole(context.ctx, input)),
  setUserActive: api.account.setUserActive.handler(({ context, input }) =>
    setUserActive(context.ctx, input),
  ),
  setUserPassword: api.account.setUserPassword.handler(({ context, input }) =>
    setUserPassword(context.ctx, input),
  ),
  removeUser: api.account.removeUser.handler(({ context, input }) =>
    removeUser(context.ctx, input),
  ),
  removeUserTwoFactor: api.account.removeUserTwoFactor.handler(({ context, input }) =>
    removeUserTwoFactor(context.ctx, input),
  ),
  createAdminEntry: api.account.createAdminEntry.handler(({ context, input }) =>
    createAdminEntry(context.ctx, input),
  ),
  setAdminActive: api.account.setAdminActive.handler(({ context, input }) =>
    setAdminActive(context.ctx, input),
  ),
  removeAdmin: api.account.removeAdmin.handler(({ context, input }) =>
    removeAdmin(context.ctx, input),
  ),
  listAdmins: api.account.listAdmins.handler(({ context }) => listAdmins(context.ctx)),
};
