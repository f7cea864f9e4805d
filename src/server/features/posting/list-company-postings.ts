import type { Ctx } from '#server/context.ts';
import { postingCardOf } from './posting-card-of.ts';
import { countOfCompany, loadOfCompany } from './posting.store.ts';

const maxPostings = 20;

/** A company's newest open postings, and how many are open. */
export async function listCompanyPostings(ctx: Ctx, companyId: string) {
  const [rows, count] = await Promise.all([
    loadOfCompany(ctx, companyId, maxPostings),
    countOfCompany(ctx, companyId),
  ]);
  return { items: rows.map(postingCardOf), count };
}
