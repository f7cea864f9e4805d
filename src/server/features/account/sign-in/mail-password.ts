import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

export async function mailPassword(ctx: Ctx, to: string): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: to });
  const body = layOut({
    heading: t('account-mail.changed.heading'),
    paragraphs: [t('account-mail.changed.body'), t('account-mail.changed.next')],
    action: { label: t('account-mail.changed.action'), url: `${ctx.publicUrl}/forgot-password` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t('account-mail.changed.subject'), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}
