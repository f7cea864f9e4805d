import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteMessages } from './chat-message.store.ts';

export async function removeMessages(ctx: Ctx) {
  return { removed: await deleteMessages(ctx, requireStudent(ctx)) };
}
