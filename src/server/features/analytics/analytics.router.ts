import { serve } from '#server/api.ts';
import { loadAnalytics } from './load-analytics.ts';
import { recordView } from './record-view.ts';

export const analyticsRouter = serve('analytics', {
  load: loadAnalytics,
  recordView,
});
