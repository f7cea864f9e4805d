import { indexPostings } from './index-postings.ts';
import { type IndexCtx, loadOfCompany } from './search-index.store.ts';

/** Brings what is found of a company's postings up to date, after its status, name or existence changed. */
export async function indexCompany(ctx: IndexCtx, companyId: string): Promise<void> {
  await indexPostings(ctx, await loadOfCompany(ctx, companyId));
}
