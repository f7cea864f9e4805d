import { messagesLeft } from '#domain/assistant/assistant-limits.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findUsage } from './chat-usage.store.ts';

export async function loadAssistant(ctx: Ctx) {
  const usage = await findUsage(ctx, requireStudent(ctx));
  return { ...messagesLeft(usage, ctx.now), isModelOn: ctx.model !== null };
}
