import { oc } from '@orpc/contract';
import { z } from 'zod';
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
  me: oc
    .route({ method: 'GET', path: '/account/me' })
    .input(z.strictObject({}))
    .output(z.object({ account: me.nullable() })),
  setTheme: oc
    .route({ method: 'PUT', path: '/account/theme' })
    .errors(refuses('NOT_SIGNED_IN'))
    .input(z.strictObject({ theme }))
    .output(z.object({ theme })),
};
