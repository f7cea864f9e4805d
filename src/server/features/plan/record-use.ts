import { v7 as uuid } from 'uuid';
import type { PlanUse } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import type { Ctx } from '#server/context.ts';
import { countUse } from './count-use.ts';
import { findUse, insertUse, lockSubscriber } from './plan.store.ts';
import { requireUse } from './require-use.ts';

/**
 * Counts the use of something against the plan, in the caller's transaction, or refuses it above
 * the limit. `source` is what was used: repeating it counts once. Issuing a verified badge calls
 * `recordUse(tx, { userId }, 'verifiedBadges', badgeId)`.
 */
export async function recordUse(
  tx: Ctx,
  subscriber: Subscriber,
  use: PlanUse,
  source: string,
): Promise<void> {
  await lockSubscriber(tx, subscriber);
  if (await findUse(tx, subscriber, use, source)) return;
  await requireUse(tx, subscriber, use, await countUse(tx, subscriber, use));
  const { month } = usageMonth(tx.now);
  await insertUse(tx, { id: uuid(), ...subscriber, use, month, source, createdAt: tx.now });
}
