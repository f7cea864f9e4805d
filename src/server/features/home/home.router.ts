import { serve } from '#server/api.ts';
import { listUpcoming } from './list-upcoming.ts';
import { loadHome } from './load-home.ts';
import { setFirstSteps } from './set-first-steps.ts';

export const homeRouter = serve('home', {
  load: loadHome,
  listUpcoming,
  setFirstSteps,
});
