import type { Ctx } from '#server/context.ts';
import { loadDueReaders } from './job-alert.store.ts';
import { mailJobAlerts } from './mail-job-alerts.ts';

const atOnce = 100;

/**
 * Sends all due alerts. Several processes may run it at the same time. A failure for one person is
 * retried on the next run.
 */
export async function sendJobAlerts(ctx: Ctx): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const due = await loadDueReaders(ctx, atOnce + seen.size);
    const readers = due.filter((userId) => !seen.has(userId));
    if (readers.length === 0) return;
    for (const userId of readers) {
      try {
        await mailJobAlerts(ctx, userId);
      } catch (error) {
        ctx.log.warn({ err: error }, 'an alert was not sent');
      }
      // Skips this user, whose searches another process may have locked.
      seen.add(userId);
    }
  }
}
