import { sampleSource } from '#domain/external-jobs/source-names.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { indexExternal } from '#server/features/search/index-external.ts';
import { indexRows } from '#server/features/search/index-rows.ts';
import { countOpen, loadSamples, lockExternal, updateRemoved } from './external-posting.store.ts';

/**
 * Indexes the demo's sample jobs while no other source has postings. Removes them on a public site.
 */
export async function indexSamples(ctx: Ctx): Promise<void> {
  const samples = await loadSamples(ctx);
  if (samples.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await lockExternal(tx);
    if (ctx.isPublicSite) {
      for (const id of samples) await updateRemoved(tx, id);
      return indexRows(tx, samples, []);
    }
    const open = await countOpen(tx);
    const isOther = [...open.keys()].some((source) => source !== sampleSource);
    if (isOther) await indexRows(tx, samples, []);
    else await indexExternal(tx, samples);
  });
}
