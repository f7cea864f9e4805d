import type { ContactState } from '#domain/contact/contact-state.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { lockMessage, updateMessage } from './contact.store.ts';

type Input = { messageId: string; from: ContactState; to: ContactState };

/** An administrator marks a message as answered, as needing no answer, or as open again. */
export async function setMessageState(ctx: Ctx, { messageId, from, to }: Input) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const message = orNotFound(await lockMessage(tx, scope, messageId));
    if (message.state !== from) throw new AppError('CONTACT_CHANGED');
    await updateMessage(tx, scope, messageId, to);
    await noteAction(tx, {
      action: 'contact.moved',
      target: { kind: 'contact', id: messageId },
      before: { state: from },
      after: { state: to },
    });
    return { id: messageId, state: to };
  });
}
