import type { SiteFigure } from '#domain/site-analytics/site-figure.ts';
import { periodStart, type SitePeriod } from '#domain/site-analytics/site-period.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countListed, pageListed } from './site-analytics.store.ts';

type Asked = Paging & { figure: SiteFigure; period: SitePeriod };

/** What a figure of the platform counts, row by row; its total is exact, like the figure. */
export async function listSiteAnalytics(ctx: Ctx, { period, ...asked }: Asked) {
  const scope = requireAdmin(ctx);
  const since = periodStart(period, ctx.now);
  const [page, count] = await Promise.all([
    pageListed(ctx, scope, { ...asked, since }),
    countListed(ctx, scope, { figure: asked.figure, since }),
  ]);
  return { ...page, total: { count, capped: false } };
}
