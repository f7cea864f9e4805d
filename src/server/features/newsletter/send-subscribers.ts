import { newsletterCsv } from '#domain/newsletter/newsletter-csv.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { loadSubscribers, type SubscriberFilter } from './subscriber.store.ts';

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
