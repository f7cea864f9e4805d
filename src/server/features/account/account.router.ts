import { api } from '#server/api.ts';
import { createAdminEntry } from './create-admin-entry.ts';
import { createUser } from './create-user.ts';
import { findLink } from './find-link.ts';
import { listAdmins } from './list-admins.ts';
import { listCompanyUsers } from './list-company-users.ts';
import { listUsers } from './list-users.ts';
import { loadEntry } from './load-entry.ts';
import { loadMe } from './load-me.ts';
import { removeAdmin } from './remove-admin.ts';
import { removeUser } from './remove-user.ts';
import { setAdminActive } from './set-admin-active.ts';
import { setRole } from './set-role.ts';
import { setTheme } from './set-theme.ts';
import { setUserActive } from './set-user-active.ts';
import { setUserPassword } from './set-user-password.ts';
import { updateUser } from './update-user.ts';

export const accountRouter = {
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
