import { newsletterCsv } from '#domain/newsletter/newsletter-csv.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  countByState,
  countSubscribers,
  loadSubscribers,
  pageSubscribers,
  type SubscriberFilter,
} from './newsletter.store.ts';

export async function listSubscribers(ctx: Ctx, input: Paging & SubscriberFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, counts] = await Promise.all([
    pageSubscribers(ctx, scope, input),
    countSubscribers(ctx, scope, input),
    countByState(ctx, scope),
  ]);
  return { ...page, total: cappedTotal(counted), counts };
}

/**
 * Returns the subscribers as CSV for an administrator. The download is recorded in the audit log.
 */
export async function sendSubscribers(ctx: Ctx, filter: SubscriberFilter): Promise<string> {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const rows = await loadSubscribers(tx, scope, filter);
    await noteAction(tx, {
      action: 'newsletter.exported',
      target: { kind: 'newsletter' },
      after: { rows: rows.length, state: filter.state ?? null },
    });
    return newsletterCsv(
      ['email', 'state', 'asked', 'confirmed', 'left'],
      rows.map((row) => [row.email, row.state, row.createdAt, row.confirmedAt, row.leftAt]),
    );
  });
}
