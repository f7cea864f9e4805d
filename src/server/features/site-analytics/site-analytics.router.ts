import { serve } from '#server/api.ts';
import { listSiteAnalytics, loadSiteAnalytics } from './site-analytics.ts';

export const siteAnalyticsRouter = serve('siteAnalytics', {
  load: loadSiteAnalytics,
  list: listSiteAnalytics,
});
