import { api } from '#server/api.ts';
import { listSiteAnalytics } from './list-site-analytics.ts';
import { loadSiteAnalytics } from './load-site-analytics.ts';

const { siteAnalytics } = api;

export const siteAnalyticsRouter = {
  load: siteAnalytics.load.handler(({ context, input }) => loadSiteAnalytics(context.ctx, input)),
  list: siteAnalytics.list.handler(({ context, input }) => listSiteAnalytics(context.ctx, input)),
};
