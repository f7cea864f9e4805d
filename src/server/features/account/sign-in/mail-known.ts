import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

/** Queues the mail about an attempt to register an address that already has an account. */
export async function mailKnown(ctx: Ctx, to: string): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: to });
  const body = layOut({
    heading: t('account-mail.known.heading'),
    paragraphs: [t('account-mail.known.body'), t('account-mail.known.next')],
    action: { label: t('account-mail.known.action'), url: `${ctx.publicUrl}/login` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t('account-mail.known.subject'), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}
