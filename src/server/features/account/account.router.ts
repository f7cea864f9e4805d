import { renewing, serve } from '#server/api.ts';
import {
  createAdminEntry,
  listAdmins,
  removeAdmin,
  setAdminActive,
} from '#server/features/account/administration/admins.ts';
import { setRole } from '#server/features/account/administration/company-accounts.ts';
import {
  createUser,
  listCompanyUsers,
  listUsers,
  removeUser,
  removeUserTwoFactor,
  setUserActive,
  setUserPassword,
  updateUser,
} from '#server/features/account/administration/users.ts';
import { confirmMyself } from '#server/features/account/sessions/confirm-myself.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '#server/features/account/sessions/sessions.ts';
import { findLink } from '#server/features/account/sign-in/account-links.ts';
import { findChallenge } from '#server/features/account/sign-in/challenges.ts';
import { removeIdentity } from '#server/features/account/sign-in/identities.ts';
import { loadSignInOptions } from '#server/features/account/sign-in/load-sign-in-options.ts';
import { setPassword } from '#server/features/account/sign-in/passwords.ts';
import { requestEmail } from '#server/features/account/sign-in/request-email.ts';
import {
  confirmTwoFactor,
  createCodes,
  loadSecurity,
  removeTwoFactor,
  requestTwoFactor,
} from '#server/features/account/two-factor/two-factor.ts';
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
