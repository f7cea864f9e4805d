import { z } from 'zod';
import { memberRoles } from '#domain/actor.ts';
import { admins } from './account-admins.ts';
import { accountSecurity } from './account-security.ts';
import { users } from './account-users.ts';
import { id } from './fields.ts';
import { planId } from './plan-fields.ts';
import { get, post, put } from './procedure.ts';

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
  company: z.object({ id, name: z.string(), role: z.enum(memberRoles) }).nullable(),
  /** The plan of the student or company; null for administrators. */
  plan: planId.nullable(),
  unread: z.number().int(),
  /** Whether everyone except administrators sees the maintenance page. */
  isUnderMaintenance: z.boolean(),
  /** The position in the live stream that this answer is current to. */
  liveCursor: z.string(),
});
export type Me = z.infer<typeof me>;

export const account = {
  ...users,
  ...admins,
  ...accountSecurity,
  me: get('anyone', '/account/me', { isPersonal: true })
    .input(z.strictObject({}))
    .output(z.object({ account: me.nullable() })),
  loadSignInOptions: get('anyone', '/account/sign-in-options', { isPersonal: true })
    .input(z.strictObject({}))
    .output(
      z.object({
        isRegistrationOpen: z.boolean(),
        allowsPassword: z.boolean(),
        /** Whether Google sign-in is available; 'missing' when no keys are configured. */
        google: z.enum(['on', 'off', 'missing']),
        minPasswordLength: z.number().int(),
        /** Mails are kept locally, and every visitor may read them. */
        hasMailbox: z.boolean(),
        /** Where companies request an account; empty for the built-in form. */
        companyFormUrl: z.string(),
      }),
    ),
  /** A POST, so that the token appears in no URL. */
  findLink: post('anyone', '/account/find-link', { isPersonal: true })
    .input(z.strictObject({ token: z.string().max(200) }))
    .output(
      z.object({
        state: z.enum(['good', 'used', 'expired', 'unknown']),
        /** The account has no password yet. */
        isFirst: z.boolean(),
      }),
    ),
  setTheme: put('signed-in', '/account/theme')
    .input(z.strictObject({ theme }))
    .output(z.object({ theme })),
};
