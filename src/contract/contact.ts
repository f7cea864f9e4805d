import { z } from 'zod';
import { contactTypes } from '#domain/contact/contact-fields.ts';
import { contactStates } from '#domain/contact/contact-state.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';
import { get, post } from './procedure.ts';

const state = z.enum(contactStates);

export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  userType: z.enum(contactTypes),
  state,
  handledAt: instant.nullable(),
  handledBy: z.string().nullable(),
  createdAt: instant,
});
export type ContactMessage = z.infer<typeof contactMessage>;

const counts = z.object({
  open: z.number().int(),
  answered: z.number().int(),
  closed: z.number().int(),
});

export const contactAudit = [
  { action: 'contact.moved', texts: 'admin-community.audit.contact.moved' },
] as const satisfies readonly AuditDeclaration[];

export const contact = {
  list: get('admin', '/admin/contact-messages')
    .input(z.strictObject({ ...paging, state: state.optional(), search: prose(100).optional() }))
    .output(pageOf(contactMessage).extend({ counts })),
  setState: post('admin', '/admin/contact-messages/{messageId}/state')
    .errors(refuses('NOT_FOUND', 'CONTACT_CHANGED'))
    /** `from` is the state that the client saw. */
    .input(z.strictObject({ messageId: id, from: state, to: state }))
    .output(z.object({ id, state })),
};
