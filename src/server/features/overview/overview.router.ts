import { serve } from '#server/api.ts';
import { loadOverview } from './load-overview.ts';
import { setFirstSteps } from './set-first-steps.ts';

export const overviewRouter = serve('overview', {
  load: loadOverview,
  setFirstSteps,
});
