import { v7 as uuid } from 'uuid';
import { contactFields } from '#domain/contact/contact-fields.ts';
import { findProblems, type ValuesOf } from '#domain/fields.ts';
import { refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { insertMessage } from './contact.store.ts';
import { mailSupport } from './mail-support.ts';

/** Saves a visitor's message and forwards it to the support address, if one is set. */
export async function createMessage(ctx: Ctx, form: ValuesOf<typeof contactFields>): Promise<void> {
  refuseProblems(findProblems(contactFields, form));
  const message = {
    id: uuid(),
    name: form.name.trim(),
    email: form.email.trim(),
    subject: form.subject.trim(),
    message: form.message.trim(),
    userType: form.userType,
    createdAt: ctx.now,
  };
  await inTransaction(ctx, async (tx) => {
    await insertMessage(tx, message);
    await mailSupport(tx, message);
  });
}
