import { api, renewing } from '#server/api.ts';
import { createAdminEntry } from '#server/features/account/administration/create-admin-entry.ts';
import { createUser } from '#server/features/account/administration/create-user.ts';
import { listAdmins } from '#server/features/account/administration/list-admins.ts';
import { listCompanyUsers } from '#server/features/account/administration/list-company-users.ts';
import { listUsers } from '#server/features/account/administration/list-users.ts';
import { removeAdmin } from '#server/features/account/administration/remove-admin.ts';
import { removeUserTwoFactor } from '#server/features/account/administration/remove-user-two-factor.ts';
import { removeUser } from '#server/features/account/administration/remove-user.ts';
import { setAdminActive } from '#server/features/account/administration/set-admin-active.ts';
import { setRole } from '#server/features/account/administration/set-role.ts';
import { setUserActive } from '#server/features/account/administration/set-user-active.ts';
import { setUserPassword } from '#server/features/account/administration/set-user-password.ts';
import { updateUser } from '#server/features/account/administration/update-user.ts';
import { confirmMyself } from '#server/features/account/sessions/confirm-myself.ts';
import { endOtherSessions } from '#server/features/account/sessions/end-other-sessions.ts';
import { endOwnSession } from '#server/features/account/sessions/end-own-session.ts';
import { listSessions } from '#server/features/account/sessions/list-sessions.ts';
import { findChallenge } from '#server/features/account/sign-in/find-challenge.ts';
import { findLink } from '#server/features/account/sign-in/find-link.ts';
import { loadSignInOptions } from '#server/features/account/sign-in/load-sign-in-options.ts';
import { removeIdentity } from '#server/features/account/sign-in/remove-identity.ts';
import { requestEmail } from '#server/features/account/sign-in/request-email.ts';
import { setPassword } from '#server/features/account/sign-in/set-password.ts';
import { confirmTwoFactor } from '#server/features/account/two-factor/confirm-two-factor.ts';
import { createCodes } from '#server/features/account/two-factor/create-codes.ts';
import { loadSecurity } from '#server/features/account/two-factor/load-security.ts';
import { removeTwoFactor } from '#server/features/account/two-factor/remove-two-factor.ts';
import { requestTwoFactor } from '#server/features/account/two-factor/request-two-factor.ts';
import { loadMe } from './load-me.ts';
import { setTheme } from './set-theme.ts';

export const accountRouter = {
  findChallenge: api.account.findChallenge.handler(({ context }) => findChallenge(context.ctx)),
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
  loadSignInOptions: api.account.loadSignInOptions.handler(({ context }) =>
    loadSignInOptions(context.ctx),
  ),
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
