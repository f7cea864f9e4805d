import { sampleSource } from '#domain/source/source-names.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { indexOutside } from '#server/features/search/index-outside.ts';
import { indexRows } from '#server/features/search/index-rows.ts';
import { countOpen, loadSamples, lockOutside } from './outside.store.ts';

/** Lets the search find the sample jobs of the demo for as long as nobody outside tells of any other. */
export async function indexSamples(ctx: Ctx): Promise<void> {
  const samples = await loadSamples(ctx);
  if (samples.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await lockOutside(tx);
    const open = await countOpen(tx);
    const isOther = [...open.keys()].some((source) => source !== sampleSource);
    if (isOther) await indexRows(tx, samples, []);
    else await indexOutside(tx, samples);
  });
}
