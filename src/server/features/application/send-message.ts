import { v7 as uuid } from 'uuid';
import { isSignedIn } from '#domain/actor.ts';
import { mayWriteMessage } from '#domain/application/may-write-message.ts';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { listBlind } from '#server/features/scorecard/list-blind.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import {
  countWritten,
  insertMessage,
  lockOwnConversation,
  lockReceivedConversation,
  updateFirstAnswer,
} from './application-messages.store.ts';
import { notifyConversation } from './notify-conversation.ts';

type Input = { applicationId: string; body: string };

/**
 * The applicant or a recruiter sends a message. The other side is notified immediately and by mail.
 */
export async function sendMessage(ctx: Ctx, { applicationId, body }: Input) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const company = actor.kind === 'student' ? null : requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const conversation = orNotFound(
      company
        ? await lockReceivedConversation(tx, company, applicationId)
        : await lockOwnConversation(tx, requireStudent(tx), applicationId),
    );
    if (company && (await listBlind(tx, company.userId, [conversation.id])).size > 0)
      throw new AppError('BLIND_REVIEW');
    const since = new Date(ctx.now.getTime() - writeLimits.message.windowMs);
    const lately = await countWritten(tx, conversation, { by: actor.userId, since });
    allow(mayWriteMessage({ ...conversation, now: ctx.now, lately }));
    const message = {
      companyId: conversation.companyId,
      id: uuid(),
      applicationId: conversation.id,
      authorId: actor.userId,
      authorKind: company ? ('member' as const) : ('student' as const),
      body,
      createdAt: ctx.now,
    };
    await insertMessage(tx, message);
    if (company) await updateFirstAnswer(tx, company, conversation);
    await notifyConversation(tx, conversation, message);
    return { id: message.id };
  });
}
