import type { Ctx } from '#server/context.ts';
import { mailLayout } from '#server/ports/mail/mail-layout.ts';

type Approved = { id: string; version: number; name: string; contactEmail: string | null };

/** Adds the mail that tells the contact of a company that it is approved, and how to sign in. */
export async function mailApproval(ctx: Ctx, company: Approved, hasLogin: boolean): Promise<void> {
  if (company.contactEmail === null) return;
  const t = ctx.texts.translate('en');
  const names = { company: company.name };
  const body = mailLayout({
    heading: t('company-mail.approved.heading', names),
    paragraphs: [
      t('company-mail.approved.body', names),
      t(hasLogin ? 'company-mail.approved.login' : 'company-mail.approved.no-login'),
    ],
    action: { label: t('company-mail.approved.action'), url: `${ctx.publicUrl}/login` },
    footer: t('company-mail.footer'),
  });
  const id = `${company.id}.${company.version}.approved`;
  const subject = t('company-mail.approved.subject', names);
  const mail = { id, to: company.contactEmail, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}
