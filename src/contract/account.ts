import { oc } from '@orpc/contract';
import { z } from 'zod';
import { admins } from './account-admins.ts';
import { accountSecurity } from './account-security.ts';
import { users } from './account-users.ts';
import { refuses } from './errors.ts';
import { id } from './fields.ts';

export const theme = z.enum(['light', 'dark', 'system']);

export const me = z.object({
  userId: id,
  kind: z.enum(['student', 'member', 'admin']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  theme: theme.nullable(),
  photoId: id.nullable(),
  company: z.object({ id, name: z.string() }).nullable(),
  unread: z.number().int(),
  /** Where the live stream goes on from what this answer knows. */
  liveCursor: z.string(),
});
export type Me = z.infer<typeof me>;

export const account = {
  ...users,
  ...admins,
  ...accountSecurity,
  me: oc
    .route({ method: 'GET', path: '/account/me' })
    .input(z.strictObject({}))
    .output(z.object({ account: me.nullable() })),
  loadEntry: oc
    .route({ method: 'GET', path: '/account/entry' })
    .input(z.strictObject({}))
    .output(
      z.object({
        isRegistrationOpen: z.boolean(),
        allowsPassword: z.boolean(),
        /** Whether one may sign in with Google; 'missing' when no keys are set for it. */
        google: z.enum(['on', 'off', 'missing']),
        minPasswordLength: z.number().int(),
        /** Mails are kept here, and whoever asks may read them. */
        hasMailbox: z.boolean(),
        /** Where companies ask for an account instead of on our own form; empty for that one. */
        companyFormUrl: z.string(),
      }),
    ),
  /** A post, so that no address carries the token. */
  findLink: oc
    .route({ method: 'POST', path: '/account/find-link' })
    .input(z.strictObject({ token: z.string().max(200) }))
    .output(z.object({ state: z.enum(['good', 'used', 'expired', 'unknown']) })),
  setTheme: oc
    .route({ method: 'PUT', path: '/account/theme' })
    .errors(refuses('NOT_SIGNED_IN'))
    .input(z.strictObject({ theme }))
    .output(z.object({ theme })),
};
