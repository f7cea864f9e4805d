import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { unsubscribePurpose } from './unsubscribe-newsletter.ts';

export async function mailConfirmation(
  ctx: Ctx,
  asked: { id: string; email: string; token: string },
): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: asked.email });
  const token = ctx.signer.sign(unsubscribePurpose, asked.id);
  const leave = `${ctx.publicUrl}/newsletter/leave?token=${encodeURIComponent(token)}`;
  const body = layOut({
    heading: t('newsletter.mail.heading'),
    paragraphs: [t('newsletter.mail.text'), t('newsletter.mail.not-you')],
    action: {
      label: t('newsletter.mail.action'),
      url: `${ctx.publicUrl}/newsletter/confirm?token=${asked.token}`,
    },
    footer: t('newsletter.mail.footer', { url: leave }),
  });
  const id = uuid();
  const subject = t('newsletter.mail.subject');
  const mail = { id, to: asked.email, subject, unsubscribeUrl: leave, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}
