import { serve } from '#server/api.ts';
import { listSiteAnalytics } from './list-site-analytics.ts';
import { loadSiteAnalytics } from './load-site-analytics.ts';

export const siteAnalyticsRouter = serve('siteAnalytics', {
  load: loadSiteAnalytics,
  list: listSiteAnalytics,
});
