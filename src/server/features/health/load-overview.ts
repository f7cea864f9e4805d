import type { SiteOverview } from '#contract/health.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countWaiting, loadGrowth } from './health.store.ts';

/** Counts everything on the platform, and what waits for an administrator. */
export async function loadOverview(ctx: Ctx): Promise<SiteOverview> {
  const scope = requireAdmin(ctx);
  const [growth, waiting, failed] = await Promise.all([
    loadGrowth(ctx, scope),
    countWaiting(ctx, scope),
    ctx.tasks.listFailed(ctx.db, 1),
  ]);
  const shown = ({ total, ...rest }: (typeof growth)['users']) => ({
    total: cappedTotal(total),
    ...rest,
  });
  return {
    users: shown(growth.users),
    companies: shown(growth.companies),
    postings: shown(growth.postings),
    applications: shown(growth.applications),
    attention: { ...waiting, failedTasks: failed.count },
  };
}
