import { serve } from '#server/api.ts';
import { loadOverview, setFirstSteps } from './load-overview.ts';

export const overviewRouter = serve('overview', {
  load: loadOverview,
  setFirstSteps,
});
