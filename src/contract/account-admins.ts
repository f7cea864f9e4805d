import { z } from 'zod';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { email, id, instant } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

/** An address on the administrator list. It takes effect once an account has confirmed it. */
export const adminRow = z.object({
  id,
  email: z.string(),
  isActive: z.boolean(),
  user: z
    .object({
      id,
      name: z.string(),
      isEmailConfirmed: z.boolean(),
      isActive: z.boolean(),
      hasTwoFactor: z.boolean(),
      version: z.number().int(),
    })
    .nullable(),
  createdAt: instant,
});
export type AdminRow = z.infer<typeof adminRow>;

export const adminAudit = [
  { action: 'admin.added', texts: 'admin-users.audit.admin.added' },
  { action: 'admin.activated', texts: 'admin-users.audit.admin.activated' },
  { action: 'admin.deactivated', texts: 'admin-users.audit.admin.deactivated' },
  { action: 'admin.removed', texts: 'admin-users.audit.admin.removed' },
] as const satisfies readonly AuditDeclaration[];

/** Manages who may use the administration area. */
export const admins = {
  listAdmins: get('admin', '/admin/admins')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(adminRow) })),
  createAdminEntry: post('admin', '/admin/admins')
    .errors(refuses('ALREADY_ADMIN', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ email }))
    .output(z.object({ id, email: z.string() })),
  setAdminActive: put('admin', '/admin/admins/{adminId}/active')
    .errors(refuses('NOT_FOUND', 'LAST_ADMIN', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ adminId: id, isActive: z.boolean() }))
    .output(z.object({ id, isActive: z.boolean() })),
  removeAdmin: del('admin', '/admin/admins/{adminId}')
    .errors(refuses('NOT_FOUND', 'LAST_ADMIN', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ adminId: id }))
    .output(z.object({ id })),
};
