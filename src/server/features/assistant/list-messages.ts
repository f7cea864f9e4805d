import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countMessages, pageMessages } from './chat-message.store.ts';

export async function listMessages(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, count] = await Promise.all([
    pageMessages(ctx, scope, paging),
    countMessages(ctx, scope),
  ]);
  return { ...page, total: cappedTotal(count) };
}
