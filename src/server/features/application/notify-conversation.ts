import type { Ctx } from '#server/context.ts';
import { listRecruiters } from '#server/features/notification/list-recruiters.ts';
import { notifyCompany } from '#server/features/notification/notify-company.ts';
import { notifyUser } from '#server/features/notification/notify-user.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import {
  loadAssignedIds,
  type NewMessage,
  type Conversation,
} from './application-messages.store.ts';
import { mailMessage } from './mail-message.ts';

/**
 * Notifies the other side of a message, also by mail. Other open browsers receive it as a live
 * event.
 */
export async function notifyConversation(
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
    const told = await notifyCompany(ctx, conversation.companyId, {
      ...about,
      from: conversation.fullName,
    });
    const readers = told.filter(({ mayBeMailed }) => mayBeMailed);
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
