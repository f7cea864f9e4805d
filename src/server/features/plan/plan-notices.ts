import { v7 as uuid } from 'uuid';
import type { PlanId } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { PlanChange } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import { mailUnread } from '#server/features/notification/digests.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';
import { planPageOf } from './plan-page-of.ts';
import { findPerson, loadOwners } from './plan.store.ts';

type PlanChangeNotice = {
  plan: PlanId;
  what: PlanChange;
  endsAt: Date | null;
  /** What the administrator wrote; empty without words. */
  reason: string;
};

type PlanChangeMail = PlanChangeNotice & {
  userId: string;
  email: string;
  notificationId: string;
  path: string;
};

/** Mails what became of a plan, unless the notification is read first. */
async function mailPlanChange(
  ctx: Ctx,
  { plan, what, endsAt, reason, userId, email, notificationId, path }: PlanChangeMail,
): Promise<void> {
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, { userId });
  if (!wantsMail('plan.changed')) return;
  const name = t(`plan.names.${plan}`);
  const until = endsAt === null ? null : createFormat(locale, timeZone).date(endsAt, 'long');
  const body = layOut({
    heading: t(`plan.mail.${what}.heading`),
    paragraphs: [
      t(`plan.mail.${what}.text`, { plan: name }),
      ...(until === null
        ? []
        : [t(`plan.mail.until.${what === 'past-due' ? what : 'granted'}`, { until })]),
      ...(reason === '' ? [] : [t('plan.mail.reason'), reason]),
    ],
    action: { label: t('plan.mail.action'), url: `${ctx.publicUrl}${path}` },
    footer: t('plan.mail.footer'),
  });
  const mail = {
    id: notificationId,
    to: email,
    subject: t(`plan.mail.${what}.subject`, { plan: name }),
    ...body,
  };
  await mailUnread(ctx, mail, { userId, notificationId });
}

/**
 * Notifies a student, or the owners of a company, of the change to their plan, here and by mail.
 */
export async function notifySubscriber(
  tx: Ctx,
  subscriber: Subscriber,
  change: PlanChangeNotice,
): Promise<void> {
  const isCompany = 'companyId' in subscriber;
  const people = isCompany
    ? await loadOwners(tx, subscriber.companyId)
    : [await findPerson(tx, subscriber.userId)].filter((one) => one !== undefined);
  const recipients = people.map((person) => ({ ...person, id: uuid() }));
  const { plan, what } = change;
  await notifyUsers(
    tx,
    recipients.map(({ id, userId }) => ({
      id,
      userId,
      data: { kind: 'plan.changed', plan, what },
    })),
  );
  const path = planPageOf(subscriber);
  for (const { id, userId, email } of recipients)
    await mailPlanChange(tx, { ...change, userId, email, notificationId: id, path });
}
