import { serve } from '#server/api.ts';
import { listWarnings } from './list-warnings.ts';
import { loadHealth } from './load-health.ts';
import { loadOverview } from './load-overview.ts';

export const healthRouter = serve('health', {
  load: loadHealth,
  loadOverview,
  listWarnings,
});
