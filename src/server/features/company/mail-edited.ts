import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

/** Mails a company's contact that an administrator changed its profile. */
export async function mailEdited(
  ctx: Ctx,
  company: { id: string; version: number; name: string; contactEmail: string | null },
): Promise<void> {
  if (company.contactEmail === null) return;
  const { t, layOut } = await findReader(ctx, { email: company.contactEmail });
  const names = { company: company.name };
  const subject = t('company-mail.edited.subject', names);
  const body = layOut({
    heading: subject,
    paragraphs: [t('company-mail.edited.body')],
    action: {
      label: t('company-mail.edited.action'),
      url: `${ctx.publicUrl}/company-dashboard/profile`,
    },
    footer: t('company-mail.footer'),
  });
  const id = `${company.id}.${company.version}.edited`;
  const mail = { id, to: company.contactEmail, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}
