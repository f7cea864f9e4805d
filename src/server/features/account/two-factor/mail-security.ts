import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

export type SecurityNews =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'codes-new'
  | 'email-changed'
  | 'google-on'
  | 'google-off';

export async function mailSecurity(ctx: Ctx, to: string, news: SecurityNews): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: to });
  const body = layOut({
    heading: t(`account-mail.${news}.heading`),
    paragraphs: [t(`account-mail.${news}.body`), t('account-mail.not-you')],
    action: { label: t('account-mail.changed.action'), url: `${ctx.publicUrl}/forgot-password` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t(`account-mail.${news}.subject`), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}
