import { v7 as uuid } from 'uuid';
import type { CompanyForm } from '#contract/company.ts';
import { mayMoveCompany } from '#domain/company/may-move-company.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { mailAdmins, notifyAdmins } from '#server/features/notification/admin-notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { companyFieldsOf, statusOf } from './companies.ts';
import { findByContact, updateToPending } from './company-settings.store.ts';
import { insertCompany, lockCompanies } from './company.store.ts';

/**
 * Confirms a company request to its contact by mail and notifies administrators, by mail those who
 * are mailed about new users.
 */
async function sendRequest(
  ctx: Ctx,
  company: { id: string; version: number; name: string; contactEmail: string },
): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: company.contactEmail });
  const names = { company: company.name };
  const body = layOut({
    heading: t('company-mail.requested.heading'),
    paragraphs: [t('company-mail.requested.body', names), t('company-mail.requested.next')],
    action: { label: t('company-mail.requested.action'), url: `${ctx.publicUrl}/companies` },
    footer: t('company-mail.footer'),
  });
  const id = `${company.id}.${company.version}.requested`;
  const subject = t('company-mail.requested.subject', names);
  const mail = { id, to: company.contactEmail, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
  await notifyAdmins(ctx, {
    kind: 'company.requested',
    companyId: company.id,
    companyName: company.name,
  });
  await mailAdmins(ctx, 'reportsUsers', id, (reader) => ({
    subject: reader.t('admin-mail.company.subject', names),
    text: reader.t('admin-mail.company.text', { ...names, email: company.contactEmail }),
    action: { label: reader.t('admin-mail.company.action'), path: '/companies' },
  }));
}

/** The result: new request, request still pending, or the company already has an account. */
type RequestOutcome = 'received' | 'waiting' | 'known';

/**
 * Requests a company account. A second request of the same contact changes nothing while the first
 * is pending. After a rejection it resubmits the company for review.
 */
export async function requestCompany(ctx: Ctx, form: CompanyForm): Promise<RequestOutcome> {
  const fields = companyFieldsOf(form);
  return inTransaction(ctx, async (tx) => {
    await lockCompanies(tx);
    const found = await findByContact(tx, form.contactEmail);
    if (found === undefined) {
      const company = { ...fields, id: uuid(), version: 1 };
      await insertCompany(tx, { ...company, slug: slugOf(form.name), status: 'pending' });
      await sendRequest(tx, company);
      return 'received';
    }
    const status = statusOf(found);
    if (status === 'pending') return 'waiting';
    if (!mayMoveCompany(status, 'pending', 'company').ok) return 'known';
    await updateToPending(tx, found.id, fields);
    await sendRequest(tx, { ...fields, id: found.id, version: found.version + 1 });
    return 'received';
  });
}
