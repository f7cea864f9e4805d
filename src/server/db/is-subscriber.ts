import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Subscriber } from '#domain/plan/subscriber.ts';

/** Whether a row is this student's or company's. */
export function isSubscriber(
  table: { userId: PgColumn; companyId: PgColumn },
  subscriber: Subscriber,
): SQL {
  return 'userId' in subscriber
    ? eq(table.userId, subscriber.userId)
    : eq(table.companyId, subscriber.companyId);
}
