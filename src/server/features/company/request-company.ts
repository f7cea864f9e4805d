import { v7 as uuid } from 'uuid';
import type { CompanyForm } from '#contract/company.ts';
import { mayMoveCompany } from '#domain/company/may-move-company.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { companyFieldsOf } from './company-fields-of.ts';
import { findByContact, updateToPending } from './company-request.store.ts';
import { insertCompany, lockCompanies } from './company.store.ts';
import { sendRequest } from './send-request.ts';
import { statusOf } from './status-of.ts';

/** The result: new request, request still pending, or the company already has an account. */
export type RequestOutcome = 'received' | 'waiting' | 'known';

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
