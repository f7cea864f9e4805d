import { isSignedIn } from '#domain/actor.ts';
import { writableUntil } from '#domain/application/may-write-message.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { countMessages, pageMessages } from './application-messages.store.ts';
import { requireConversation } from './require-conversation.ts';

export async function listMessages(ctx: Ctx, input: Paging & { applicationId: string }) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const { conversation, isReader } = await requireConversation(ctx, input.applicationId);
  const [page, count] = await Promise.all([
    pageMessages(ctx, conversation, input),
    countMessages(ctx, conversation),
  ]);
  const until = writableUntil(conversation.status, conversation.changedAt);
  const isOver = until !== null && ctx.now > until;
  return {
    ...page,
    items: page.items.map(({ authorId, accountName, ...message }) => ({
      ...message,
      // The student appears under the name on the application.
      name: message.author === 'student' ? conversation.fullName : accountName,
      isOwn: authorId === actor.userId,
    })),
    total: cappedTotal(count),
    writing: isReader ? ('others' as const) : isOver ? ('over' as const) : ('open' as const),
    writableUntil: until,
  };
}
