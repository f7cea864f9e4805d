import type { Ctx } from '#server/context.ts';
import { loadDueReaders } from './job-alert.store.ts';
import { mailJobAlerts } from './mail-job-alerts.ts';

const atOnce = 100;

/** Sends all alerts that are due. Several processes may do so at once; what fails for one person waits for the next time. */
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
      // Another process may hold what is due: it is not asked for again either.
      seen.add(userId);
    }
  }
}
