import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

type Decided = {
  id: string;
  version: number;
  name: string;
  contactEmail: string | null;
  /**
   * How the contact signs in: with an existing account, by a separately mailed link, or not yet.
   */
  login: 'login' | 'link' | 'no-login';
};

export async function mailDecision(
  ctx: Ctx,
  decision: 'approved' | 'rejected',
  company: Decided,
): Promise<void> {
  if (company.contactEmail === null) return;
  const { t, layOut } = await findReader(ctx, { email: company.contactEmail });
  const names = { company: company.name };
  const login = `company-mail.approved.${company.login}` as const;
  const body = layOut({
    heading: t(`company-mail.${decision}.heading`, names),
    paragraphs: [
      t(`company-mail.${decision}.body`, names),
      t(decision === 'approved' ? login : 'company-mail.rejected.next'),
    ],
    // Without a password, nobody can sign in yet.
    ...(!(decision === 'approved' && company.login !== 'login') && {
      action: {
        label: t(`company-mail.${decision}.action`),
        url: `${ctx.publicUrl}${decision === 'approved' ? '/login' : '/companies/request'}`,
      },
    }),
    footer: t('company-mail.footer'),
  });
  const id = `${company.id}.${company.version}.${decision}`;
  const subject = t(`company-mail.${decision}.subject`, names);
  const mail = { id, to: company.contactEmail, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

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
