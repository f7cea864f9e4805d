import { oc } from '@orpc/contract';
import { z } from 'zod';
import { refuses } from './errors.ts';
import { email, id, instant } from './fields.ts';

/** An address on the list of administrators. It counts once an account with it has confirmed it. */
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

/** The list of those who may run the back-office. */
export const admins = {
  listAdmins: oc
    .route({ method: 'GET', path: '/admin/admins' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(adminRow) })),
  createAdminEntry: oc
    .route({ method: 'POST', path: '/admin/admins' })
    .errors(
      refuses(
        'NOT_SIGNED_IN',
        'FORBIDDEN',
        'ALREADY_ADMIN',
        'IDEMPOTENCY_KEY_REUSED',
        'CONFIRMATION_REQUIRED',
      ),
    )
    .input(z.strictObject({ email }))
    .output(z.object({ id, email: z.string() })),
  setAdminActive: oc
    .route({ method: 'PUT', path: '/admin/admins/{adminId}/active' })
    .errors(
      refuses('NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN', 'CONFIRMATION_REQUIRED'),
    )
    .input(z.strictObject({ adminId: id, isActive: z.boolean() }))
    .output(z.object({ id, isActive: z.boolean() })),
  removeAdmin: oc
    .route({ method: 'DELETE', path: '/admin/admins/{adminId}' })
    .errors(
      refuses('NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN', 'CONFIRMATION_REQUIRED'),
    )
    .input(z.strictObject({ adminId: id }))
    .output(z.object({ id })),
};
