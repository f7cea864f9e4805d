import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { findUsdRate, type IndexCtx } from './search-index.store.ts';

/** The current exchange rate in rupees per dollar, for index rows written with it. */
export async function loadUsdRate(ctx: IndexCtx): Promise<number> {
  return (await findUsdRate(ctx)) ?? defaultUsdRate;
}
