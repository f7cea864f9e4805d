import { serve } from '#server/api.ts';
import { listUpcoming, loadHome, setFirstSteps } from './own-home.ts';

export const homeRouter = serve('home', {
  load: loadHome,
  listUpcoming,
  setFirstSteps,
});
