import { v7 as uuid } from 'uuid';
import { contactFields, type ContactType } from '#domain/contact/contact-fields.ts';
import type { ContactState } from '#domain/contact/contact-state.ts';
import { findProblems, type ValuesOf } from '#domain/fields.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError, orNotFound, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  countByState,
  countMessages,
  insertMessage,
  lockMessage,
  type MessageFilter,
  pageMessages,
  updateMessage,
} from './contact.store.ts';

/** Queues the mail that forwards a message to the support address. Reply-To is the visitor. */
async function mailSupport(
  ctx: Ctx,
  message: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    userType: ContactType;
  },
): Promise<void> {
  const { supportEmail } = await loadSettings(ctx);
  if (supportEmail === '') return;
  const { t, layOut } = await findReader(ctx, { email: supportEmail });
  const subject = message.subject || t('contact.mail.no-subject');
  const body = layOut({
    heading: subject,
    paragraphs: [
      t('contact.mail.from', {
        name: message.name,
        email: message.email,
        type: t(`contact.types.${message.userType}`),
      }),
      message.message,
    ],
    footer: t('contact.mail.footer'),
  });
  const mail = {
    id: message.id,
    to: supportEmail,
    replyTo: message.email,
    subject: t('contact.mail.subject', { subject }),
    ...body,
  };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: message.id });
}

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

export async function listContact(ctx: Ctx, input: Paging & MessageFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, counts] = await Promise.all([
    pageMessages(ctx, scope, input),
    countMessages(ctx, scope, input),
    countByState(ctx, scope),
  ]);
  const items = page.items.map(({ message, handledBy }) => ({ ...message, handledBy }));
  return { ...page, items, total: cappedTotal(counted), counts };
}

type Input = { messageId: string; from: ContactState; to: ContactState };

/** An administrator marks a message as answered, as needing no answer, or as open again. */
export async function setMessageState(ctx: Ctx, { messageId, from, to }: Input) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const message = orNotFound(await lockMessage(tx, scope, messageId));
    if (message.state !== from) throw new AppError('CONTACT_CHANGED');
    await updateMessage(tx, scope, messageId, to);
    await noteAction(tx, {
      action: 'contact.moved',
      target: { kind: 'contact', id: messageId },
      before: { state: from },
      after: { state: to },
    });
    return { id: messageId, state: to };
  });
}
