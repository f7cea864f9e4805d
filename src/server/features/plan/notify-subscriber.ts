import { v7 as uuid } from 'uuid';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { mailPlanChange, type PlanChangeNotice } from './mail-plan-change.ts';
import { planPageOf } from './plan-page-of.ts';
import { findPerson, loadOwners } from './plan.store.ts';

/** Tells a student, or the owners of a company, what became of their plan, here and by mail. */
export async function notifySubscriber(
  tx: Ctx,
  subscriber: Subscriber,
  change: PlanChangeNotice,
): Promise<void> {
  const isCompany = 'companyId' in subscriber;
  const people = isCompany
    ? await loadOwners(tx, subscriber.companyId)
    : [await findPerson(tx, subscriber.userId)].filter((one) => one !== undefined);
  const told = people.map((person) => ({ ...person, id: uuid() }));
  const { plan, what } = change;
  await notifyUsers(
    tx,
    told.map(({ id, userId }) => ({ id, userId, data: { kind: 'plan.changed', plan, what } })),
  );
  const path = planPageOf(subscriber);
  for (const { id, userId, email } of told)
    await mailPlanChange(tx, { ...change, userId, email, notificationId: id, path });
}
