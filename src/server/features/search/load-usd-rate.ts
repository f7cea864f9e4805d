import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { findUsdRate, type IndexCtx } from './search-index.store.ts';

/** Rupees that a dollar counts for at this moment, for what is written with it. */
export async function loadUsdRate(ctx: IndexCtx): Promise<number> {
  return (await findUsdRate(ctx)) ?? defaultUsdRate;
}
