import { renewing, serve } from '#server/api.ts';
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

export const accountRouter = serve('account', {
  findChallenge,
  loadSecurity,
  listSessions,
  endOwnSession: async (ctx, { id }) => {
    await endOwnSession(ctx, id);
    return {};
  },
  endOtherSessions,
  confirmMyself: (ctx, input, call) => renewing(call, confirmMyself(ctx, input)),
  requestTwoFactor,
  confirmTwoFactor: (ctx, input, call) => renewing(call, confirmTwoFactor(ctx, input)),
  removeTwoFactor: (ctx, _input, call) => renewing(call, removeTwoFactor(ctx)),
  createCodes,
  setPassword: (ctx, input, call) => renewing(call, setPassword(ctx, input)),
  requestEmail: (ctx, { email }) => requestEmail(ctx, email),
  removeIdentity: async (ctx) => {
    await removeIdentity(ctx);
    return {};
  },
  me: loadMe,
  loadSignInOptions,
  findLink: (ctx, { token }) => findLink(ctx, token),
  setTheme: (ctx, { theme }) => setTheme(ctx, theme),
  listUsers,
  listCompanyUsers,
  createUser,
  updateUser,
  setRole,
  setUserActive,
  setUserPassword,
  removeUser,
  removeUserTwoFactor,
  createAdminEntry,
  setAdminActive,
  removeAdmin,
  listAdmins,
});
