import { serve } from '#server/api.ts';
import { loadAnalytics } from './load-analytics.ts';
import { recordView } from './posting-days.ts';

export const analyticsRouter = serve('analytics', {
  load: loadAnalytics,
  recordView,
});
