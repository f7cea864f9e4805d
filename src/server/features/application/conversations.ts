import { v7 as uuid } from 'uuid';
import { isSignedIn } from '#domain/actor.ts';
import { mayWriteMessage, writableUntil } from '#domain/application/may-write-message.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  listRecruiters,
  notifyCompany,
  notifyUser,
} from '#server/features/notification/notices.ts';
import { listBlind } from '#server/features/scorecard/list-blind.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember, requireStudent, requireUser } from '#server/scopes.ts';
import { mailMessage } from './application-mails.ts';
import {
  type Conversation,
  countMessages,
  countWritten,
  findAssignedConversation,
  findOwnConversation,
  findReceivedConversation,
  insertMessage,
  loadAssignedIds,
  lockOwnConversation,
  lockReceivedConversation,
  type NewMessage,
  pageMessages,
  updateFirstAnswer,
} from './application-messages.store.ts';

/**
 * The conversation of an application, for the applicant, the company's recruiters and the assigned
 * interviewers, who may only read.
 */
async function requireConversation(ctx: Ctx, applicationId: string) {
  const { actor } = ctx;
  const isReader = actor.kind === 'member' && actor.role === 'interviewer';
  const find = isReader ? findAssignedConversation : findReceivedConversation;
  const conversation =
    actor.kind === 'student'
      ? await findOwnConversation(ctx, requireStudent(ctx), applicationId)
      : await find(ctx, requireMember(ctx), applicationId);
  if (conversation === undefined) throw new AppError('NOT_FOUND');
  if (actor.kind === 'member' && (await listBlind(ctx, actor.userId, [applicationId])).size > 0)
    throw new AppError('BLIND_REVIEW');
  return { conversation, isReader };
}

export async function listMessages(ctx: Ctx, input: Paging & { applicationId: string }) {
  const { userId } = requireUser(ctx);
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
      isOwn: authorId === userId,
    })),
    total: cappedTotal(count),
    writing: isReader ? ('others' as const) : isOver ? ('over' as const) : ('open' as const),
    writableUntil: until,
  };
}

/**
 * Notifies the other side of a message, also by mail. Other open browsers receive it as a live
 * event.
 */
async function notifyConversation(
  ctx: Ctx,
  conversation: Conversation,
  message: NewMessage,
): Promise<void> {
  const about = {
    kind: 'application.message' as const,
    applicationId: conversation.id,
    postingId: conversation.postingId,
    postingTitle: conversation.postingTitle,
  };
  const others = await loadAssignedIds(ctx, conversation);
  if (message.authorKind === 'student') {
    const recipients = await notifyCompany(ctx, conversation.companyId, {
      ...about,
      from: conversation.fullName,
    });
    const readers = recipients.filter(({ mayBeMailed }) => mayBeMailed);
    for (const { userId, email, isBlind, notificationId } of readers) {
      const mail = { id: `${message.id}.${userId}`, userId, to: email, message, notificationId };
      await mailMessage(ctx, conversation, { ...mail, isBlind });
    }
    others.push(conversation.studentId);
  } else {
    const from = conversation.companyName;
    const notificationId = await notifyUser(ctx, conversation.studentId, { ...about, from });
    await mailMessage(ctx, conversation, {
      id: message.id,
      userId: conversation.studentId,
      to: conversation.email,
      message,
      notificationId,
    });
    const recruiters = await listRecruiters(ctx, conversation.companyId, conversation.postingId);
    others.push(...recruiters.map(({ userId }) => userId));
  }
  const data = { by: message.authorId };
  await publishLiveAll(
    ctx.db,
    others.map((userId) => ({ userId, kind: 'application.changed', data })),
  );
}

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
