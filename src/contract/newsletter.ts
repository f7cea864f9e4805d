import { z } from 'zod';
import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';
import { get } from './procedure.ts';

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

export const newsletterAudit = [
  { action: 'newsletter.exported', texts: 'admin-community.audit.newsletter.exported' },
] as const satisfies readonly AuditDeclaration[];

export const newsletter = {
  list: get('admin', '/admin/newsletter')
    .input(z.strictObject({ ...paging, state: state.optional(), search: prose(100).optional() }))
    .output(pageOf(subscriber).extend({ counts })),
};
