import { z } from 'zod';
import { userTypes } from '#domain/account/user-type.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { email, id, instant, line, pageOf, paging, prose } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const version = z.int32().min(1);
const userType = z.enum(userTypes);
const memberRole = z.enum(['owner', 'recruiter', 'interviewer']);
const count = z.number().int();

export const userRow = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  userType,
  isActive: z.boolean(),
  hasTwoFactor: z.boolean(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  company: z.object({ id, name: z.string(), role: memberRole }).nullable(),
  createdAt: instant,
  version: z.number().int(),
});
export type UserRow = z.infer<typeof userRow>;

const changed = ['NOT_FOUND', 'ACCOUNT_CHANGED'] as const;
const changedUser = z.object({ id, version: z.number().int() });
const role = { userType, companyId: id.optional(), memberRole: memberRole.optional() };

export const userAudit = [
  { action: 'account.made-admin', texts: 'admin-users.audit.account.made-admin' },
  { action: 'account.created', texts: 'admin-users.audit.account.created' },
  { action: 'account.edited', texts: 'admin-users.audit.account.edited' },
  { action: 'account.activated', texts: 'admin-users.audit.account.activated' },
  { action: 'account.deactivated', texts: 'admin-users.audit.account.deactivated' },
  { action: 'account.role-changed', texts: 'admin-users.audit.account.role-changed' },
  { action: 'account.link-sent', texts: 'admin-users.audit.account.link-sent' },
  { action: 'account.password-replaced', texts: 'admin-users.audit.account.password-replaced' },
  { action: 'account.two-factor-removed', texts: 'admin-users.audit.account.two-factor-removed' },
  { action: 'account.deleted', texts: 'admin-users.audit.account.deleted' },
] as const satisfies readonly AuditDeclaration[];

export const users = {
  listUsers: get('admin', '/admin/users')
    .input(
      z.strictObject({
        ...paging,
        search: prose(100).optional(),
        type: userType.optional(),
        status: z.enum(['active', 'inactive']).optional(),
        order: z.enum(['newest', 'oldest']).optional(),
      }),
    )
    .output(pageOf(userRow)),
  listCompanyUsers: get('admin', '/admin/company-users')
    .input(
      z.strictObject({
        ...paging,
        search: prose(100).optional(),
        status: z.enum(['active', 'inactive']).optional(),
      }),
    )
    .output(
      pageOf(userRow).extend({
        counts: z.object({ total: count, active: count, inactive: count, newThisMonth: count }),
      }),
    ),
  createUser: post('admin', '/admin/users')
    .errors(refuses('LOGIN_EXISTS', 'COMPANY_UNKNOWN'))
    .input(z.strictObject({ firstName: line(100), lastName: prose(100), email, ...role }))
    .output(z.object({ id, email: z.string() })),
  updateUser: put('admin', '/admin/users/{userId}')
    .errors(refuses(...changed))
    .input(
      z.strictObject({
        userId: id,
        firstName: line(100),
        lastName: prose(100),
        phone: prose(50),
        location: prose(200),
        version,
      }),
    )
    .output(changedUser),
  setRole: put('admin', '/admin/users/{userId}/role')
    .errors(
      refuses(
        ...changed,
        'COMPANY_UNKNOWN',
        'EMAIL_UNCONFIRMED',
        'LAST_ADMIN',
        'CONFIRMATION_REQUIRED',
      ),
    )
    .input(z.strictObject({ userId: id, ...role, version }))
    .output(changedUser),
  setUserActive: put('admin', '/admin/users/{userId}/active')
    .errors(refuses(...changed, 'LAST_ADMIN'))
    .input(z.strictObject({ userId: id, isActive: z.boolean(), version }))
    .output(changedUser),
  setUserPassword: post('admin', '/admin/users/{userId}/password', { takesKey: false })
    .errors(
      refuses(
        ...changed,
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_COMMON',
        'CONFIRMATION_REQUIRED',
      ),
    )
    .input(
      z.strictObject({
        userId: id,
        way: z.enum(['link', 'password']),
        /** Chosen by the administrator; generated when absent. */
        password: z.string().max(1_000).optional(),
        version,
      }),
    )
    /** Shown only this once; null when a link was mailed instead. */
    .output(z.object({ email: z.string(), password: z.string().nullable() })),
  removeUserTwoFactor: del('admin', '/admin/users/{userId}/two-factor')
    .errors(refuses(...changed, 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ userId: id, version }))
    .output(changedUser),
  removeUser: del('admin', '/admin/users/{userId}')
    .errors(refuses(...changed, 'LAST_ADMIN', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ userId: id, version }))
    .output(z.object({ id, applicationsKept: count })),
};
