import { v7 as uuid } from 'uuid';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { listRecruiters, type Recruiter } from './list-recruiters.ts';
import { notifyUsers } from './notify-users.ts';

/** Notifies everyone in a company who handles applications, and returns them. */
export async function notifyCompany(
  ctx: Ctx,
  companyId: string,
  data: NotificationData,
): Promise<Recruiter[]> {
  const recruiters = await listRecruiters(ctx, companyId);
  await notifyUsers(
    ctx,
    recruiters.map(({ userId }) => ({ id: uuid(), userId, data })),
  );
  return recruiters;
}
