import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { recordingOf } from './recording-of.ts';
import { countFinished, pageFinished } from './recording.store.ts';

export async function listRecordings(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, count] = await Promise.all([
    pageFinished(ctx, scope, paging),
    countFinished(ctx, scope),
  ]);
  return { ...page, items: page.items.map(recordingOf), total: cappedTotal(count) };
}
