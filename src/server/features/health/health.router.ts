import { serve } from '#server/api.ts';
import { listWarnings, loadHealth, loadOverview } from './load-health.ts';

export const healthRouter = serve('health', {
  load: loadHealth,
  loadOverview,
  listWarnings,
});
