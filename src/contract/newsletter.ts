import { oc } from '@orpc/contract';
import { z } from 'zod';
import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import { refuses } from './errors.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';

const state = z.enum(newsletterStates);

export const subscriber = z.object({
  id,
  email: z.string(),
  state,
  createdAt: instant,
  confirmedAt: instant.nullable(),
  leftAt: instant.nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;

const counts = z.object({
  asked: z.number().int(),
  subscribed: z.number().int(),
  left: z.number().int(),
});

export const newsletter = {
  list: oc
    .route({ method: 'GET', path: '/admin/newsletter' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({ ...paging, state: state.optional(), search: prose(100).optional() }))
    .output(pageOf(subscriber).extend({ counts })),
};
