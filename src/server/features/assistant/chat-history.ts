import { messagesLeft } from '#domain/assistant/assistant-limits.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countMessages, deleteMessages, findUsage, pageMessages } from './chat.store.ts';

export async function listMessages(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, count] = await Promise.all([
    pageMessages(ctx, scope, paging),
    countMessages(ctx, scope),
  ]);
  return { ...page, total: cappedTotal(count) };
}

export async function loadAssistant(ctx: Ctx) {
  const usage = await findUsage(ctx, requireStudent(ctx));
  return { ...messagesLeft(usage, ctx.now), isModelOn: ctx.model !== null };
}

export async function removeMessages(ctx: Ctx) {
  return { removed: await deleteMessages(ctx, requireStudent(ctx)) };
}
