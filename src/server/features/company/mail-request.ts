import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

export async function mailRequest(
  ctx: Ctx,
  company: { id: string; version: number; name: string; contactEmail: string },
): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: company.contactEmail });
  const names = { company: company.name };
  const body = layOut({
    heading: t('company-mail.requested.heading'),
    paragraphs: [t('company-mail.requested.body', names), t('company-mail.requested.next')],
    action: { label: t('company-mail.requested.action'), url: `${ctx.publicUrl}/careers` },
    footer: t('company-mail.footer'),
  });
  const id = `${company.id}.${company.version}.requested`;
  const subject = t('company-mail.requested.subject', names);
  const mail = { id, to: company.contactEmail, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}
