import { indexPostings } from './index-postings.ts';
import { type IndexCtx, loadOfCompany } from './search-index.store.ts';

/** Updates a company's postings in the index after its status, name or existence changed. */
export async function indexCompany(ctx: IndexCtx, companyId: string): Promise<void> {
  await indexPostings(ctx, await loadOfCompany(ctx, companyId));
}
