import type { Ctx } from '#server/context.ts';
import { listRecruiters } from '#server/features/notification/list-recruiters.ts';
import { notifyCompany } from '#server/features/notification/notify-company.ts';
import { notifyUser } from '#server/features/notification/notify-user.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { loadAssignedIds, type NewMessage, type Talk } from './application-messages.store.ts';
import { mailMessage } from './mail-message.ts';

/**
 * Notifies the other side of a message, also by mail. Other open browsers receive it as a live
 * event.
 */
export async function notifyConversation(ctx: Ctx, talk: Talk, message: NewMessage): Promise<void> {
  const about = {
    kind: 'application.message' as const,
    applicationId: talk.id,
    postingId: talk.postingId,
    postingTitle: talk.postingTitle,
  };
  const others = await loadAssignedIds(ctx, talk);
  if (message.authorKind === 'student') {
    const told = await notifyCompany(ctx, talk.companyId, { ...about, from: talk.fullName });
    const readers = told.filter(({ mayBeMailed }) => mayBeMailed);
    for (const { userId, email, isBlind, notificationId } of readers) {
      const mail = { id: `${message.id}.${userId}`, userId, to: email, message, notificationId };
      await mailMessage(ctx, talk, { ...mail, isBlind });
    }
    others.push(talk.studentId);
  } else {
    const from = talk.companyName;
    const notificationId = await notifyUser(ctx, talk.studentId, { ...about, from });
    await mailMessage(ctx, talk, {
      id: message.id,
      userId: talk.studentId,
      to: talk.email,
      message,
      notificationId,
    });
    const recruiters = await listRecruiters(ctx, talk.companyId, talk.postingId);
    others.push(...recruiters.map(({ userId }) => userId));
  }
  const data = { by: message.authorId };
  await publishLiveAll(
    ctx.db,
    others.map((userId) => ({ userId, kind: 'application.changed', data })),
  );
}
