import { z } from 'zod';
import { refuses } from './errors.ts';
import { instant } from './fields.ts';
import { get } from './procedure.ts';

export const storedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  keptAt: instant,
});
export type StoredMail = z.infer<typeof storedMail>;

export const mailbox = {
  list: get('anyone', '/mailbox', { isPersonal: true })
    .errors(refuses('NOT_FOUND'))
    .input(
      z.strictObject({
        before: z
          .string()
          .max(128)
          .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/u)
          .optional(),
      }),
    )
    .output(z.object({ items: z.array(storedMail), older: z.string().nullable() })),
};
